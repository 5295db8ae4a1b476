import { all } from './elements.js';
import { keepClock, kept, mayKeep } from './kept.js';

/** What an address says that wants the clock of twelve hours. */
const TWELVE = ['hours', '12'] as const;

/** Goes on to the clock that is kept where the address names none. Links and forms of a page carry it further. */
export function goToKeptClock(): void {
  const other = document.querySelector<HTMLAnchorElement>(`a[data-hours="${TWELVE[1]}"]`);
  if (kept().byTwelve && other && !other.matches('[aria-current]')) location.replace(other.href + location.hash);
}

/** Offers to keep the clock of twelve hours while it is the one of the page. The foot is new with every page. */
export function offerToKeepClock(): void {
  const line = document.querySelector<HTMLElement>('[data-keep-hours]');
  const box = line?.querySelector('input');
  if (!mayKeep()) line?.remove();
  else if (line && box) {
    line.hidden = false;
    box.checked = kept().byTwelve === true;
    box.onchange = () => keepClock(box.checked);
  }
  for (const link of all<HTMLAnchorElement>(document, 'a[data-hours="24"]')) {
    // Whoever leaves it does not want to be led back.
    link.onclick = () => keepClock(false);
  }
}
