import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What stands in the parentheses that open before a place in a text. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  return text.slice(start, end - 1);
}

describe('properties', () => {
  it('have a seed, so that a run says the same to everybody', () => {
    const paths = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const open = paths.flatMap((path) => {
      const text = readFileSync(join('test', path), 'utf8');
      const calls = [...text.matchAll(/\.prop\(|fc\.assert\(/g)].map(({ index, 0: opening }) => index + opening.length);
      return calls.filter((at) => !/runs|seed/.test(argumentsAt(text, at))).map((at) => `${path}, character ${at}`);
    });
    expect(open).toEqual([]);
  });
});
