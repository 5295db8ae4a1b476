import { all, counted } from './elements.js';
import { havingEveryWord } from './fold.js';

/** Shortens the list of calculators while a visitor types. */
export function filterWhileTyping(root: ParentNode): void {
  const input = root.querySelector<HTMLInputElement>('input[data-filter]');
  if (!input) return;
  const status = root.querySelector<HTMLElement>('[data-found]:not(input)');
  const items = all<HTMLElement>(root, '[data-k]');
  const texts = items.map((item) => item.dataset['k'] ?? '');
  const filter = () => {
    const typed = input.value.trim();
    const shown = havingEveryWord(texts, typed);
    items.forEach((item, at) => {
      item.hidden = !shown[at];
    });
    for (const group of all<HTMLElement>(root, '.group')) group.hidden = !group.querySelector('[data-k]:not([hidden])');
    const found = items.filter((item) => !item.hidden).length;
    if (status) status.textContent = typed === '' ? '' : counted(status.dataset['found'], found);
  };
  input.addEventListener('input', filter);
  // A visitor who comes back finds what was typed still there.
  if (input.value !== input.defaultValue) filter();
}
