import type { ScoreRange } from '../../../contract/two-moons.js';
import { capital } from '../../../languages/locale/plural.js';
import { signNamed } from '../../../pages/shared/blocks.js';
import { matchBarSvg, pointsText } from '../../../pages/shared/match-total.js';
import { tableLabel, Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, Facts, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import type { HoroscopeMatchingResult } from '../tool.js';
import { Dashas, Papasamya } from './doshas.js';
import type { Shown } from './shown.js';

/** The kootas plain and with what agreed cancellations give back, and below what each change rests on. */
export function Kootas({ page, words, result }: Shown) {
  const names = page.language.names;
  const { number } = page.format;
  const [agreed, all] = result.parihara;
  const hasChanges = agreed !== undefined && agreed.changes.length > 0;
  // A cancellation never takes points away: below the most of a range, these are of one moment in it.
  const ofMoment = (score: number) => {
    const told = words.pointsOf(number(score), '36');
    return result.possible === null ? (
      told
    ) : (
      <>
        {told} <span class="soft">{isStated(result) ? words.ofOneMoon : words.ofMoment}</span>
      </>
    );
  };
  const after = (key: string) => agreed?.changes.find((change) => change.key === key);
  return (
    <Block id="h-kootas" title={words.kootas} soft={hasChanges ? words.kootasNote : undefined}>
      <Table
        caption={<Unseen>{words.kootas}</Unseen>}
        label={tableLabel(page, words.kootas)}
        heads={[words.koota, words.plain, ...(hasChanges ? [words.withParihara] : [])]}
        rows={result.ashtakoota.components.map(({ key, score, maximum }, index) => {
          const change = after(key);
          const plain = result.possible?.components[index] ?? { least: score, most: score };
          return {
            head: names.koota[key],
            cells: [
              words.pointsOf(pointsText(page, plain), number(maximum)),
              ...(hasChanges
                ? [<Given page={page} words={words} change={change} plain={score} maximum={maximum} />]
                : []),
            ],
          };
        })}
      />
      <Facts
        facts={[
          [words.total, words.pointsOf(totalText(page, result), '36')],
          [words.withAgreed, ofMoment(agreed?.total_score ?? 0)],
          [words.withAll, ofMoment(all?.total_score ?? 0)],
          ...(result.by_tables.koota_tables === 'prokerala'
            ? []
            : [
                [names.koota_table_set[result.by_tables.koota_tables], ofMoment(result.by_tables.total_score)] as const,
              ]),
        ]}
      />
    </Block>
  );
}

interface GivenProps extends Pick<Shown, 'page' | 'words'> {
  readonly change: HoroscopeMatchingResult['parihara'][number]['changes'][number] | undefined;
  readonly plain: number;
  readonly maximum: number;
}

/** The points with a cancellation, and what cancels. */
function Given({ page, words, change, plain, maximum }: GivenProps) {
  const { number } = page.format;
  if (!change) return <>{words.pointsOf(number(plain), number(maximum))}</>;
  return (
    <>
      {words.pointsOf(number(change.score_after), number(maximum))}{' '}
      <span class="soft">{page.language.names.parihara_code[change.code]}</span>
    </>
  );
}

/** What this page shows, and a page of several tools with it. */

/** The band of the points, Manglik and papasamya, the bar, and whose stars they are. The answer has told the points. */
export function MatchingHead({ page, result }: Pick<Shown, 'page' | 'result'>) {
  const words = page.words.tools['horoscope-matching'];
  const names = page.language.names;
  const { manglik_pair, papasamya, possible, ashtakoota } = result;
  const bands = possible ? possible.interpretation_band_codes : [result.interpretation_band.code];
  return (
    <>
      <LeadFacts
        facts={[
          {
            label: words.kootas,
            value: capital(page.format.alternatives(bands.map((band) => names.match_band[band]))),
          },
          {
            label: words.manglik,
            value: manglik_pair ? names.manglik_verdict[manglik_pair.verdict] : words.notKnown,
          },
          {
            label: words.papasamya,
            value: papasamya ? (papasamya.is_balanced ? words.balanced : words.notBalanced) : words.notKnown,
          },
        ]}
      />
      {possible ? (
        <Note tone="warm" lead={isStated(result) ? words.openMoonLead : words.openLead}>
          {isStated(result) ? words.openMoonText : words.openText}
        </Note>
      ) : null}
      <div class="cols wide-l">
        <Drawing svg={matchBarSvg(totalOf(result), words.pointsOf(totalText(page, result), '36'), '18')} />
        <Facts
          facts={[
            [words.groom, <Person page={page} words={words} one={result.person_a} />],
            [words.bride, <Person page={page} words={words} one={result.person_b} />],
            [words.swapped, words.pointsOf(page.format.number(ashtakoota.total_score_swapped), '36')],
          ]}
        />
      </div>
    </>
  );
}

/** The points, or the range in which a time leaves them. */
export function totalText(page: PageContext, result: HoroscopeMatchingResult): string {
  return pointsText(page, totalOf(result));
}

function totalOf({ ashtakoota: { total_score }, possible }: HoroscopeMatchingResult): ScoreRange {
  return possible?.total_score ?? { least: total_score, most: total_score };
}

/** Whether of one of both a nakshatra is stated and no birth. */
function isStated({ person_a, person_b }: HoroscopeMatchingResult): boolean {
  return person_a.is_stated || person_b.is_stated;
}

type PersonProps = Pick<Shown, 'page' | 'words'> & { readonly one: HoroscopeMatchingResult['person_a'] };

/** The Moon of a person, and whether it is what was stated. */
function Person({ page, words, one: { moon_sign, nakshatra, pada, is_stated } }: PersonProps) {
  const star = page.language.names.nakshatra[nakshatra];
  const moon = `${signNamed(page, moon_sign)}, ${pada === null ? star : `${star} ${page.format.number(pada)}`}`;
  if (!is_stated) return <>{moon}</>;
  return (
    <>
      {moon} <span class="soft">({words.stated})</span>
    </>
  );
}

/** Papasamya, or that it needs both times. */
export function PapasamyaSection(shown: Shown) {
  return shown.result.papasamya ? <Papasamya {...shown} /> : <p>{shown.words.needsTimes}</p>;
}

/** The dashas of both, or that they need a time. */
export function DashasSection(shown: Shown) {
  const { needsTime } = shown.page.words.result.gathered;
  return shown.result.running_dashas ? <Dashas {...shown} /> : <p>{needsTime}</p>;
}
