import { type PageContext, TWELVE_HOURS } from '../shell/context.js';

/** Keeps the clock that the reader has chosen in what a form sends. */
export function HoursField({ page }: { readonly page: PageContext }) {
  const [name, value] = TWELVE_HOURS;
  return page.hours === 12 ? <input type="hidden" name={name} value={value} /> : null;
}
