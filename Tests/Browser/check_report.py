"""Opens an HTML report in headless Chromium as a person would, and says what is wrong with it.

usage: check_report.py REPORT.html [--ready-within SECONDS]

Prints one line a defect and exits with 1 where there is any. Checked: nothing fails or is blocked, nothing from audited
sources runs, no sideways scrolling, axe-core finds nothing in light and in dark, wide, at 320 px and at 200 %, the
report reads without a script, and filter, slider, deep links, keyboard and paper work.
"""

import sys
import time
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError, sync_playwright

CHROMIUM = "/usr/bin/chromium"
OPEN_ALL = """document.querySelectorAll('section.layout > details').forEach(details => {
  details.open = false; details.open = true; details.dispatchEvent(new Event('toggle')); })"""


class Check:
    def __init__(self, browser, url):
        self.browser = browser
        self.url = url
        self.defects = []

    def say(self, condition, words):
        if not condition:
            self.defects.append(words)

    def page(self, name, **settings):
        """A page of the report whose errors and dialogs count as defects."""
        context = self.browser.new_context(**settings)
        page = context.new_page()
        page.on("pageerror", lambda error: self.defects.append(f"{name}: script error: {error}"))
        page.on(
            "console",
            lambda message: self.defects.append(f"{name}: {message.type}: {message.text}")
            if message.type in ("error", "warning")
            else None,
        )
        page.on("dialog", lambda dialog: (self.defects.append(f"{name}: a dialog opened"), dialog.dismiss()))
        page.on(
            "request",
            lambda request: self.defects.append(f"{name}: asked for {request.url}")
            if not request.url.startswith(("file:", "data:"))
            else None,
        )
        page.goto(self.url)
        return page

    def accessibility(self, name, page):
        violations = Axe().run(page).response["violations"]
        for violation in violations:
            for node in violation["nodes"][:3]:
                self.defects.append(f"{name}: {violation['id']}: {node['html'][:160]}: {node['failureSummary'][:240]}")

    def appearance(self, scheme, width, factor):
        name = f"{scheme} at {width} px, {int(factor * 100)} %"
        page = self.page(
            name, color_scheme=scheme, viewport={"width": width, "height": 900}, device_scale_factor=factor)
        page.evaluate(OPEN_ALL)
        page.wait_for_timeout(100)
        wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        self.say(wide <= 0, f"{name}: {wide} px wider than the window")
        self.accessibility(name, page)
        page.context.close()

    def without_script(self):
        page = self.page("without script", java_script_enabled=False, viewport={"width": 1000, "height": 900})
        for summary in page.locator("section.layout > details > summary").all():
            if summary.locator("xpath=..").get_attribute("open") is None:
                summary.click()
        findings = page.locator("li.finding")
        self.say(findings.count() > 0, "without script: no finding is shown")
        self.say(findings.count() == page.locator("li.finding:visible").count(), "without script: findings are hidden")
        self.say(page.locator(".needs-script:visible").count() == 0, "without script: controls that do nothing")
        self.say(page.locator(".size:visible").count() > 2, "without script: pictures are hidden")
        page.context.close()

    def slider(self):
        page = self.page("slider", viewport={"width": 1280, "height": 900})
        page.evaluate(OPEN_ALL)
        slider = page.locator("input[type=range]").first
        slider.focus()
        page.keyboard.press("End")
        section = page.locator("section.layout", has=slider).first
        self.say(section.locator(".slider output").first.inner_text() == "AX5", "slider: End does not lead to AX5")
        shown = section.locator(".size.current")
        self.say(shown.count() == 1 and shown.get_attribute("data-size") == "AX5", "slider: AX5 is not shown")
        self.say((slider.get_attribute("aria-valuetext") or "").startswith("AX5"), "slider: AX5 is not announced")
        colors = section.locator(".size.current .pane svg use").first.evaluate(
            "element => getComputedStyle(element).getPropertyValue('--c0')")
        self.say(colors != "", "slider: pictures have no colours")
        page.context.close()

    def filters(self):
        page = self.page("filter", viewport={"width": 1280, "height": 900})
        page.evaluate(OPEN_ALL)
        before = page.locator("li.finding:visible").count()
        page.locator("#filter select").select_option(index=1)
        rule = page.locator("#filter select").input_value()
        shown = page.locator("li.finding:visible")
        self.say(0 < shown.count() < before, "filter: a rule does not narrow the findings")
        others = page.locator(f"li.finding:visible:not([data-rule='{rule}'])")
        self.say(others.count() == 0, "filter: other rules stay")
        page.locator("#filter select").select_option("")
        page.locator("#filter input[type=search]").fill("no such view anywhere")
        self.say(page.locator("section.layout:visible").count() == 0, "filter: a search without a hit shows layouts")
        self.say("0 findings" in page.locator("#shown").inner_text(), "filter: the count is not told")
        page.context.close()

    def deep_links(self):
        page = self.page("deep link", viewport={"width": 1280, "height": 900})
        page.evaluate(OPEN_ALL)
        anchor = page.locator("li.finding").last.get_attribute("id")
        page.context.close()
        page = self.page("deep link", viewport={"width": 1280, "height": 900})
        page.goto(self.url + "#" + anchor)
        page.reload()
        target = page.locator(f"[id='{anchor}']")
        in_view = """id => { const element = document.getElementById(id);
          return element && element.getBoundingClientRect().top < innerHeight; }"""
        try:
            page.wait_for_function(in_view, arg=anchor, timeout=10_000)
        except TimeoutError:
            self.defects.append("deep link: the finding is not in view")
        target.locator("button.show").click()
        section = page.locator("section.layout", has=target)
        self.say(section.locator(".stage.focus-one").count() == 1, "show: nothing is brought out")
        page.context.close()

    def keyboard(self):
        page = self.page("keyboard", viewport={"width": 1280, "height": 900})
        page.keyboard.press("Tab")
        self.say(page.evaluate("document.activeElement.className") == "skip", "keyboard: no skip link comes first")
        page.keyboard.press("Enter")
        self.say(page.evaluate("document.activeElement.id") == "layouts", "keyboard: the skip link leads nowhere")
        levels = page.evaluate("Array.from(document.querySelectorAll('h1,h2,h3,h4,h5')).map(h => Number(h.tagName[1]))")
        jumps = [pair for pair in zip(levels, levels[1:]) if pair[1] > pair[0] + 1]
        self.say(levels.count(1) == 1 and not jumps, f"keyboard: headings jump: {jumps[:3]}")
        page.context.close()

    def paper(self):
        page = self.page("print", viewport={"width": 1000, "height": 900})
        page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        built = page.locator("section.layout noscript").count()
        self.say(built == 0, "print: sections are left out")
        self.say(page.locator(".filter:visible").count() == 0, "print: controls are printed")
        self.say(len(page.pdf()) > 1000, "print: no paper")
        page.context.close()

    def readiness(self, limit):
        """The best of three, since other work on the machine only ever adds time."""
        best = min(self.time_to_ready() for _ in range(3))
        print(f"ready after {best:.2f} s")
        self.say(best <= limit, f"ready after {best:.2f} s, more than {limit} s")

    def time_to_ready(self):
        context = self.browser.new_context(viewport={"width": 1280, "height": 900})
        page = context.new_page()
        start = time.monotonic()
        page.goto(self.url)
        page.wait_for_function("document.readyState === 'complete' && document.documentElement.classList.contains('js')")
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        elapsed = time.monotonic() - start
        context.close()
        return elapsed


def main():
    report = Path(sys.argv[1]).resolve()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        check = Check(browser, report.as_uri())
        if "--ready-within" in sys.argv:
            check.readiness(float(sys.argv[sys.argv.index("--ready-within") + 1]))
        else:
            for scheme in ("light", "dark"):
                for width, factor in ((1280, 1), (640, 2), (320, 1)):
                    check.appearance(scheme, width, factor)
            check.without_script()
            check.slider()
            check.filters()
            check.deep_links()
            check.keyboard()
            check.paper()
        browser.close()
    for defect in check.defects:
        print(defect)
    sys.exit(1 if check.defects else 0)


if __name__ == "__main__":
    main()
