import { all } from './elements.js';

/** Sheets of paper have the address, the day of print and what a page says of itself, and what browsers cannot open for paper by a style is opened. */
export function prepareForPaper(): void {
  const opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    const { lang, style } = document.documentElement;
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date());
    const address = readable(location.href.split('#', 1)[0] ?? '');
    const about = document.querySelector<HTMLElement>('[data-sheet]')?.dataset['sheet'];
    const sheet = [...(about === undefined ? [] : [about]), day, address].join(' · ');
    style.setProperty('--sheet', JSON.stringify(sheet));
    for (const fold of all<HTMLDetailsElement>(document, '.on-paper:not([open])')) {
      fold.open = true;
      opened.push(fold);
    }
  });
  addEventListener('afterprint', () => {
    for (const fold of opened.splice(0)) fold.open = false;
  });
}

/** An address in the letters that its reader knows. Encoded ones are long, and no sheet breaks their lines. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
