import { mayAsk } from './asked.js';
import { all, say } from './elements.js';
import { saveFile } from './save.js';

/** Shows the buttons by which a result is printed, copied and saved. */
export function offerToKeep(root: ParentNode): void {
  for (const button of all<HTMLButtonElement>(root, '[data-print]')) {
    offer(button, () => window.print());
  }
  if ('clipboard' in navigator) {
    for (const button of all<HTMLButtonElement>(root, '[data-copy]')) {
      offer(button, () => copyFrom(button.dataset['copy'] ?? ''));
    }
    for (const button of all<HTMLButtonElement>(root, '[data-copy-of]')) {
      const text = document.getElementById(button.dataset['copyOf'] ?? '')?.textContent ?? '';
      offer(button, () => navigator.clipboard.writeText(text));
    }
  }
  if ('share' in navigator || 'clipboard' in navigator) {
    for (const button of all<HTMLButtonElement>(root, '[data-share]')) offerToShare(button);
  }
  for (const button of all<HTMLButtonElement>(root, '[data-save]')) {
    const { save = '', name = 'nirayana.svg' } = button.dataset;
    offer(button, () => saveDrawing(save, name));
  }
}

function offer(button: HTMLButtonElement, act: () => unknown): void {
  const { done, fail } = button.dataset;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await act();
      say(button, done);
    } catch {
      say(button, fail);
    }
  });
}

/** The system's own way to share the page says itself that it did; else the address is copied. */
function offerToShare(button: HTMLButtonElement): void {
  const { href } = location;
  if (!('share' in navigator)) {
    offer(button, () => navigator.clipboard.writeText(href));
    return;
  }
  button.hidden = false;
  button.addEventListener('click', () => {
    // Whoever closes the list again has not failed.
    navigator.share({ title: document.title, url: href }).catch(() => undefined);
  });
}

/** The clipboard is given a promise, because some browsers forget during the request that the visitor pressed a key. */
async function copyFrom(href: string): Promise<void> {
  if (!mayAsk()) throw new Error(href);
  const text = fetch(new URL(href, document.baseURI), { headers: { Accept: 'application/json' } }).then((response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.text();
  });
  const blob = text.then((json) => new Blob([json], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** A drawing keeps its own colours, so that it needs no style sheet. */
function saveDrawing(id: string, name: string): void {
  const holder = document.getElementById(id);
  const svg = holder instanceof SVGSVGElement ? holder : holder?.querySelector('svg');
  if (!svg) throw new Error(id);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const text = new XMLSerializer().serializeToString(copy);
  saveFile(new Blob([text], { type: 'image/svg+xml' }), name);
}
