import { nativeDigits } from '../../../languages/pages/native-digits.js';
import { clockAt, instantAt, placeOn, stateAt } from './clock.js';
import { all } from './elements.js';

const HALF_A_MINUTE = 30_000;

/** What is put right while the page stays open, each with what it does at an instant of the visitor's clock. */
const followers = new Map<Element, (at: number) => void>();

let isTicking = false;

/**
 * Moves the marks of the present. They begin where the service drew them: a visitor's clock may be wrong, but it runs as
 * fast as ours.
 */
export function movePresent(root: ParentNode): void {
  for (const svg of all<SVGSVGElement>(root, 'svg[data-from][data-to]')) {
    const [from, to] = [Number(svg.dataset['from']), Number(svg.dataset['to'])];
    const marks = all<SVGElement>(svg, '.t-now, .t-nowt');
    const drawn = marks.find((mark) => mark.matches('line'))?.getAttribute('x1');
    if (!drawn) continue;
    const ahead = instantAt(from, to, drawn) - Date.now();
    followers.set(svg, (at) => moveTo(marks, placeOn(from, to, at + ahead)));
  }
  for (const clock of all<HTMLElement>(root, 'time[data-clock], text[data-clock]')) {
    const now = clock.closest<HTMLElement>('[data-now]')?.dataset['now'];
    const ahead = now === undefined ? 0 : Number(now) - Date.now();
    const offset = Number(clock.dataset['clock']);
    const { parts } = clock.dataset;
    followers.set(clock, (at) => {
      clock.textContent = inDigits(clockAt(at + ahead, offset, parts));
    });
  }
  for (const state of all<HTMLElement>(root, '[data-state]')) {
    const { dataset } = state;
    const span = JSON.parse(dataset['state'] ?? '[]') as [number, number];
    const ahead = Number(dataset['now']) - Date.now();
    followers.set(state, (at) => {
      const { text, runs } = stateAt(at + ahead, span, dataset);
      state.textContent = inDigits(text);
      state.className = runs ? `tag ${state.dataset['tone'] ?? 'bad'}` : '';
    });
  }
  if (followers.size > 0 && !isTicking) {
    isTicking = true;
    setInterval(tick, HALF_A_MINUTE);
  }
}

/** A text in the digits that the page has. */
function inDigits(text: string): string {
  const { digits } = document.documentElement.dataset;
  return digits ? nativeDigits(text, digits) : text;
}

function tick(): void {
  const at = Date.now();
  for (const [element, follow] of followers) {
    if (element.isConnected) follow(at);
    else followers.delete(element);
  }
}

function moveTo(marks: readonly SVGElement[], place: string | undefined): void {
  for (const mark of marks) {
    mark.setAttribute('visibility', place === undefined ? 'hidden' : 'visible');
    if (place === undefined) continue;
    for (const name of mark.matches('line') ? ['x1', 'x2'] : ['x']) mark.setAttribute(name, place);
  }
}
