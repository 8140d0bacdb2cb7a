internal import Foundation

/// Measurements: numbers with units that are converted. How a locale writes them is not known here.
extension BuiltinType {
  static let measurements: [BuiltinType] = [measurement, unit] + unitFamilies.map(family)

  static let measurement = BuiltinType(
    "Measurement",
    initializer: { call in
      guard let value = call.number("value"), let unit = call["unit"] else { return nil }
      if case .unresolved = unit { return unit }
      guard let dimension = unit.payload(Dimension.self) else { return nil }
      return .native("Measurement", Measurement(value: value, unit: dimension))
    },
    statics: [
      operation("+") { $0.value + $1.value }, operation("-") { $0.value - $1.value }, scaled("*") { $0 * $1 },
      scaled("/") { $0 / $1 },
    ],
    members: [
      BuiltinMember("converted") { call in
        guard let measurement = call.receiver.payload(Measurement<Dimension>.self), let unit = target(call),
          type(of: unit) == type(of: measurement.unit)
        else { return nil }
        return .native("Measurement", measurement.converted(to: unit))
      },
      BuiltinMember("convert") { call in
        guard let measurement = call.receiver.payload(Measurement<Dimension>.self), let unit = target(call),
          type(of: unit) == type(of: measurement.unit)
        else { return nil }
        call.update?.value = .native("Measurement", measurement.converted(to: unit))
        return .void
      },
      BuiltinMember("formatted") { call in
        call.isCall ? call.unresolved("unknown-format", "The form of a measurement is not known.") : nil
      },
      BuiltinMember("unit") { call in
        call.receiver.payload(Measurement<Dimension>.self).map { .native(family(of: $0.unit), $0.unit) }
      },
      BuiltinMember("value") { call in call.receiver.payload(Measurement<Dimension>.self).map { .double($0.value) } },
    ])

  private static func target(_ call: BuiltinCall) -> Dimension? {
    guard let measurement = call.receiver.payload(Measurement<Dimension>.self), let unit = call["to"] else {
      return nil
    }
    return call.evaluator.resolve(unit, as: family(of: measurement.unit)).payload(Dimension.self)
  }

  private static func operation(
    _ name: String, _ apply: @escaping @Sendable (Measurement<Dimension>, Measurement<Dimension>) -> Double
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let left = call.first?.payload(Measurement<Dimension>.self),
        let right = call.unlabelled(1)?.payload(Measurement<Dimension>.self),
        type(of: left.unit) == type(of: right.unit)
      else { return nil }
      // Of two units the sum has that of the dimension, unless they are the same.
      let unit = left.unit == right.unit ? left.unit : type(of: left.unit).baseUnit()
      return .native(
        "Measurement", Measurement(value: apply(left.converted(to: unit), right.converted(to: unit)), unit: unit))
    }
  }

  private static func scaled(_ name: String, _ apply: @escaping @Sendable (Double, Double) -> Double) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let left = call.first?.payload(Measurement<Dimension>.self), let factor = call.unlabelled(1)?.number else {
        return nil
      }
      return .native("Measurement", Measurement(value: apply(left.value, factor), unit: left.unit))
    }
  }

  static let unit = BuiltinType(
    "Unit",
    members: [BuiltinMember("symbol") { call in call.receiver.payload(Dimension.self).map { .string($0.symbol) } }])

  private static func family(_ entry: (name: String, units: [String: Dimension])) -> BuiltinType {
    BuiltinType(
      entry.name, conformances: ["Unit"],
      statics: entry.units.sorted { $0.key < $1.key }.map { name, unit in
        BuiltinMember(name) { _ in .native(entry.name, unit) }
      })
  }

  private static func family(of unit: Dimension) -> String { String(describing: type(of: unit)) }

  /// The units that Foundation has, by their families.
  private static let unitFamilies: [(name: String, units: [String: Dimension])] = [
    (
      "UnitAngle",
      ["degrees": UnitAngle.degrees, "radians": UnitAngle.radians, "revolutions": UnitAngle.revolutions]
    ),
    (
      "UnitArea",
      [
        "acres": UnitArea.acres, "hectares": UnitArea.hectares, "squareFeet": UnitArea.squareFeet,
        "squareKilometers": UnitArea.squareKilometers, "squareMeters": UnitArea.squareMeters,
        "squareMiles": UnitArea.squareMiles,
      ]
    ),
    (
      "UnitDuration",
      [
        "hours": UnitDuration.hours, "milliseconds": UnitDuration.milliseconds, "minutes": UnitDuration.minutes,
        "seconds": UnitDuration.seconds,
      ]
    ),
    (
      "UnitEnergy",
      [
        "calories": UnitEnergy.calories, "joules": UnitEnergy.joules, "kilocalories": UnitEnergy.kilocalories,
        "kilojoules": UnitEnergy.kilojoules, "kilowattHours": UnitEnergy.kilowattHours,
      ]
    ),
    (
      "UnitInformationStorage",
      [
        "bytes": UnitInformationStorage.bytes, "gigabytes": UnitInformationStorage.gigabytes,
        "kilobytes": UnitInformationStorage.kilobytes, "megabytes": UnitInformationStorage.megabytes,
      ]
    ),
    (
      "UnitLength",
      [
        "centimeters": UnitLength.centimeters, "feet": UnitLength.feet, "inches": UnitLength.inches,
        "kilometers": UnitLength.kilometers, "meters": UnitLength.meters, "miles": UnitLength.miles,
        "millimeters": UnitLength.millimeters, "yards": UnitLength.yards,
      ]
    ),
    (
      "UnitMass",
      [
        "grams": UnitMass.grams, "kilograms": UnitMass.kilograms, "metricTons": UnitMass.metricTons,
        "milligrams": UnitMass.milligrams, "ounces": UnitMass.ounces, "pounds": UnitMass.pounds,
        "stones": UnitMass.stones,
      ]
    ),
    ("UnitPower", ["kilowatts": UnitPower.kilowatts, "watts": UnitPower.watts]),
    (
      "UnitPressure",
      [
        "bars": UnitPressure.bars, "hectopascals": UnitPressure.hectopascals,
        "kilopascals": UnitPressure.kilopascals, "millibars": UnitPressure.millibars,
      ]
    ),
    (
      "UnitSpeed",
      [
        "kilometersPerHour": UnitSpeed.kilometersPerHour, "knots": UnitSpeed.knots,
        "metersPerSecond": UnitSpeed.metersPerSecond, "milesPerHour": UnitSpeed.milesPerHour,
      ]
    ),
    (
      "UnitTemperature",
      [
        "celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit,
        "kelvin": UnitTemperature.kelvin,
      ]
    ),
    (
      "UnitVolume",
      [
        "cups": UnitVolume.cups, "fluidOunces": UnitVolume.fluidOunces, "gallons": UnitVolume.gallons,
        "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters, "pints": UnitVolume.pints,
        "tablespoons": UnitVolume.tablespoons, "teaspoons": UnitVolume.teaspoons,
      ]
    ),
  ]
}
