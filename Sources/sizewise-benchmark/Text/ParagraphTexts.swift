/// Paragraphs as apps show them, in the scripts that Inter holds, so that every contestant sets the same glyphs.
enum ParagraphTexts {
  /// Names that make paragraphs of the same pattern differ.
  private static let names = ["Rosemary", "Thistle", "Juniper", "Meadowsweet", "Bergamot", "Lovage"]

  /// All paragraphs; no two are equal.
  static let all: [String] = names.enumerated().flatMap { index, name in
    patterns.map { $0.replacing("#", with: name).replacing("%", with: String(12 + 7 * index)) }
  }

  private static let patterns = [
    "# was watered % minutes ago and likes its new place by the window.",
    """
    Your garden plan for this week is ready. # needs shade until Thursday, then full sun for % hours a day; move the \
    pots once the nights are warmer than the soil, and do not forget to turn them every other morning.
    """,
    """
    Sharing is off. Turn it on in Settings, under “# & Friends”, and everyone with the link can see the last % \
    harvests, the photos you took of them, and the notes that you marked as public. You can stop sharing at any time; \
    copies that other people have made stay with them.
    """,
    "Free trial for % days, then €4.99 a month. Cancel any time before #’s first delivery, at no cost.",
    """
    AVAILABLE TODAY: Two-year-old # saplings, W. 40 cm × H. 120 cm, potted in peat-free soil. Collect them between \
    9:30 and 18:00 at the Yard, gate %, or have them brought to your door (Tue–Sat).
    """,
    """
    Die Bewässerung von # wurde um %:05 Uhr unterbrochen, weil der Feuchtigkeitssensor keine Verbindung zur \
    Basisstation hatte. Prüfe die Batterien und starte den Vorgang anschließend erneut.
    """,
    """
    L’arrosage de # a été interrompu à % h 05 : le capteur d’humidité n’était plus relié à la station. Vérifiez les \
    piles, puis relancez l’opération depuis l’écran d’accueil.
    """,
    "Поливка «#» остановлена в %:05: датчик влажности не отвечает. Проверьте батарейки и попробуйте снова.",
    "Το πότισμα του # σταμάτησε στις %:05 επειδή ο αισθητήρας υγρασίας δεν απαντά. Ελέγξτε τις μπαταρίες.",
    """
    The seedlings of # came up after % days, a week earlier than the packet said. We kept them at eighteen degrees, \
    under a lamp from six in the morning until ten at night, and watered from below so that the stems stayed dry. Half \
    of them went into deeper trays in the third week; the rest waited until their second pair of leaves was as long as \
    a thumb. What surprised us was how little feeding they asked for: a spoonful of compost tea every ten days was \
    enough, and those that got more grew tall, pale and tired before the summer had properly begun.
    """,
  ]
}
