import type { Locator, Page } from '@playwright/test';
import type { Site, ToolOfSite } from './site.js';

/** The place that a person of an example names. */
const PLACES_BY_LATITUDE: Readonly<Record<string, string>> = { 19.076: 'Mumbai' };
const PLACES_BY_ZONE: Readonly<Record<string, string>> = {
  'Asia/Kolkata': 'Delhi',
  'Europe/Kyiv': 'Kyiv',
  'Europe/Paris': 'Paris',
};

/** The name of a place for a field, and its zone. */
function placeFor(name: string, query: URLSearchParams): string {
  const prefix = /^[ab]_/.exec(name)?.[0] ?? '';
  const isOfDay = /^(at|on)_/.test(name);
  const latitude = query.get(isOfDay ? 'at_lat' : `${prefix}lat`);
  const zone = query.get(isOfDay ? 'on_tz' : `${prefix}tz`) ?? query.get('tz') ?? query.get('on_tz');
  return PLACES_BY_LATITUDE[latitude ?? ''] ?? PLACES_BY_ZONE[zone ?? ''] ?? 'Delhi';
}

/** What a control is to hold; undefined for one that a person leaves alone. */
function valueFor(name: string, query: URLSearchParams): string | undefined {
  const own = query.get(name);
  if (own !== null) return own;
  const [, group = '', part = ''] = /^(.+)_(day|month|year|time)$/.exec(name) ?? [];
  const [date, time] = query.get(group)?.split('T') ?? [];
  if (date === undefined) return undefined;
  if (part === 'time') return time;
  const value = date.split('-')[['year', 'month', 'day'].indexOf(part)];
  return value && String(Number(value));
}

/** A field of a form. */
type Control = Awaited<ReturnType<typeof controlsOf>>[number];

/** What a choice of a place fills, which nobody types. */
const isFilled = ({ name }: Control) => /(^|_)(lat|lon|tz)$/.test(name);

interface Filling {
  readonly query: URLSearchParams;
  readonly hasScript: boolean;
  readonly byKeys?: boolean;
  readonly secondPlace?: string;
}

/**
 * Fills the form of a tool as a person does: by what is to be seen, in the order of the page. With `byKeys`, places are chosen by the keyboard, else by a click. `secondPlace` is where somebody is
 * beside the place of birth.
 */
export async function fillIn(page: Page, { query, hasScript, byKeys = false, secondPlace }: Filling): Promise<void> {
  const form = page.locator('main form.panel').first();
  for (const control of await controlsOf(form)) {
    const field = form.locator(`[id="${control.id}"]`);
    if (control.isCombobox) {
      await openFoldsOf(field);
      const place = (control.name === 'at_place' && secondPlace) || placeFor(control.name, query);
      await (hasScript ? choosePlace(page, field, place, byKeys) : field.fill(place));
    } else if (!isFilled(control)) {
      const value = valueFor(control.name, query);
      if (value !== undefined) await setValue(field, control, value);
    }
  }
}

function controlsOf(form: Locator) {
  return form.evaluate((element: HTMLFormElement) =>
    ([...element.elements] as HTMLInputElement[])
      .filter(({ name, type }) => name && type !== 'hidden' && type !== 'submit')
      .map((control) => ({
        id: control.id,
        name: control.name,
        type: control.type,
        value: control.value,
        isCombobox: control.hasAttribute('data-places'),
      })),
  );
}

async function setValue(field: Locator, { type, value: own }: Control, value: string): Promise<void> {
  await openFoldsOf(field);
  if (type === 'checkbox') await field.setChecked(value === '1' || value === 'true');
  else if (type === 'radio') {
    if (own === value) await field.check();
  } else if (type.startsWith('select')) await selectValue(field, value);
  else await field.fill(value);
}

/** By its value, which may be written with a nought before it or in another case. */
async function selectValue(field: Locator, value: string): Promise<void> {
  const wanted = await field.evaluate(
    (select: HTMLSelectElement, text) =>
      [...select.options].find((option) =>
        [option.value, String(Number(option.value))].some((own) => own.toLowerCase() === text.toLowerCase()),
      )?.value,
    /^\d+$/.test(value) ? String(Number(value)) : value,
  );
  if (wanted === undefined) throw new Error(`No choice ${value} in #${await field.getAttribute('id')}.`);
  await field.selectOption(wanted);
}

/** A person opens a fold to find what is in it. */
async function openFoldsOf(field: Locator): Promise<void> {
  const folds = field.locator('xpath=ancestor::details[not(@open)]');
  while ((await folds.count()) > 0) await folds.first().locator('summary').first().click();
}

async function choosePlace(page: Page, field: Locator, place: string, byKeys: boolean): Promise<void> {
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
export async function send(page: Page, { hasScript }: Pick<Filling, 'hasScript'>): Promise<void> {
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
export async function inputWithPlaces(
  { ask }: Pick<Site, 'ask'>,
  { example, takesPlace }: ToolOfSite,
  query: URLSearchParams,
  isAskedForPlace: boolean,
) {
  const input: Record<string, unknown> = Object.hasOwn(example, 'locale')
    ? { ...example, locale: 'en' }
    : { ...example };
  for (const key of Object.keys(input)) {
    const [, before = '', part] = /^(.*?)(lat|lon)(?:gitude|itude)?$/.exec(key) ?? [];
    if (part === undefined) continue;
    const ofPerson = /^person_([ab]_)$/.exec(before)?.[1];
    const prefix = ofPerson ?? (query.has('at_lat') && before === '' ? 'at_' : '');
    const place = await placeCalled(ask, placeFor(`${prefix}place`, query));
    input[key] = part === 'lat' ? place.latitude : place.longitude;
  }
  const place = isAskedForPlace && takesPlace ? await placeCalled(ask, placeFor('at_place', query)) : undefined;
  const options = new URLSearchParams(place ? { at_lat: String(place.latitude), at_lon: String(place.longitude) } : {});
  return { input, options };
}

async function placeCalled(ask: Site['ask'], name: string): Promise<{ latitude: number; longitude: number }> {
  const response = await ask(`/api/public/places?q=${name}`);
  return (await response.json()).places[0];
}
