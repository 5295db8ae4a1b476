import { mayAsk } from './asked.js';
import { all, fill, say } from './elements.js';
import { forgetAll, keepPerson, keepPlace, keepsAny, kept, mayKeep, type Values } from './kept.js';

/** What the ids of the fields of a birth end in. */
const BIRTH = ['date_day', 'date_month', 'date_year', 'time', 'place', 'lat', 'lon', 'tz'];
const PLACE = ['place', 'lat', 'lon', 'tz'];

/** Names that were typed since the page was opened, by the birth that they were typed to. They end with the page. */
const typed = new Map<string, string>();

/** Whether the place of the form that was sent last is to be kept. */
let isPlaceWanted = false;

/** Offers what is one's own on forms and results: names, and what this device keeps. */
/** `enhance` is for what comes later. */
export function offerOwn(root: ParentNode, enhance: (root: ParentNode) => void): void {
  if (!mayKeep()) {
    for (const fold of all(root, '.kept')) fold.remove();
    return;
  }
  for (const fold of all<HTMLElement>(root, '[data-person]')) offerPerson(fold);
  for (const fold of all<HTMLElement>(root, '[data-own-place]')) offerPlace(fold);
  for (const line of all<HTMLElement>(root, '[data-whose]')) nameTheResult(line);
  for (const today of all<HTMLElement>(root, '[data-today]')) void showToday(today, enhance);
  for (const day of all<HTMLElement>(root, '[data-own-day]')) goToOwnDay(day);
  for (const form of all<HTMLFormElement>(root, 'form[data-own]')) askAtKeptPlace(form);
}

function offerPerson(fold: HTMLElement): void {
  const prefix = fold.dataset['person'] ?? '';
  const form = fold.closest('form');
  fold.hidden = false;
  const name = byId<HTMLInputElement>(`${prefix}own_name`);
  const keep = byId<HTMLInputElement>(`${prefix}keep`);
  const list = byId<HTMLSelectElement>(`${prefix}kept`);
  if (!form || !name || !keep || !list) return;
  const { people } = kept();
  list.append(...people.map((person, index) => new Option(person.name, String(index))));
  if (people.length > 0 && list.parentElement) list.parentElement.hidden = false;
  name.value = nameOf(valuesOf(prefix, BIRTH)) ?? '';
  list.addEventListener('change', () => {
    const person = people[Number(list.value || Number.NaN)];
    if (!person) return;
    name.value = person.name;
    keep.checked = true;
    fillAll(prefix, BIRTH, person.values);
    const unknown = form.querySelector<HTMLInputElement>(`input[data-off="${prefix}time"]`);
    if (!unknown) return;
    unknown.checked = (person.values['time'] ?? '') === '';
    unknown.dispatchEvent(new Event('change'));
  });
  offerToForget(keep);
  form.addEventListener('submit', () => {
    const values = valuesOf(prefix, BIRTH);
    const own = name.value.trim();
    if (own === '' || !values['date_year']) return;
    typed.set(birthOf(values), own);
    if (keep.checked) keepPerson({ name: own, values });
  });
}

function offerPlace(fold: HTMLElement): void {
  const prefix = fold.dataset['ownPlace'] ?? '';
  const form = fold.closest('form');
  fold.hidden = false;
  const keep = byId<HTMLInputElement>(`${prefix}keep`);
  const { place } = kept();
  if (!form || !keep) return;
  if (place && byId(`${prefix}place`)?.matches('[data-usual]')) fillAll(prefix, PLACE, place);
  offerToForget(keep);
  form.addEventListener('submit', () => {
    isPlaceWanted = keep.checked;
    if (isPlaceWanted) keepWhole(prefix);
  });
  // One that was typed without a choice from the list comes back with its coordinates.
  if (isPlaceWanted) keepWhole(prefix);
}

/** Keeps a place of which everything is known. */
function keepWhole(prefix: string): void {
  const values = valuesOf(prefix, PLACE);
  if (!PLACE.every((key) => values[key] !== '')) return;
  keepPlace(values);
  isPlaceWanted = false;
}

/** The button that deletes what is kept, while anything is. */
function offerToForget(beside: Element): void {
  const button = beside.closest('.kept')?.querySelector<HTMLButtonElement>('[data-forget]');
  if (!button) return;
  button.hidden = !keepsAny();
  button.addEventListener('click', () => {
    forgetAll();
    typed.clear();
    for (const list of all<HTMLSelectElement>(document, 'select[id$=kept]')) {
      list.length = 1;
      if (list.parentElement) list.parentElement.hidden = true;
    }
    for (const box of all<HTMLInputElement>(document, '.kept input[type=checkbox]')) box.checked = false;
    say(button, button.dataset['done']);
    for (const each of all<HTMLElement>(document, '[data-forget]')) each.hidden = true;
  });
}

/** A name heads the result of whose birth it is. */
function nameTheResult(line: HTMLElement): void {
  const name = nameOf(valuesOf(line.dataset['whose'] ?? '', BIRTH));
  if (name === undefined) return;
  const strong = document.createElement('strong');
  strong.textContent = name;
  line.prepend(strong, ' · ');
}

/** An address with the place that is kept; undefined where none is. */
function atKeptPlace(path: string | undefined): URL | undefined {
  const { place } = kept();
  if (!place || !mayAsk()) return undefined;
  const address = new URL(path ?? '', document.baseURI);
  const { searchParams } = address;
  for (const [name, key] of [
    ['on_tz', 'tz'],
    ['at_lat', 'lat'],
    ['at_lon', 'lon'],
    ['at_place', 'place'],
  ] as const) {
    searchParams.set(name, place[key] ?? '');
  }
  return address;
}

/** A question is asked where the reader is. */
function askAtKeptPlace(form: HTMLFormElement): void {
  for (const [name, value] of atKeptPlace('')?.searchParams ?? []) {
    if (!/^(?:on|at)_/.test(name)) continue;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.prepend(field);
  }
}

/** The short address of today goes on to the place that is kept, and leaves no step back to it. */
function goToOwnDay(day: HTMLElement): void {
  const address = atKeptPlace(day.dataset['ownDay']);
  if (address) location.replace(address);
}

/** The first page shows the day of the place that is kept. */
async function showToday(today: HTMLElement, enhance: (root: ParentNode) => void): Promise<void> {
  const address = atKeptPlace(today.dataset['today']);
  if (!address) return;
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const own = response.ok ? page.querySelector('.today') : null;
    if (!own) return;
    today.replaceWith(document.adoptNode(own));
    enhance(own);
  } catch {
    // The day that the page came with stays.
  }
}

function nameOf(values: Values): string | undefined {
  const birth = birthOf(values);
  return typed.get(birth) ?? kept().people.find((person) => birthOf(person.values) === birth)?.name;
}

/** What tells births apart, however they were written. */
function birthOf(values: Values): string {
  const [day, month, year] = ['date_day', 'date_month', 'date_year'].map((key) => Number(values[key]));
  return [day, month, year, values['time']].join(' ');
}

function valuesOf(prefix: string, keys: readonly string[]): Values {
  return Object.fromEntries(keys.map((key) => [key, valueAt(prefix + key)]));
}

function valueAt(id: string): string {
  const field = byId<HTMLInputElement>(id);
  return field && !field.disabled ? field.value.trim() : '';
}

function fillAll(prefix: string, keys: readonly string[], values: Values): void {
  for (const key of keys) fill(prefix + key, values[key] ?? '');
}

function byId<Kind extends HTMLElement>(id: string): Kind | null {
  return document.getElementById(id) as Kind | null;
}
