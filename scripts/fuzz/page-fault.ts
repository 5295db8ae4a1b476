/** What a page may be answered with: itself, or what is wrong with what was asked. */
const STATUSES = [200, 303, 400, 404, 422];

/** What stands in a text where a value was forgotten. */
const FORGOTTEN = ['undefined', '[object Object]', 'NaN'];

/** What is wrong with a page that is answered to what `typed` holds. */
export function pageFault({ status }: Response, text: string, typed: string): string | undefined {
  if (!STATUSES.includes(status)) return `The status is ${status}.`;
  if (status === 303) return text === '' ? undefined : 'A page that leads on has a text.';
  if (text.split('<main').length !== 2) return `The page has ${text.split('<main').length - 1} times <main.`;
  if (!text.trimEnd().endsWith('</html>')) return `The page ends with ${text.slice(-100)}`;
  const forgotten = FORGOTTEN.find((word) => text.includes(word) && !typed.includes(word));
  if (forgotten === undefined) return undefined;
  const at = text.indexOf(forgotten);
  return `The page has ${forgotten}: ${text.slice(Math.max(0, at - 150), at + 150)}`;
}
