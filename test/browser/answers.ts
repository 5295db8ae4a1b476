import type { Seen, Words } from '../../src/pages/seen.js';
import type { Site } from './site.js';

/** What the page of a tool must say for an input: its `answers.ts` finds it in the answer of the API. */
export async function expectedWords(
  { ask }: Pick<Site, 'ask'>,
  slug: string,
  { input, options }: { readonly input: unknown; readonly options: URLSearchParams | string },
): Promise<readonly Words[]> {
  const response = await ask(`/api/public/tools/${slug}?${options}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`The API refuses ${JSON.stringify(input)}: ${error.message}`);
  const { answers }: { readonly answers: Seen<unknown> } = await import(`../../src/tools/${slug}/answers.ts`);
  return answers(result);
}

/** The expected words that a text does not have. */
export function missingWords(text: string, expected: readonly Words[]): string[] {
  return expected.filter((words) => (words instanceof RegExp ? !words.test(text) : !text.includes(words))).map(String);
}
