import { askedAs, isOnDevice, mayAsk, shownAs } from './asked.js';
import { all } from './elements.js';
import { manageKept } from './offline-page.js';
import { saveFile } from './save.js';
import { Strip } from './strip.js';

/**
 * The service on the device: starts its worker, keeps what is asked out of every address that is sent, and says how it
 * stands. It comes before the other script, which reads the address.
 */
const line = document.querySelector<HTMLElement>('[data-strip]');

function begin(line: HTMLElement): void {
  const { worker = '', scope = '/', writer = '', root = '' } = line.dataset;
  const strip = new Strip(line);
  const isOwed = hideWhatWasAsked();
  goToOwnLanguage(writer, root);
  const { serviceWorker } = navigator;
  const isNeeded = writer !== 'server';
  if (!serviceWorker) {
    if (isNeeded) strip.fail('unsupported');
    else if (isOwed()) location.replace(queried());
    return;
  }
  // That of another language may be in control, which would lead here again.
  const isControlled = () => serviceWorker.controller?.scriptURL === new URL(worker, location.href).href;
  const noteControl = () => {
    if (isControlled()) document.documentElement.dataset['answered'] = '';
  };
  noteControl();
  serviceWorker.addEventListener('controllerchange', noteControl);
  leadAside();
  saveWhatIsWritten();
  const held = holdUntilControlled(strip);
  if (isNeeded) followPlaces();
  const install = () => {
    strip.wait(isNeeded);
    return serviceWorker
      .register(worker, { scope, type: 'module', updateViaCache: 'none' })
      .then((registration) => strip.follow(registration))
      .catch(() => (isControlled() ? strip.wait(false) : refused(worker, strip)));
  };
  const go = () => {
    strip.wait(false);
    if (held.address !== undefined) location.assign(held.address);
    else if (isOwed()) location.replace(queried());
    else if (showKept) void showKept();
    // What is the same whoever writes it may be at work already.
    else if (writer === 'files' && !document.querySelector('[data-same]')) dispatchEvent(new Event('nirayana:again'));
  };
  const goOnce = () => {
    if (!isControlled()) return;
    serviceWorker.removeEventListener('controllerchange', goOnce);
    go();
  };
  const start = async () => {
    const registration = await serviceWorker.getRegistration(scope);
    const active = registration?.scope === new URL(scope, location.href).href ? registration.active : null;
    if (!isNeeded && !active) {
      // Where no worker does, the server answers what a fragment asks.
      if (isOwed()) location.replace(queried());
      return;
    }
    if (isControlled()) {
      go();
    } else {
      serviceWorker.addEventListener('controllerchange', goOnce);
      // A page that was loaded past the worker is not given to it by itself.
      active?.postMessage(CLAIM);
    }
    await install();
  };
  const showKept = manageKept({ scope, root, install });
  // The other script listens once the document is read.
  if (document.readyState === 'complete') void start();
  else addEventListener('DOMContentLoaded', () => void start(), { once: true });
}

/** Asks the worker to take over the pages that it could answer. */
const CLAIM = 'claim';

/**
 * What was asked leaves the address as soon as the page is there.
 *
 * @returns tells whether the address asks for another page than the one that has come
 */
function hideWhatWasAsked(): () => boolean {
  const { href, hash, origin, pathname, search } = location;
  const came = origin + pathname + search;
  if (isOnDevice() && search !== '') {
    history.replaceState(history.state, '', shownAs(href));
    if (hash.length > 1) addEventListener('load', () => reveal(hash.slice(1)), { once: true });
  }
  return () => location.hash.includes('=') && queried() !== came;
}

/** The address with its fragment as a query. */
function queried(): string {
  const { origin, pathname, hash } = location;
  const home = `${line?.dataset['root']}/`;
  // Hosts of files put a slash behind the path of a page, which has none.
  const path = pathname === home ? home : pathname.replace(/\/$/, '');
  return `${origin}${path}?${hash.slice(1)}`;
}

/** Tells this visit that a language was chosen, or met. */
const MET = 'nirayana:language';

/** The first page leads a new visitor to the language that the browser prefers, as a server does by what it is sent. */
function goToOwnLanguage(writer: string, root: string): void {
  // A server knows it, and its pages keep nothing that nobody asked for.
  if (writer === 'server') return;
  try {
    const isFirst = sessionStorage.getItem(MET) === null;
    sessionStorage.setItem(MET, document.documentElement.lang);
    if (writer !== 'files' || !isFirst || location.hash !== '' || location.pathname !== `${root}/`) return;
    const offered = new Map(all<HTMLAnchorElement>(document, '#langs a[lang]').map((link) => [link.lang, link]));
    const own = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => offered.has(code));
    const link = own === undefined ? undefined : offered.get(own);
    if (link && own !== document.documentElement.lang) location.replace(link.href);
  } catch {
    // Where nothing may be kept for the visit, the links to the languages stay.
  }
}

/** Nothing with a query goes to the network: links and forms wait for the worker. */
function holdUntilControlled(strip: Strip): { address?: string } {
  const held: { address?: string } = {};
  if (!isOnDevice()) return held;
  const hold = (event: Event, address: string) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.address = address;
    strip.wait(true);
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && link.origin === location.origin && link.search !== '' && !mayAsk()) hold(event, link.href);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || (mayAsk() && form.method !== 'dialog')) return;
      const address = new URL(form.getAttribute('action') ?? '', location.href);
      const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
      address.search = String(new URLSearchParams(fields));
      hold(event, address.href);
      if (mayAsk()) location.assign(address.href);
    },
    true,
  );
  // They were no use without this script.
  for (const button of all<HTMLButtonElement>(document, 'form[method=dialog] button[data-inert]'))
    button.disabled = false;
  return held;
}

/**
 * What no worker of this page answers has what was asked behind #, whatever the link is opened with: a page in another
 * language, whose own worker may not be there yet, and a file to save, which browsers ask of the network.
 */
function leadAside(): void {
  if (!isOnDevice()) return;
  const lead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:is([lang], [download])') : null;
    if (link && link.search !== '' && (link.hasAttribute('download') || link.lang !== document.documentElement.lang))
      link.href = shownAs(link.href);
  };
  for (const kind of ['pointerdown', 'focusin', 'click']) addEventListener(kind, lead, true);
}

/** A file that is written on the device is fetched from the worker, which no browser asks for what a link is to save. */
function saveWhatIsWritten(): void {
  if (!isOnDevice()) return;
  addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
    if (!link || link.origin !== location.origin) return;
    event.preventDefault();
    const { pathname, download } = link;
    const address = askedAs(link.href);
    const response = await fetch(address);
    // Why there is none stands on a page.
    if (response.ok) saveFile(await response.blob(), download || pathname.slice(pathname.lastIndexOf('/') + 1));
    else location.assign(address);
  });
}

/** Places on the page are gone to without the fragment, which holds what was asked. */
function followPlaces(): void {
  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
    const id = link.hash.slice(1);
    const isHere = link.search === '' || askedAs(location.href).endsWith(link.search);
    if (id === '' || id.includes('=') || !isHere || !location.hash.includes('=')) return;
    event.preventDefault();
    reveal(id);
  });
}

function reveal(id: string): void {
  const place = document.getElementById(decodeURIComponent(id));
  const fold = place?.closest('details');
  if (fold) fold.open = true;
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Where the file of the worker can be had, it is the browser that does not take it. */
async function refused(worker: string, strip: Strip): Promise<void> {
  const isThere = await fetch(worker).then(
    ({ ok }) => ok,
    () => false,
  );
  strip.fail(isThere ? 'unsupported' : 'failed');
}

// Last, since what stands in constants above is not there before.
if (line) begin(line);
