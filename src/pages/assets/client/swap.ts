import { askedAs, mayAsk, shownAs } from './asked.js';
import { all } from './elements.js';
import { type Stand, standAgain, standAt, type Typed, typeAgain, typedNow } from './still.js';

/** Parts of the head that belong to one page. */
const OF_ONE_PAGE = 'link[rel=canonical], link[rel=alternate], meta[name=robots], meta[name=description]';

/** Links that change what a result shows. */
const SWITCHES = 'main .seg a[href], main a[data-swap]';

let asking: AbortController | undefined;

/** The address whose content is shown, without the part after #. */
let shown = askedAs(location.href);

/** What the history keeps of a page that was left. */
interface Left {
  readonly scroll?: number;
  readonly typed?: Typed;
}

/** How new content comes: as a page that was left before, or in place of one of which a switch was changed. */
interface Coming {
  readonly left?: Left;
  readonly stand?: Stand;
}

/**
 * Shows the answer to a form, or to a switch of a result, without loading the page anew. Whatever goes wrong, the browser
 * goes to the address by itself.
 */
export function swapPages(enhance: (root: ParentNode) => void): void {
  const show = async (address: string, coming: Coming = {}) => {
    if (!mayAsk()) {
      location.assign(shownAs(address));
      return;
    }
    try {
      await replaceMain(address, coming.left !== undefined);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      location.assign(address);
      return;
    }
    const main = document.querySelector('main');
    if (main) settle(main, coming);
  };

  const settle = (main: HTMLElement, { left, stand }: Coming) => {
    if (left?.typed) typeAgain(main, left.typed);
    enhance(main);
    if (stand && (standAgain(main, stand) || stand.isFirst)) return;
    focusOn(main);
    if (!stand) scrollTo(0, left?.scroll ?? 0);
  };

  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isSwapped(form)) return;
    event.preventDefault();
    const address = new URL(form.action);
    const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
    address.search = String(new URLSearchParams(fields));
    wait(form.dataset['wait']);
    show(address.href, comingFrom(form));
  });

  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SWITCHES) : null;
    if (!link || link.origin !== location.origin || link.target || link.hash) return;
    event.preventDefault();
    show(link.href, { stand: standAt(link) });
  });

  addEventListener('popstate', ({ state }) => {
    if (askedAs(location.href) === shown) return;
    show(askedAs(location.href), { left: state ?? {} });
  });

  // The worker of the device is there: what came as a file is written anew, with what has been typed meanwhile.
  addEventListener('nirayana:again', () => {
    const { activeElement: control } = document;
    const stand = standAt(control ?? document.body);
    show(askedAs(location.href), { left: { typed: typedNow() }, stand: { ...stand, isFirst: true } });
  });
}

/** A form that is sent by a choice in it is a switch. */
function comingFrom(form: HTMLFormElement): Coming {
  const { activeElement: control } = document;
  return control && form.matches('[data-tap]') && form.contains(control) ? { stand: standAt(control) } : {};
}

function isSwapped(form: HTMLFormElement): boolean {
  const isSearch = form.matches('[role=search], [data-plain]');
  return form.method === 'get' && !isSearch && form.closest('main') !== null && !form.target;
}

async function replaceMain(address: string, isBack: boolean): Promise<void> {
  asking?.abort();
  asking = new AbortController();
  const old = document.querySelector('main');
  old?.setAttribute('aria-busy', 'true');
  const response = await fetch(address, { headers: { Accept: 'text/html' }, signal: asking.signal });
  const isPage = response.status < 500 && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) throw new Error(response.statusText);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = next.querySelector('main');
  // A page of another release may need another script and another sheet of styles.
  if (!old || !main || assetsOf(next) !== assetsOf(document)) throw new Error(address);
  enter(response.url, isBack);
  adopt(next);
  main.classList.add('result-new');
  old.replaceWith(document.adoptNode(main));
  wait('');
}

/** A new entry of the history, unless there is one already, as after a step back. */
function enter(address: string, isBack: boolean): void {
  const own = shownAs(address);
  if (!isBack && own !== location.href) {
    const left: Left = { scroll: scrollY, typed: typedNow() };
    history.replaceState(left, '');
    history.pushState(null, '', own);
  }
  shown = askedAs(location.href);
}

function assetsOf(page: Document): string {
  return all<HTMLElement>(page, 'script[src], link[rel=stylesheet]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
    .join(' ');
}

function adopt(next: Document): void {
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  for (const element of all(document.head, OF_ONE_PAGE)) element.remove();
  document.head.append(...all(next.head, OF_ONE_PAGE).map((element) => document.adoptNode(element)));
  // The foot holds the links to the other languages. It is new as a whole, because an old one would be seen to move.
  const [foot, nextFoot] = [document.querySelector('.foot'), next.querySelector('.foot')];
  if (foot && nextFoot) foot.replaceWith(document.adoptNode(nextFoot));
}

/** The summary of errors takes the focus by itself. */
function focusOn(main: HTMLElement): void {
  if (main.contains(document.activeElement)) return;
  const title = main.querySelector<HTMLElement>('h1') ?? main;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

let status: HTMLElement | undefined;

/** Says that something is on its way. */
function wait(words = ''): void {
  if (!status) {
    status = document.createElement('p');
    status.className = 'vh';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  status.textContent = words;
}
