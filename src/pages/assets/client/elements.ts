/** Every element of a kind below a root. */
export function all<Kind extends Element>(root: ParentNode, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)];
}

/** Fills the field that an attribute names by its id; one that is not on the page is left alone. */
export function fill(id: string | undefined, value: string): void {
  const field = id ? document.getElementById(id) : null;
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
}

/** Says something in the status line beside an element. */
export function say(beside: Element, words: string | undefined): void {
  const status = beside.parentElement?.querySelector('[data-status]');
  if (status) status.textContent = words ?? '';
}

/** Puts a number into words of the page. */
export function counted(words: string | undefined, n: number): string {
  return (words ?? '').replace('{n}', String(n));
}
