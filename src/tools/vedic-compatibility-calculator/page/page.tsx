import type { MoonPlace } from '../../../base/input/caveats.js';
import type { Provenance } from '../../../calculation/calculate.js';
import { kootaBarSvg } from '../../../charts/timeline/score-bars.js';
import type { BirthTimeRange } from '../../../contract/birth-time-range.js';
import type { KootaResult } from '../../../contract/koota.js';
import {
  type KootaClass,
  type KootaWords,
  kootaSentence,
  notesOf,
} from '../../../languages/words/kootas/koota-words.js';
import { Meanings, moonAt } from '../../../pages/shared/blocks.js';
import { caveatFacts } from '../../../pages/shared/day-events.js';
import { MAXIMUM, matchBarSvg, pointsText } from '../../../pages/shared/match-total.js';
import { queryOf } from '../../../pages/shell/address.js';
import { hrefOf, type PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, Facts, Note } from '../../../pages/shell/parts.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import type { KootaKey } from '../../../rules/matching/ashtakoota.js';
import { type CompatibilityPerson, type CompatibilityResult, vedicCompatibilityTool } from '../tool.js';
import type { MatchingWords } from './words.js';

export const vedicCompatibilityPage = toolPage({
  tool: vedicCompatibilityTool,
  card: {
    place: 10,
    isMostSought: true,
    isOfTwo: true,
    searchTerms:
      'gun milan guna milan gunmilan kundli milan kundali matching horoscope matching ashtakoota ashtakuta ashtakoot 36 guna marriage nadi synastry porutham गुण मिलान कुंडली मिलान विवाह अष्टकूट नाड़ी совместимость брак гуна милан сумісність шлюб partner ehe mariage matrimonio pareja partnerhoroskop partnerschaft',
  },
  answer({ page, result, words }) {
    const total = totalOf(result);
    const bands = total.bands.map((band) => page.language.names.match_band[band]);
    const points = `${pointsText(page, total)} ${words.ofPoints(page.format.number(MAXIMUM))}`;
    return page.catalogue.texts.about(points, page.format.alternatives(bands));
  },
  View({ page, result, provenance, words }) {
    const persons = [
      spanOf(result.person_a, provenance, 'person A'),
      spanOf(result.person_b, provenance, 'person B'),
    ] as const;
    const isOpen = persons.some(({ isOpen }) => isOpen);
    const kootas = shownKootas({ page, words, result, provenance });
    return (
      <>
        <div class="cols wide-l">
          <Score page={page} words={words} total={totalOf(result)} />
          <Facts
            facts={[
              [words.personA, moonText(page, words, persons[0])],
              [words.personB, moonText(page, words, persons[1])],
              [
                words.swap,
                <>
                  <a href={hrefOf(page, page.path, swapped(page.query))}>{words.swapLink}</a>{' '}
                  <span class="soft">{words.swapNote}</span>
                </>,
              ],
            ]}
          />
        </div>
        <Nadi page={page} words={words} result={result} provenance={provenance} />
        <Kootas words={words} kootas={kootas} isOpen={isOpen} />
        <Meanings
          page={page}
          of={result.ashtakoota.components.map(({ key }) => ({
            kind: 'koota',
            key,
            name: page.language.names.koota[key],
          }))}
        />
        <section class="block read" aria-labelledby="h-how">
          <h2 id="h-how">{words.howTitle}</h2>
          {words.how.map((text) => (
            <p>{text}</p>
          ))}
        </section>
      </>
    );
  },
});

/** What the Moon of a person can be: one pada where the time is known. */
interface Span {
  readonly from: MoonPlace;
  readonly to: MoonPlace;
  readonly isOpen: boolean;
}

function spanOf({ moon_sign, nakshatra, pada }: CompatibilityPerson, provenance: Provenance, whose: string): Span {
  const open = caveatFacts(provenance, 'birth_time_unknown').find((facts) => facts.whose === whose);
  if (open) return { from: open.from, to: open.to, isOpen: true };
  const place = { sign: moon_sign, nakshatra, pada };
  return { from: place, to: place, isOpen: false };
}

interface Total {
  readonly least: number;
  readonly most: number;
  readonly isOpen: boolean;
  /** The bands of the possible totals. */
  readonly bands: readonly CompatibilityResult['interpretation_band']['code'][];
}

function totalOf({ ashtakoota: { total_score }, interpretation_band, possible }: CompatibilityResult): Total {
  if (!possible) return { least: total_score, most: total_score, isOpen: false, bands: [interpretation_band.code] };
  return { ...possible.total_score, isOpen: true, bands: possible.interpretation_band_codes };
}

/** Where the total lies; the answer has said it, and in which band. */
function Score({ page, words, total }: { page: PageContext; words: MatchingWords; total: Total }) {
  const { number } = page.format;
  const { least, most, isOpen, bands } = total;
  const [band] = bands;
  return (
    <section aria-label={words.score}>
      <Drawing svg={matchBarSvg(total, words.bar(pointsText(page, total)), words.minimum)} />
      <p>
        {isOpen ? words.totalLies(number(least), number(most)) : band && page.language.results.matchSummaries[band]}
      </p>
    </section>
  );
}

/** The Moon of a person, or the way that it goes on a day of unknown time. */
function moonText(page: PageContext, words: MatchingWords, span: Span): string {
  const [from, to] = [moonAt(page, span.from), moonAt(page, span.to)];
  const start = words.moon(from.sign, from.nakshatra);
  if (!span.isOpen) return start;
  const { span: over } = page.words.shared.periods;
  return from.sign === to.sign
    ? words.moon(from.sign, over(from.nakshatra, to.nakshatra))
    : over(start, words.moon(to.sign, to.nakshatra));
}

/** The query in which the persons have changed places. */
function swapped(query: string): string {
  const names: Readonly<Record<string, string>> = { a_: 'b_', b_: 'a_' };
  const renamed = [...new URLSearchParams(query)].map(([name, value]): [string, string] => {
    const other = names[name.slice(0, 2)];
    return [other === undefined ? name : other + name.slice(2), value];
  });
  const inOrder = renamed.toSorted(([a], [b]) => Number(b.startsWith('a_')) - Number(a.startsWith('a_')));
  return queryOf(inOrder);
}

interface ShownFrom {
  readonly page: PageContext;
  readonly words: MatchingWords;
  readonly result: CompatibilityResult;
  readonly provenance: Provenance;
}

const NADI_STATES = { true: 'present', false: 'none', null: 'open' } as const;

function Nadi({ page, words, result, provenance }: ShownFrom) {
  const shared = result.possible ? result.possible.nadi_dosha : result.nadi_dosha;
  const state = NADI_STATES[`${shared}`];
  const { lead, text } = words.nadi[state];
  const index = result.ashtakoota.components.findIndex(({ key }) => key === 'nadi');
  const koota = result.ashtakoota.components[index];
  if (!koota) return null;
  // What may cancel the dosha hangs on the padas too: it is told where nothing of them is open.
  const notes = state === 'present' && !result.possible ? notesOf(page.language.kootas, koota) : [];
  return (
    <Block id="h-nadi" title={words.nadiTitle}>
      <Note
        lead={lead}
        {...(state === 'none' && { tone: 'good' as const })}
        {...(state === 'present' && { tone: 'soft-bad' as const })}
      >
        {[text, classesText(page, provenance, koota, index), ...notes].join(' ')}
      </Note>
    </Block>
  );
}

/** The kootas with their points, or with those that all possible times allow. */
function shownKootas({ page, words, result, provenance }: ShownFrom): ShownKoota[] {
  const { number } = page.format;
  return result.ashtakoota.components.map((koota, index) => {
    const { key, score, maximum } = koota;
    const range = result.possible?.components[index] ?? { least: score, most: score };
    return {
      key,
      score: range.least,
      maximum,
      points: words.points(pointsText(page, range), number(maximum)),
      text: kootaText(page, provenance, koota, index),
    };
  });
}

/** A koota as the list shows it. */
interface ShownKoota {
  readonly key: KootaKey;
  /** What its bar shows. */
  readonly score: number;
  readonly maximum: number;
  /** Its points in words. */
  readonly points: string;
  readonly text: string;
}

interface Props {
  readonly words: MatchingWords;
  readonly kootas: readonly ShownKoota[];
  /** Whether a birth time leaves the points open. */
  readonly isOpen: boolean;
}

/** The kootas, each with a bar as long as it weighs. */
function Kootas({ words, kootas, isOpen }: Props) {
  return (
    <Block id="h-kootas" title={words.kootasTitle} soft={words.kootasNote}>
      {isOpen ? <p>{words.kootasOpen}</p> : null}
      <ul class="kootas">
        {kootas.map(({ key, score, maximum, points, text }) => (
          <li>
            <h3>
              {words.kootas[key].name} <small>{words.kootas[key].about}</small>
            </h3>
            <Drawing svg={kootaBarSvg({ score, maximum })} />
            <span class="pts">{points}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** What a koota compared and why it gives its points; of open times, what each person may have of it. */
function kootaText(page: PageContext, provenance: Provenance, koota: KootaResult, index: number): string {
  const words = page.language.kootas;
  const classes = classesOf(provenance, koota, index);
  return classes.some((of) => of.length > 1) ? eachText(page, words, koota, classes) : kootaSentence(words, koota);
}

/** What each person has, or may have, of what a koota compares. */
function classesText(page: PageContext, provenance: Provenance, koota: KootaResult, index: number): string {
  return eachText(page, page.language.kootas, koota, classesOf(provenance, koota, index));
}

function eachText(
  { format }: PageContext,
  words: KootaWords,
  { key }: KootaResult,
  [a, b]: readonly [readonly KootaClass[], readonly KootaClass[]],
): string {
  const named = (classes: readonly KootaClass[]) => format.alternatives(classes.map((of) => words.className(key, of)));
  return words.each(named(a), named(b));
}

/** The classes that the minutes of each person allow: one where a time is taken as it is. */
function classesOf(
  { birth_time_range_a, birth_time_range_b }: Provenance,
  { facts }: KootaResult,
  index: number,
): readonly [readonly KootaClass[], readonly KootaClass[]] {
  const path = `ashtakoota.components[${index}].facts`;
  return [allowed(birth_time_range_a, `${path}.a`, facts.a), allowed(birth_time_range_b, `${path}.b`, facts.b)];
}

/** The values of a path over a range, in the order in which they come; the one of the result where it has no range. */
function allowed(range: BirthTimeRange | null | undefined, path: string, told: KootaClass): KootaClass[] {
  const steps = range?.changes.filter((change) => change.path === path) ?? [];
  const [first] = steps;
  if (!first) return [told];
  return [...new Set([first.value_before, ...steps.map(({ value_after }) => value_after)] as KootaClass[])];
}
