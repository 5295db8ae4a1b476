import { NAMES } from '../../../../names/names.js';
import { scoreBarSvg } from '../../../../render/timeline/score-bars.js';
import { type HoroscopeMatchingResult, horoscopeMatchingTool } from '../../../../tools/horoscope-matching.js';
import type { PageContext } from '../../shell/context.js';
import { Drawing, Facts, LeadFacts, Note } from '../../shell/parts.js';
import { toolPage } from '../../shell/tool-page.js';
import { signNamed } from '../shared/periods.js';
import { CARD } from './card.js';
import { Dashas, Manglik, Papasamya } from './doshas.js';
import { Kootas } from './kootas.js';
import { Poruthams } from './poruthams.js';
import { WORDS } from './words.js';

/** The customary minimum of the 36 points. */
const MINIMUM = 18;

export const horoscopeMatchingPage = toolPage({
  tool: horoscopeMatchingTool,
  card: CARD,
  words: WORDS,
  answer({ page, result, words }) {
    const { south_indian, possible_poruthams } = result;
    const poruthams = words.poruthamsOf(
      rangeText(page, possible_poruthams, south_indian.total_points),
      page.format.number(south_indian.maximum_points),
    );
    const points = page.catalogue.texts.about(words.kootas, words.pointsOf(totalText(page, result), '36'));
    return [points, poruthams].join('; ');
  },
  View({ page, result, words }) {
    const shown = { page, words, result };
    const names = NAMES[page.locale];
    const { manglik_pair, papasamya, possible, ashtakoota } = result;
    const bands = possible ? possible.interpretation_band_codes : [result.interpretation_band.code];
    return (
      <>
        <LeadFacts
          facts={[
            {
              label: words.kootas,
              value: words.pointsOf(totalText(page, result), '36'),
              note: page.format.alternatives(bands.map((band) => names.match_band[band])),
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
          <Drawing
            svg={scoreBarSvg({
              title: words.pointsOf(page.format.number(ashtakoota.total_score), '36'),
              score: ashtakoota.total_score,
              minimum: MINIMUM,
              minimumLabel: String(MINIMUM),
            })}
          />
          <Facts
            facts={[
              [words.groom, personText(page, result.person_a)],
              [words.bride, personText(page, result.person_b)],
              [words.swapped, words.pointsOf(page.format.number(ashtakoota.total_score_swapped), '36')],
            ]}
          />
        </div>
        <Kootas {...shown} />
        <Poruthams {...shown} />
        <Manglik {...shown} />
        <Papasamya {...shown} />
        <Dashas {...shown} />
        <section class="block read" aria-labelledby="h-how">
          <h2 id="h-how">{words.howTitle}</h2>
          <p>{words.how}</p>
        </section>
      </>
    );
  },
});

/** "28.5", or "22.5–28.5" where a time leaves it open. */
function totalText(page: PageContext, { ashtakoota, possible }: HoroscopeMatchingResult): string {
  return rangeText(page, possible?.total_score ?? null, ashtakoota.total_score);
}

function rangeText(
  { format }: PageContext,
  range: HoroscopeMatchingResult['possible_poruthams'],
  points: number,
): string {
  const { least, most } = range ?? { least: points, most: points };
  return least === most ? format.number(least) : `${format.number(least)}–${format.number(most)}`;
}

function personText(page: PageContext, { moon_sign, nakshatra, pada }: HoroscopeMatchingResult['person_a']): string {
  return `${signNamed(page, moon_sign)}, ${NAMES[page.locale].nakshatra[nakshatra]} ${page.format.number(pada)}`;
}
