import { all } from './elements.js';
import { exported, forgetAll, imported, keepsAny, mayKeep } from './kept.js';
import { saveFile } from './save.js';

interface Site {
  readonly scope: string;
  readonly root: string;
  readonly install: () => Promise<unknown>;
}

/** What there is on the device. */
interface Found {
  readonly program: boolean;
  readonly places: boolean;
  /** Pages of methods. */
  readonly methods: number;
  readonly details: boolean;
}

/**
 * The page of what the device keeps: shows it, and keeps, gives out and deletes it.
 *
 * @returns shows it anew; undefined on every other page
 */
export function manageKept(site: Site): (() => Promise<void>) | undefined {
  const list = document.querySelector('[data-saved]');
  if (!list) return undefined;
  const show = async () => showFound(list, await foundOf(site));
  const acts = actsOf(site);
  const say = (words: unknown) => {
    const status = document.querySelector('[data-device-status]');
    if (status) status.textContent = typeof words === 'string' ? words : '';
  };
  for (const button of buttons()) {
    button.addEventListener('click', async () => {
      try {
        say(await acts[nameOf(button)]?.(button));
      } catch {
        say(document.querySelector<HTMLElement>('[data-device-status]')?.dataset['fail']);
      }
      await show();
    });
  }
  void show();
  return show;
}

const buttons = () => all<HTMLButtonElement>(document, '[data-device-act]');
const nameOf = (button: HTMLElement) => button.dataset['deviceAct'] ?? '';
const familyOf = (root: string) => `nirayana${root} `;

async function foundOf({ scope, root }: Site): Promise<Found> {
  const cached = await pathsIn(familyOf(root));
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return {
    program: Boolean(registration?.active),
    places: cached.some((path) => /\/places\.\w+\.json$/.test(path)),
    methods: cached.filter((path) => path.includes('/methodology/')).length,
    details: keepsAny(),
  };
}

function showFound(list: Element, found: Found): void {
  for (const row of all<HTMLElement>(list, '[data-part]')) {
    const { part, text = '', size, not = '' } = row.dataset;
    const words = [text.replace('{n}', String(found.methods)), ...(size ? [size] : [])].join(' · ');
    const value = row.querySelector('dd');
    if (value) value.textContent = found[part as keyof Found] ? words : `${not} (${words})`;
  }
  const { program, places, details } = found;
  const offered: Readonly<Record<string, boolean>> = {
    save: !program,
    places: program && !places,
    methods: program,
    export: details,
    'take-in': mayKeep(),
    forget: details,
    clear: program || details,
  };
  for (const button of buttons()) button.hidden = !offered[nameOf(button)];
}

/** What the buttons do. A text that one of them gives is said. */
function actsOf({ root, install }: Site): Readonly<Record<string, (button: HTMLElement) => unknown>> {
  return {
    save: () => install().then(() => navigator.serviceWorker.ready),
    places: () => fetched(`${root}/api/public/places?q=delhi`),
    async methods({ dataset }) {
      // Few at a time: a host of files may count requests.
      const pages = (dataset['pages'] ?? '').split(' ');
      for (let at = 0; at < pages.length; at += 4) await Promise.all(pages.slice(at, at + 4).map(fetched));
    },
    export: () => saveFile(new Blob([exported()], { type: 'application/json' }), 'nirayana.json'),
    'take-in': async ({ dataset }) => {
      const count = imported(await chosenFile());
      return count === undefined ? dataset['wrong'] : (dataset['done'] ?? '').replace('{n}', String(count));
    },
    forget({ dataset }) {
      forgetAll();
      return dataset['done'];
    },
    async clear({ dataset }) {
      forgetAll();
      // Beside a server a cookie has what was chosen for all pages; elsewhere it goes with the files.
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser of today has another way
      document.cookie = `nirayana_choices=; Max-Age=0; Path=${root}/`;
      for (const name of await caches.keys()) if (name.startsWith(familyOf(root))) await caches.delete(name);
      const own = new URL(`${root}/`, location.href).href;
      const registered = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registered.filter(({ scope }) => scope.startsWith(own)).map((one) => one.unregister()));
      return dataset['done'];
    },
  };
}

async function pathsIn(family: string): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(family));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  // A version that waits has them too.
  return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))];
}

async function fetched(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}

/** Bytes of the longest file that is looked at: fifty people take a tenth of it. */
const LONGEST = 1_000_000;

/** The text of a file that its owner chooses. */
function chosenFile(): Promise<string> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) resolve(file.size > LONGEST ? '' : file.text());
    });
    input.click();
  });
}
