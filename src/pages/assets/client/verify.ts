import type { Otherwise, VerifyMessage } from '../../shell/verify-message.js';
import { all } from './elements.js';

/**
 * The page that verifies: starts a thread, shows how far it is, what came of each kind, and the first that came out
 * otherwise. Its words stand in the attributes of the page.
 */
const place = document.querySelector<HTMLElement>('[data-verify]');

/** How many that came out otherwise are named: where a browser is broken, all of them are. */
const NAMED = 50;

function begin(place: HTMLElement): void {
  const words = place.dataset;
  const bar = place.querySelector('progress') as HTMLProgressElement;
  const first = place.querySelector<HTMLElement>('[data-verify-first]') as HTMLElement;
  const button = place.querySelector('[data-verify-act]') as HTMLButtonElement;
  const { textContent: begins } = button;
  const write = (part: string, text = '') => {
    const element = place.querySelector(part);
    if (element) element.textContent = text;
  };
  const say = (text: string | undefined) => write('[data-verify-status]', text);
  let thread: Worker | undefined;

  const end = (text: string | undefined) => {
    thread?.terminate();
    thread = undefined;
    if (bar.position < 0) bar.value = 0;
    button.textContent = begins;
    say(text);
  };

  const show = ({ compared, others, first: made }: Extract<VerifyMessage, { kind: 'verified' }>) => {
    for (const row of all<HTMLElement>(place, '[data-kind]')) {
      const count = compared[row.dataset['kind'] as Otherwise['kind']];
      const otherwise = others.filter(({ kind }) => kind === row.dataset['kind']).length;
      const value = row.querySelector('dd');
      if (value) value.textContent = filled(row.dataset['done'], { n: count - otherwise, all: count });
    }
    bar.value = bar.max;
    first.hidden = !made;
    if (!made) return end(words['allSame']);
    const hashes = { recorded: made.recordedHash || '–', made: made.madeHash };
    write('[data-verify-hashes]', filled(words['hashes'], hashes));
    write('#verify-made', made.made);
    write('[data-verify-name]', others[0]?.name);
    const names = others
      .slice(0, NAMED)
      .map(({ name }) => Object.assign(document.createElement('li'), { textContent: name }));
    place.querySelector('[data-verify-others]')?.replaceChildren(...names);
    return end(filled(words['differ'], { n: others.length }));
  };

  const hear = (message: VerifyMessage) => {
    if (message.kind === 'verified') return show(message);
    if (message.kind === 'failed') return end(`${words['failed']} ${message.why}`);
    const { done, all: count } = message;
    bar.max = count;
    bar.value = done;
    // Read aloud at every tenth.
    if (done % Math.ceil(count / 10) === 0) say(filled(words['progress'], { done, all: count }));
  };

  button.addEventListener('click', () => {
    if (thread) return end(words['stopped']);
    if (!isSecureContext) return say(words['insecure']);
    for (const row of all<HTMLElement>(place, '[data-kind]')) {
      const value = row.querySelector('dd');
      if (value) value.textContent = row.dataset['not'] ?? '';
    }
    first.hidden = true;
    // What is below moves now, and not when it is done.
    write('[data-verify-where]', `${words['about']}, ${navigator.userAgent}`);
    bar.removeAttribute('value');
    button.textContent = button.dataset['stop'] ?? '';
    say(words['loading']);
    thread = new Worker(words['thread'] ?? '', { type: 'module' });
    thread.addEventListener('message', ({ data }: MessageEvent<VerifyMessage>) => hear(data));
    thread.addEventListener('error', () => end(words['failed']));
  });
  button.hidden = false;
}

function filled(words = '', facts: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}

if (place) begin(place);
