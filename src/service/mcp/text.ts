import { isRecord } from '../../base/input/options.js';
import { formatKept } from '../../base/time/named-zone.js';
import type { SuccessEnvelope } from '../../calculation/envelopes.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { Line, Teller } from '../../contract/telling/telling.js';
import { loadLanguage, pagesIn } from '../../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/locale/locales.js';
import type { ChangeWords } from '../../languages/words/changes/change-words.js';
import { type Namer, namer } from '../../languages/words/say.js';
import { TEXTS } from '../../tools/texts.js';
import { rangeLine } from './changes.js';

/** A result in a few lines for a reader: what was found, how sure it is, by which convention. */
export async function resultText(
  { title, births, resultSchema: schema }: Pick<AnyTool, 'title' | 'births' | 'resultSchema'>,
  envelope: SuccessEnvelope,
): Promise<string> {
  const { tool } = envelope;
  const { result, provenance } = keptClocks(envelope);
  const locale = languageOf(envelope);
  const language = await loadLanguage(locale);
  const lines = [title, ...linesOf(tool, result, namer(language))];
  const { birth_time_range: birth, birth_time_range_a: a, birth_time_range_b: b } = provenance;
  const found = Object.entries({ birth, a, b }).flatMap(([whose, range]) => (range ? [{ whose, range }] : []));
  const words = found.length > 0 ? (await pagesIn(locale)).changes : undefined;
  const ranges = words
    ? found.map(({ whose, range }) =>
        rangeLine(range, whose as keyof ChangeWords['over'], { result, schema, names: language.names, words }),
      )
    : [];
  return toldText({ lines, births, ranges }, envelope);
}

/** A result whose instants have the clocks that were kept in its zones, with the seconds of their offsets. */
function keptClocks({ input, result, provenance }: SuccessEnvelope): Pick<SuccessEnvelope, 'result' | 'provenance'> {
  const zones = [result, input].flatMap((part) =>
    Object.entries(isRecord(part) ? part : {}).flatMap(([name, zone]) =>
      (name === 'tz' || name.endsWith('timezone')) && typeof zone === 'string' ? [zone] : [],
    ),
  );
  return withTexts({ result, provenance }, (text) => formatKept(zones, text));
}

/** Plain data with other texts. What none of them is in stays the same object: an answer has hundreds of kilobytes. */
function withTexts<Value>(value: Value, told: (text: string) => string): Value;
function withTexts(value: unknown, told: (text: string) => string): unknown {
  if (typeof value === 'string') return told(value);
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.values(value);
  const after = before.map((part) => withTexts(part, told));
  if (after.every((part, at) => part === before[at])) return value;
  return Array.isArray(value) ? after : Object.fromEntries(Object.keys(value).map((name, at) => [name, after[at]]));
}

/** What is told of a result. */
interface Told {
  readonly births: AnyTool['births'] | undefined;
  readonly lines: readonly string[];
  /** What changes over the minutes in which somebody may have been born. */
  readonly ranges?: readonly string[];
}

/** Lines about a result with what must be told with them: how sure it is, by which convention, what it is not for. */
export function toldText({ lines, births, ranges = [] }: Told, { provenance, disclaimer }: SuccessEnvelope): string {
  const { zodiac_system, ayanamsha, ayanamsha_value_deg, uncertainty, birth_time_known } = provenance;
  const zodiac = zodiac_system === 'sidereal' ? `sidereal, ${ayanamsha} ${ayanamsha_value_deg}` : zodiac_system;
  const { birth_time_range: alone, birth_time_range_a: ofOne } = provenance;
  const isOfBirth = births !== undefined && (!isLeftOut(births) || alone !== undefined || ofOne !== undefined);
  const isUnknown = isOfBirth && !birth_time_known;
  return [
    ...lines,
    ...(isUnknown ? [`Birth time: not known${Object.keys(births).length > 1 ? ' of every birth' : ''}`] : []),
    ...ranges,
    ...(uncertainty === null ? [] : [`Uncertain: ${uncertainty}`]),
    `Zodiac: ${zodiac}`,
    `Note: ${disclaimer}`,
  ].join('\n');
}

function isLeftOut(births: NonNullable<AnyTool['births']>): boolean {
  return Object.values(births).every(({ isOptional }) => isOptional);
}

/** The language of the sentences of a result, which its names are told in too. */
export function languageOf({ result, provenance }: SuccessEnvelope): LanguageCode {
  const own = isRecord(result) ? result['locale'] : undefined;
  const asked = provenance.options?.locale ?? own;
  return LANGUAGE_CODES.find((locale) => locale === asked) ?? 'en';
}

const TEXT_OF: ReadonlyMap<string, Teller<never>> = new Map(Object.entries(TEXTS));

/** The lines of a result of a tool. */
function linesOf(slug: string, result: unknown, name: Namer): string[] {
  // `TEXTS` ties each slug to the result of its own tool.
  const teller = TEXT_OF.get(slug) as ((result: unknown, name: Namer) => readonly Line[]) | undefined;
  if (!teller) throw new RangeError(`There is no text of the tool ${slug}.`);
  return teller(result, name).filter((line): line is string => typeof line === 'string' && line !== '');
}
