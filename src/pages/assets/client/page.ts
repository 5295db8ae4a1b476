import { isOnDevice } from './asked.js';
import { all, fill, say } from './elements.js';
import { filterWhileTyping } from './filter.js';
import { offerToKeep } from './keep.js';
import { offerOwn } from './own.js';
import { suggestPlaces } from './places.js';
import { movePresent } from './present.js';
import { stopWhereItScrolls } from './scroll.js';
import { changeOnTap } from './still.js';
import { swapPages } from './swap.js';

/** A place is asked of the device at most this often, ms, and given up after so many. */
const ASKING: PositionOptions = { maximumAge: 600_000, timeout: 15_000 };

/** Degrees to a hundredth: a kilometre, which moves a sunrise by seconds. */
const DECIMALS = 2;

/** Shows the buttons that fill in where the visitor is, which only tools of a day have. */
function offerLocation(root: ParentNode): void {
  if (!window.isSecureContext || !('geolocation' in navigator)) return;
  for (const button of all<HTMLButtonElement>(root, '[data-here]')) {
    const { lat, lon, clear = '', wait, done, fail } = button.dataset;
    button.hidden = false;
    button.addEventListener('click', () => {
      say(button, wait);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          for (const id of clear.split(' ')) fill(id, '');
          fill(lat, coords.latitude.toFixed(DECIMALS));
          fill(lon, coords.longitude.toFixed(DECIMALS));
          say(button, done);
        },
        () => say(button, fail),
        ASKING,
      );
    });
  }
}

/**
 * Enhancement only: every page works without it. It has no words and no addresses of its own, which stand in the
 * attributes of the page in the reader's language, it asks nobody but this service, and keeps only what somebody wants
 * to be kept on this device.
 */
function enhance(root: ParentNode): void {
  suggestPlaces(root);
  offerLocation(root);
  greyOutUnknown(root);
  offerOwn(root, enhance);
  offerToKeep(root);
  filterWhileTyping(root);
  movePresent(root);
  changeOnTap(root);
  stopWhereItScrolls(root);
  offerToShowTyped(root);
  root.querySelector<HTMLElement>('[data-focus]')?.focus();
}

enhance(document);
swapPages(enhance);
prepareForPaper();
openWhereLed();
addEventListener('hashchange', openWhereLed);

/** Opens the fold into which a link leads, where the browser does not do so by itself. */
function openWhereLed(): void {
  const place = document.getElementById(location.hash.slice(1));
  const fold = place?.closest<HTMLDetailsElement>('details:not([open])');
  if (!place || !fold) return;
  fold.open = true;
  place.scrollIntoView();
}

/**
 * Sheets of paper have the day of print, with what a page says of itself or else its address, and what browsers cannot
 * open for paper by a style is opened.
 */
function prepareForPaper(): void {
  const opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    const { style } = document.documentElement;
    const about = document.querySelector<HTMLElement>('[data-sheet]')?.dataset['sheet'];
    const address = readable(isOnDevice() ? location.href : (location.href.split('#', 1)[0] ?? ''));
    const sheet = about === undefined ? [inDigits(today()), address] : [inDigits(about), inDigits(today())];
    style.setProperty('--sheet', JSON.stringify(sheet.join(' · ')));
    for (const fold of all<HTMLDetailsElement>(document, '.on-paper:not([open])')) {
      fold.open = true;
      opened.push(fold);
    }
  });
  addEventListener('afterprint', () => {
    for (const fold of opened.splice(0)) fold.open = false;
  });
}

/** The day of the reader, in the page's own way: `Intl` alone has the order of America in English, and signs that nobody writes. */
function today(): string {
  const { dates = 'en', written = '[]' } = document.querySelector<HTMLElement>('[data-dates]')?.dataset ?? {};
  const changes: readonly (readonly [string, string])[] = JSON.parse(written);
  const day = new Intl.DateTimeFormat(dates, { dateStyle: 'long' }).format(new Date());
  return changes.reduce((told, [pattern, to]) => told.replace(new RegExp(pattern, 'gu'), to), day);
}

/** A text in the digits that the page has. */
function inDigits(text: string): string {
  const { digits } = document.documentElement.dataset;
  return text.replaceAll(/\d/g, (digit) => digits?.[Number(digit)] ?? digit);
}

/** An address in the letters that its reader knows. Encoded ones are long, and no sheet breaks their lines. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Offers to show what is typed into the password fields of a form. It is hidden again before the form is sent. */
function offerToShowTyped(root: ParentNode): void {
  for (const box of all<HTMLInputElement>(root, 'input[data-typed]')) {
    const { form, parentElement: label } = box;
    if (!form || !label) continue;
    const fields = all<HTMLInputElement>(form, 'input[type="password"]');
    const follow = () => {
      for (const field of fields) field.type = box.checked ? 'text' : 'password';
    };
    label.hidden = false;
    box.addEventListener('change', follow);
    // Browsers keep what was typed into plain fields, and passwords only where they are asked to.
    form.addEventListener('submit', () => {
      box.checked = false;
      follow();
    });
    follow();
  }
}

/** Greys out the field that a ticked box makes needless, such as the time that is not known. */
function greyOutUnknown(root: ParentNode): void {
  for (const box of all<HTMLInputElement>(root, 'input[data-off]')) {
    const follow = () => {
      const field = document.getElementById(box.dataset['off'] ?? '');
      if (field instanceof HTMLInputElement) field.disabled = box.checked;
    };
    box.addEventListener('change', follow);
    follow();
  }
}
