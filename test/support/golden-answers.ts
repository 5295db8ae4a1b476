import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersTo } from './golden-cases.js';

/** The whole answers of a tool to its cases in the folder `golden`, as they are stored. */
export function goldenAnswers(slug: string, folder: string): string {
  return answersTo(slug, readFileSync(join(folder, `cases/${slug}.json`), 'utf8'));
}
