import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Recorded, RecordedCase } from 'virtual:recorded';

const GOLDEN = fileURLToPath(new URL('../golden', import.meta.url));

interface Case {
  readonly name: string;
  readonly input: object;
  readonly options?: object;
}

interface Answer {
  readonly name: string;
  readonly envelope: object;
}

/** What is recorded in a folder such as golden/, by hashes: the answers themselves stay in the repository. */
export function recordedIn(folder = GOLDEN): Recorded {
  const textOf = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8');
  const filesOf = (name: string) => readdirSync(join(folder, name)).sort();
  const hashesOf = (name: string) =>
    Object.fromEntries(filesOf(name).map((file) => [basename(file, extname(file)), hashOf(textOf(name, file))]));
  const answers = filesOf('cases').map((file) => {
    const expected = new Map(
      (JSON.parse(textOf('expected', file)) as Answer[]).map(({ name, envelope }) => [name, envelope]),
    );
    const cases = (JSON.parse(textOf('cases', file)) as Case[]).map(({ name, input, options }): RecordedCase => {
      const hash = hashOf(JSON.stringify(expected.get(name)));
      return options ? [name, hash, input, options] : [name, hash, input];
    });
    return [basename(file, '.json'), cases] as const;
  });
  return {
    answers: Object.fromEntries(answers),
    charts: hashesOf('charts'),
    interpretations: hashesOf('interpretations'),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
