import { all, counted } from './elements.js';

/** Shortens the list of calculators while a visitor types. */
export function filterWhileTyping(root: ParentNode): void {
  const input = root.querySelector<HTMLInputElement>('input[data-filter]');
  if (!input) return;
  const status = root.querySelector<HTMLElement>('[data-found]:not(input)');
  const items = all<HTMLElement>(root, '[data-k]');
  const filter = () => {
    const typed = input.value.trim();
    for (const item of items) item.hidden = typed !== '' && !hasEveryWord(item.dataset['k'] ?? '', typed);
    for (const group of all<HTMLElement>(root, '.group')) group.hidden = !group.querySelector('[data-k]:not([hidden])');
    const found = items.filter((item) => !item.hidden).length;
    if (status) status.textContent = typed === '' ? '' : counted(status.dataset['found'], found);
  };
  input.addEventListener('input', filter);
  // A visitor who comes back finds what was typed still there.
  if (input.value !== input.defaultValue) filter();
}

/**
 * Text by which the list is searched: small letters without accents. Only the marks of Latin, Greek and Cyrillic letters
 * go: the vowel signs of Devanagari are letters to who types them.
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Tells whether a text has every word that was typed. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
