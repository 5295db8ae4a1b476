import type { ScoreRange } from '../../../contract/possible-match.js';
import { capital } from '../../../languages/locale/plural.js';
import { matchBarSvg, pointsText } from '../../../pages/shared/match-total.js';
import { signNamed } from '../../../pages/shared/periods.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Drawing, Facts, LeadFacts, Note } from '../../../pages/shell/parts.js';
import type { HoroscopeMatchingResult } from '../tool.js';
import { Dashas, Papasamya } from './doshas.js';
import type { Shown } from './shown.js';

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
        <Note tone="warm" lead={words.openLead}>
          {words.openText}
        </Note>
      ) : null}
      <div class="cols wide-l">
        <Drawing svg={matchBarSvg(totalOf(result), words.pointsOf(totalText(page, result), '36'), '18')} />
        <Facts
          facts={[
            [words.groom, personText(page, result.person_a)],
            [words.bride, personText(page, result.person_b)],
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

function personText(page: PageContext, { moon_sign, nakshatra, pada }: HoroscopeMatchingResult['person_a']): string {
  return `${signNamed(page, moon_sign)}, ${page.language.names.nakshatra[nakshatra]} ${page.format.number(pada)}`;
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
