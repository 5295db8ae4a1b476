import { all } from './elements.js';

/** What a page keeps while a switch on it is changed: how far it is scrolled, what is open, and where the focus is. */
export interface Stand {
  readonly scroll: number;
  /** The folds that are open, by what stands on them. */
  readonly open: readonly string[];
  /** Finds what had the focus in the new content. */
  /** Whether nothing was asked yet, so that the focus is nobody's to move. */
  readonly isFirst?: boolean;
  readonly focus?: ((main: Element) => HTMLElement | undefined) | undefined;
}

/** How a page stands at the moment at which one of its controls is used. */
export function standAt(control: Element): Stand {
  const open = all<HTMLDetailsElement>(document, 'main details[open]').map(nameOf);
  return { scroll: scrollY, open, focus: seekerOf(control) };
}

/** Makes new content stand as the old one did. Tells whether the focus is where it was. */
export function standAgain(main: HTMLElement, { scroll, open, focus }: Stand): boolean {
  for (const fold of all<HTMLDetailsElement>(main, 'details')) if (open.includes(nameOf(fold))) fold.open = true;
  const control = focus?.(main);
  control?.focus({ preventScroll: true });
  scrollTo({ top: scroll, behavior: 'instant' });
  return control !== undefined && document.activeElement === control;
}

function nameOf(fold: HTMLDetailsElement): string {
  return fold.querySelector('summary')?.textContent?.trim() ?? '';
}

/** A field is known by its id, a link by the switch that it is in and its place there. */
function seekerOf(control: Element): Stand['focus'] {
  const { id } = control;
  if (id !== '') return () => document.getElementById(id) ?? undefined;
  const navs = all(document, 'main nav');
  const nav = navs.findIndex((each) => each.contains(control));
  const link = nav < 0 ? -1 : all(navs[nav] as Element, 'a').indexOf(control);
  if (link < 0) return undefined;
  return (main) => all<HTMLElement>(all(main, 'nav')[nav] ?? main, 'a')[link];
}

/** Not those that change something: they may hold a password. */
const FORMS = 'form.panel:not([method=post])';

/** What has been typed into the forms of a page, form by form. */
export type Typed = readonly (readonly (readonly [name: string, value: string])[])[];

/** What stands in the forms of the page now. It is kept with the entry of the history, which ends with the tab. */
export function typedNow(): Typed {
  return all<HTMLFormElement>(document, FORMS).map((form) =>
    [...new FormData(form)].map(([name, value]) => [name, String(value)] as const),
  );
}

/** Puts back what was typed. Boxes that are not among it were not ticked. */
export function typeAgain(main: Element, typed: Typed): void {
  for (const [index, form] of all<HTMLFormElement>(main, FORMS).entries()) {
    const texts = typed[index];
    if (!texts) continue;
    for (const field of all<HTMLInputElement>(form, 'input[name], select[name], textarea[name]')) {
      const said = texts.filter(([name]) => name === field.name).map(([, value]) => value);
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = said.includes(field.value);
      else if (said[0] !== undefined) field.value = said[0];
    }
  }
}

/** Lets a choice count as soon as it is made. The button is for those who have no script. */
export function changeOnTap(root: ParentNode): void {
  for (const form of all<HTMLFormElement>(root, 'form[data-tap]')) {
    for (const button of all<HTMLButtonElement>(form, 'button')) button.hidden = true;
    form.addEventListener('change', () => {
      if (form.checkValidity()) form.requestSubmit();
    });
  }
}
