/** Fills the form of a tool as a person does: by what is to be seen, in the order of the page. */

/** The place that a person of an example names. */
const PLACES_BY_LATITUDE = { 19.076: 'Mumbai' };
const PLACES_BY_ZONE = { 'Asia/Kolkata': 'Delhi', 'Europe/Kyiv': 'Kyiv', 'Europe/Paris': 'Paris' };

/** The name of a place for a field, and its zone. */
function placeFor(name, query) {
  const prefix = /^[ab]_/.exec(name)?.[0] ?? '';
  const isOfDay = /^(at|on)_/.test(name);
  const latitude = query.get(isOfDay ? 'at_lat' : `${prefix}lat`);
  const zone = query.get(isOfDay ? 'on_tz' : `${prefix}tz`) ?? query.get('tz') ?? query.get('on_tz');
  return PLACES_BY_LATITUDE[latitude] ?? PLACES_BY_ZONE[zone] ?? 'Delhi';
}

/** What a control is to hold; undefined for one that a person leaves alone. */
function valueFor(name, query) {
  if (query.has(name)) return query.get(name);
  const [, group = '', part] = /^(.+)_(day|month|year|time)$/.exec(name) ?? [];
  const [date, time] = query.get(group)?.split('T') ?? [];
  if (date === undefined) return undefined;
  const [year, month, day] = date.split('-');
  const value = { year, month, day }[part];
  return part === 'time' ? time : value && String(Number(value));
}

const isPlace = ({ isCombobox }) => isCombobox;

/** What a choice of a place fills, which nobody types. */
const isFilled = ({ name }) => /(^|_)(lat|lon|tz)$/.test(name);

/**
 * Fills the form. With `byKeys`, places are chosen by the keyboard, else by a click. `secondPlace` is where somebody is
 * beside the place of birth.
 */
export async function fillIn(page, { query, hasScript, byKeys = false, secondPlace }) {
  const form = page.locator('main form.panel').first();
  for (const control of await form.evaluate(controlsOf)) {
    const field = form.locator(`[id="${control.id}"]`);
    if (isPlace(control)) {
      await openFoldsOf(field);
      const place = (control.name === 'at_place' && secondPlace) || placeFor(control.name, query);
      await (hasScript ? choosePlace(page, field, place, byKeys) : field.fill(place));
    } else if (!isFilled(control)) {
      const value = valueFor(control.name, query);
      if (value !== undefined) await setValue(field, control, value);
    }
  }
}

/* c8 ignore start: runs in the page */
function controlsOf(form) {
  return [...form.elements]
    .filter((element) => element.name && element.type !== 'hidden' && element.type !== 'submit')
    .map((element) => ({
      id: element.id,
      name: element.name,
      type: element.type,
      value: element.value,
      isCombobox: element.hasAttribute('data-places'),
    }));
}
/* c8 ignore stop */

async function setValue(field, { type, value: own }, value) {
  await openFoldsOf(field);
  if (type === 'checkbox') await field.setChecked(value === '1' || value === 'true');
  else if (type === 'radio') {
    if (own === value) await field.check();
  } else if (type.startsWith('select')) await selectValue(field, value);
  else await field.fill(value);
}

/** By its value, which may be written with a nought before it or in another case. */
async function selectValue(field, value) {
  const wanted = await field.evaluate(
    (select, text) =>
      [...select.options].find((option) =>
        [option.value, String(Number(option.value))].some((own) => own.toLowerCase() === text.toLowerCase()),
      )?.value,
    /^\d+$/.test(value) ? String(Number(value)) : value,
  );
  if (wanted === undefined) throw new Error(`No choice ${value} in #${await field.getAttribute('id')}.`);
  await field.selectOption(wanted);
}

/** A person opens a fold to find what is in it. */
async function openFoldsOf(field) {
  const folds = field.locator('xpath=ancestor::details[not(@open)]');
  while ((await folds.count()) > 0) await folds.first().locator('summary').first().click();
}

async function choosePlace(page, field, place, byKeys) {
  await field.click();
  await field.fill('');
  await field.pressSequentially(place);
  const list = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`);
  const first = list.locator('[role=option]').first();
  await first.waitFor();
  if (byKeys) {
    await field.press('ArrowDown');
    await field.press('Enter');
  } else await first.click();
  const chosen = await field.inputValue();
  if (!chosen.startsWith(place)) throw new Error(`Chose ${chosen} for ${place}.`);
  if (await list.isVisible()) throw new Error('The list stays open after a choice.');
}

/** Sends the form and waits for the answer; without script, chooses the first of several places of one name. */
export async function send(page, { hasScript }) {
  const press = async () => {
    const button = page.locator('main form.panel button[type=submit]').first();
    if (!hasScript) {
      await Promise.all([page.waitForEvent('load'), button.click()]);
      return;
    }
    await page.locator('main').evaluate((main) => main.setAttribute('data-before', ''));
    await button.click();
    await page.waitForFunction(() => document.querySelector('main:not([data-before])') !== null);
  };
  await press();
  const choices = page.locator('main [data-choices]');
  const count = await choices.count();
  if (count === 0) return;
  for (let index = 0; index < count; index += 1) await choices.nth(index).locator('input').first().check();
  await press();
}

/** The input of an example with the places that its person names, and the place of the day where it is an option. */
export async function inputWithPlaces({ base }, { example, query, takesPlace }, isAskedForPlace) {
  const input = Object.hasOwn(example, 'locale') ? { ...example, locale: 'en' } : { ...example };
  for (const key of Object.keys(input)) {
    const [, before, part] = /^(.*?)(lat|lon)(?:gitude|itude)?$/.exec(key) ?? [];
    if (part === undefined) continue;
    const prefix = { person_a_: 'a_', person_b_: 'b_' }[before] ?? (query.has('at_lat') && before === '' ? 'at_' : '');
    const place = await placeCalled(base, placeFor(`${prefix}place`, query));
    input[key] = part === 'lat' ? place.latitude : place.longitude;
  }
  const place = isAskedForPlace && takesPlace ? await placeCalled(base, placeFor('at_place', query)) : undefined;
  const options = new URLSearchParams(place ? { at_lat: place.latitude, at_lon: place.longitude } : {});
  return { input, options };
}

const known = new Map();

async function placeCalled(base, name) {
  const address = `${base}/api/public/places?q=${name}`;
  if (!known.has(address))
    known.set(
      address,
      fetch(address).then((response) => response.json()),
    );
  const { places } = await known.get(address);
  return places[0];
}
