import type { RecordedAnswer, RecordedRelease } from './moves.js';

/** Reads a file of a revision by its path in the repository; undefined where it has none. */
export type ReadText = (path: string) => string | undefined;

interface Case {
  readonly name: string;
  readonly input: unknown;
  readonly options?: unknown;
}

/** What a revision has recorded. */
export function recordedRelease(read: ReadText): RecordedRelease {
  const parsed = <Value>(path: string): Value => JSON.parse(read(path) ?? 'null') as Value;
  const { version } = parsed<{ readonly version: string }>('package.json');
  const versions = parsed<Readonly<Record<string, { readonly calculation_version: string }>>>('golden/versions.json');
  const answers = Object.fromEntries(
    Object.keys(versions).map((slug) => {
      const cases = new Map(parsed<Case[]>(`golden/cases/${slug}.json`).map((one) => [one.name, one]));
      const expected = parsed<Pick<RecordedAnswer, 'name' | 'envelope'>[]>(`golden/expected/${slug}.json`);
      const asked = ({ name }: { readonly name: string }) => [cases.get(name)?.input, cases.get(name)?.options];
      return [slug, expected.map(({ name, envelope }) => ({ name, envelope, asked: asked({ name }) }))];
    }),
  );
  return {
    version,
    calculationVersions: Object.fromEntries(
      Object.entries(versions).map(([slug, told]) => [slug, told.calculation_version]),
    ),
    answers,
    ephemeris: ephemerisIn(answers),
  };
}

interface Provenance {
  readonly provenance?: { readonly ephemeris?: { readonly version?: string } };
}

/** That of the first answer that tells one. */
function ephemerisIn(answers: RecordedRelease['answers']): string {
  const told = Object.values(answers)
    .flat()
    .map(({ envelope }) => (envelope as Provenance).provenance?.ephemeris?.version);
  return told.find((version) => version !== undefined) ?? '';
}
