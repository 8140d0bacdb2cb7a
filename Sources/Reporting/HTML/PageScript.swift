/// The script of the page: sections built when they are opened, the slider, filters and deep links. Everything can be
/// read without it.
let pageScript = #"""
  (() => {
  'use strict';
  const root = document.documentElement;
  const all = (selector, scope = document) => Array.from(scope.querySelectorAll(selector));
  root.classList.add('js');

  const layouts = all('section.layout');

  /* A section's content is inert text until it is needed. */
  function build(section) {
    const source = section.querySelector('noscript');
    if (!source) return;
    const holder = document.createElement('template');
    holder.innerHTML = source.textContent;
    source.replaceWith(holder.content);
    const slider = section.querySelector('input[type=range]');
    if (slider) {
      slider.style.setProperty('--count', String(Number(slider.max) + 1));
      slider.addEventListener('input', () => { focusFinding(section, null); showSize(section); });
    }
    const setting = section.querySelector('select.setting');
    if (setting) setting.addEventListener('change', () => showSize(section));
    all('[data-switch]', section).forEach(box => box.addEventListener('change', () => applySwitches(section)));
    all('button.show', section).forEach(button => button.addEventListener('click', () => {
      if (setting) setting.value = button.dataset.setting;
      goTo(section, button.dataset.size);
      focusFinding(section, button.closest('.finding').dataset.finding);
      section.querySelector('.stage').scrollIntoView({block: 'nearest'});
    }));
    const sizes = section.querySelector('.sizes');
    if (sizes) sizes.removeAttribute('tabindex');
    showSize(section);
    filterFindings(section);
  }

  function sizesOf(section) {
    const slider = section.querySelector('input[type=range]');
    return slider ? slider.dataset.sizes.split('|') : [];
  }

  /* Shows the pictures of the slider's size. */
  function showSize(section) {
    const slider = section.querySelector('input[type=range]');
    const setting = section.querySelector('select.setting');
    const group = setting ? setting.value : '0';
    let name = null;
    if (slider) {
      name = sizesOf(section)[Number(slider.value)];
      slider.setAttribute('aria-valuetext', slider.dataset.words.split('|')[Number(slider.value)]);
      section.querySelector('.slider output').textContent = name;
      all('.tick', section).forEach((tick, index) => tick.classList.toggle('current', index === Number(slider.value)));
    }
    all('.size', section).forEach(size => size.classList.toggle('current',
      size.dataset.setting === group && (name === null || size.dataset.size === name)));
  }

  function goTo(section, size) {
    const slider = section.querySelector('input[type=range]');
    const index = sizesOf(section).indexOf(size);
    if (slider && index >= 0) { slider.value = String(index); showSize(section); }
  }

  function focusFinding(section, index) {
    const stage = section.querySelector('.stage');
    if (!stage) return;
    stage.classList.toggle('focus-one', index !== null);
    all('.marks', stage).forEach(marks => marks.classList.toggle('focused', marks.dataset.finding === index));
  }

  function applySwitches(section) {
    const stage = section.querySelector('.stage');
    const isOn = name => { const box = stage.querySelector(`[data-switch=${name}]`); return box && box.checked; };
    stage.classList.toggle('hide-marks', !isOn('marks'));
    stage.classList.toggle('show-frames', isOn('frames'));
    all('svg.picture', stage).forEach(svg => svg.setAttribute('viewBox', isOn('whole') ? stage.dataset.whole : stage.dataset.crop));
  }

  layouts.forEach(section => {
    const details = section.querySelector('details');
    details.addEventListener('toggle', () => { if (details.open) build(section); });
  });

  /* Filters: by words, rule and verdict; what a closed section holds is read from its index. */
  const form = document.getElementById('filter');
  const shown = document.getElementById('shown');

  function matches(entry, criteria) {
    const [rule, verdict, words] = entry;
    return criteria.verdicts.has(verdict) && (!criteria.rule || criteria.rule === rule)
      && criteria.words.every(word => words.includes(word));
  }

  function criteria() {
    const data = new FormData(form);
    return {
      words: String(data.get('text') || '').toLowerCase().split(/\s+/).filter(Boolean),
      rule: String(data.get('rule') || ''),
      verdicts: new Set(data.getAll('verdict')),
      clean: data.get('clean') !== null
    };
  }

  const entriesOf = section => JSON.parse(section.dataset.index);

  function filterFindings(section) {
    const wanted = criteria();
    const entries = entriesOf(section);
    all('.finding', section).forEach(card => {
      card.hidden = !matches(entries[Number(card.dataset.finding)], wanted);
    });
  }

  function filter() {
    const wanted = criteria();
    let findings = 0, visible = 0;
    layouts.forEach(section => {
      const entries = entriesOf(section);
      const count = entries.filter(entry => matches(entry, wanted)).length;
      const isClean = entries.length === 0;
      const name = section.dataset.words;
      const keep = isClean ? wanted.clean && !wanted.rule && wanted.words.every(word => name.includes(word)) : count > 0;
      section.hidden = !keep;
      if (keep) { visible += 1; findings += count; filterFindings(section); }
    });
    shown.textContent = `${findings} ${findings === 1 ? 'finding' : 'findings'} in ${visible} of ${layouts.length} layouts`;
  }

  if (form) {
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('input', filter);
    filter();
  }

  /* Opens a section, with those above it in place so that it does not move afterwards. */
  function reveal(section) {
    section.hidden = false;
    section.querySelector('details').open = true;
    for (const other of layouts) {
      if (other.querySelector('details').open) build(other);
      if (other === section) break;
    }
  }

  /* Deep links: #layout, #layout/finding, #layout@size. */
  function follow() {
    const target = decodeURIComponent(location.hash.slice(1));
    if (!target) return;
    history.scrollRestoration = 'manual';
    const [place, size] = target.split('@');
    const section = document.getElementById(place.split('/')[0]);
    if (!section || !section.classList.contains('layout')) return;
    /* What stands above is built first: growing later, it would push the target out of the window. */
    const above = layouts.slice(0, layouts.indexOf(section));
    above.forEach(other => { if (other.querySelector('details').open) build(other); });
    reveal(section);
    if (size) goTo(section, size);
    const element = document.getElementById(place) || section;
    if (element !== section) {
      element.hidden = false;
      const show = element.querySelector('button.show');
      if (show) { goTo(section, show.dataset.size); focusFinding(section, element.dataset.finding); }
      element.focus({preventScroll: true});
    }
    element.scrollIntoView({block: 'start', behavior: 'instant'});
  }
  window.addEventListener('hashchange', follow);

  /* A click on a cell is a short cut for the mouse; links and the slider do the same for everyone. */
  document.addEventListener('click', event => {
    const cell = event.target.closest('[data-go]');
    if (!cell || event.target.closest('a')) return;
    const [slug, size] = cell.dataset.go.split('@');
    const section = document.getElementById(slug);
    if (!section) return;
    reveal(section);
    goTo(section, size);
    const finding = cell.closest('.finding');
    focusFinding(section, finding ? finding.dataset.finding : null);
    if (!finding) section.scrollIntoView({block: 'start'});
  });

  /* Paper shows everything. */
  let closed = [];
  window.addEventListener('beforeprint', () => {
    closed = layouts.filter(section => !section.querySelector('details').open);
    layouts.forEach(section => { build(section); section.querySelector('details').open = true; });
  });
  window.addEventListener('afterprint', () => closed.forEach(section => { section.querySelector('details').open = false; }));

  /* Open sections are built when they come near the window. */
  const near = new IntersectionObserver(entries => entries.forEach(entry => {
    if (!entry.isIntersecting) return;
    near.unobserve(entry.target);
    if (entry.target.querySelector('details').open) build(entry.target);
  }), {rootMargin: '800px'});
  layouts.forEach(section => { if (section.querySelector('details').open) near.observe(section); });
  follow();
  })();
  """#
