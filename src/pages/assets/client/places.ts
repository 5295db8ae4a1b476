import { mayAsk } from './asked.js';
import { all, counted, fill } from './elements.js';

/** A place as the service tells it. */
interface FoundPlace {
  /** Name, region and country in the language of the page. */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** So many letters make a search worth its while. */
const FEWEST_LETTERS = 2;

/** Who types goes on typing within so many milliseconds. */
const PAUSE = 150;

/** Makes comboboxes of the fields for a place: ARIA 1.2, a list below that the arrows walk through. */
export function suggestPlaces(root: ParentNode): void {
  for (const input of all<HTMLInputElement>(root, 'input[data-places]')) new PlaceField(input);
}

class PlaceField {
  readonly #input: HTMLInputElement;
  readonly #list = document.createElement('ul');
  readonly #status = document.createElement('span');
  #places: readonly FoundPlace[] = [];
  /** The option that Enter would take, -1 for none. */
  #active = -1;
  #pause: number | undefined;
  #asking: AbortController | undefined;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    const list = this.#list;
    list.className = 'opts';
    list.id = `${input.id}-list`;
    list.hidden = true;
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', input.dataset['list'] ?? input.labels?.[0]?.textContent ?? '');
    this.#status.className = 'vh';
    this.#status.setAttribute('role', 'status');
    input.after(list, this.#status);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', list.id);
    input.setAttribute('aria-expanded', 'false');
    input.addEventListener('input', () => this.#typed());
    // Another place stands in for the one that is there: typing takes its place.
    input.addEventListener('focus', () => input.select());
    input.addEventListener('keydown', (event) => this.#pressed(event));
    input.addEventListener('blur', () => this.#shut());
    // The focus stays in the field, so that a press on the list does not shut it before it counts.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest('[role=option]') : null;
      if (option) this.#take([...list.children].indexOf(option));
    });
  }

  /** What was chosen holds no longer. */
  #typed(): void {
    const { lat, lon, tz } = this.#input.dataset;
    for (const id of [lat, lon, tz]) fill(id, '');
    document.querySelector(`[data-choices="${CSS.escape(this.#input.id)}"]`)?.remove();
    clearTimeout(this.#pause);
    this.#asking?.abort();
    const typed = this.#input.value.trim();
    if (typed.length < FEWEST_LETTERS || !mayAsk()) {
      this.#shut();
      this.#status.textContent = '';
      return;
    }
    this.#pause = setTimeout(() => this.#ask(typed), PAUSE);
  }

  async #ask(typed: string): Promise<void> {
    const asking = new AbortController();
    const { signal } = asking;
    this.#asking = asking;
    const address = new URL(this.#input.dataset['places'] ?? '', document.baseURI);
    address.searchParams.set('q', typed);
    address.searchParams.set('locale', document.documentElement.lang);
    try {
      const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
      const told: { readonly places?: readonly FoundPlace[] } = await response.json();
      if (!signal.aborted) this.#show(told.places ?? []);
    } catch {
      // Without suggestions the text is sent as it is, and the service looks for the place.
      if (!signal.aborted) this.#shut();
    }
  }

  #show(places: readonly FoundPlace[]): void {
    if (document.activeElement !== this.#input) return;
    this.#places = places;
    this.#list.replaceChildren(...places.map((place, index) => this.#option(place, index)));
    const { found, none } = this.#input.dataset;
    this.#status.textContent = places.length > 0 ? counted(found, places.length) : (none ?? '');
    this.#active = -1;
    this.#open(places.length > 0);
  }

  #option(place: FoundPlace, index: number): HTMLLIElement {
    const option = document.createElement('li');
    option.id = `${this.#list.id}-${index}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    const zone = document.createElement('small');
    zone.textContent = place.timezone;
    option.append(place.label, ' ', zone);
    return option;
  }

  #pressed(event: KeyboardEvent): void {
    const count = this.#places.length;
    const isOpen = !this.#list.hidden;
    if (event.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') this.#walk(isOpen ? (this.#active + 1) % count : 0);
    else if (event.key === 'ArrowUp') this.#walk(this.#active > 0 ? this.#active - 1 : count - 1);
    else if (event.key === 'Enter' && isOpen && this.#active >= 0) this.#take(this.#active);
    else if (event.key === 'Escape' && isOpen) this.#shut();
    else return;
    event.preventDefault();
  }

  #walk(to: number): void {
    this.#open(true);
    this.#active = to;
    for (const [index, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(index === to));
      if (index !== to) continue;
      this.#input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  #take(index: number): void {
    const place = this.#places[index];
    if (!place) return;
    const { lat, lon, tz } = this.#input.dataset;
    this.#input.value = place.label;
    fill(lat, String(place.latitude));
    fill(lon, String(place.longitude));
    fill(tz, place.timezone);
    this.#places = [];
    this.#status.textContent = '';
    this.#shut();
  }

  #open(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#input.setAttribute('aria-expanded', String(isOpen));
  }

  #shut(): void {
    clearTimeout(this.#pause);
    this.#asking?.abort();
    this.#active = -1;
    this.#input.removeAttribute('aria-activedescendant');
    this.#open(false);
  }
}
