import type { BirthChartResult } from '../../../../tools/birth-chart-calculator.js';
import { birthChartTool } from '../../../../tools/birth-chart-calculator.js';
import { grahaLongitude } from '../../../../zodiac/positions.js';
import { Block, LeadFacts, Note } from '../../shell/parts.js';
import { toolPage, type ViewProps } from '../../shell/tool-page.js';
import { LagnaHolds, type NatalProps, natalWords, padaName, signName } from '../shared/natal.js';
import { natalBirth, navamsaLagnaHolds, signsOver } from '../shared/natal-day.js';
import { lagnaOverTheDay, moonOverTheDay, OpenDay, overTheDay, TimeUnknown } from '../shared/natal-open-day.js';
import { Almanac } from './almanac.js';
import { CARD } from './card.js';
import { Charts } from './charts.js';
import { Dasha, type Dashas, dashaFact, dashasOf } from './dasha.js';
import { Grahas, MoreOfGrahas } from './grahas.js';
import { Aspects, Houses } from './houses.js';
import { OpenChart, OpenGrahas } from './open.js';
import { Vargas } from './vargas.js';
import { type BirthChartWords, WORDS } from './words.js';

type Props = ViewProps<BirthChartResult, BirthChartWords>;

const MINUTE = 60_000;
/** Parts of a sign in D9 and in D60. */
const [NINTHS, SIXTIETHS] = [9, 60];

/** How sure the lagna, the finer vargas and the dates of the dashas are. */
function Certainty({ page, born, hasLagna, dashas }: NatalProps & { hasLagna: boolean; dashas: Dashas | undefined }) {
  const natal = natalWords(page);
  const words = WORDS[page.locale];
  const shift = dashas && words.dashaShift(page.format.number(dashas.daysPerMinute, 1));
  const stay = hasLagna ? navamsaLagnaHolds(born) : undefined;
  const minutes = stay && (stay.to - stay.from) / MINUTE;
  const duration = (count: number) => page.format.duration(Math.max(1, Math.round(count)));
  return (
    <Block id="h-certain" title={natal.sure.title}>
      {hasLagna ? (
        <LagnaHolds page={page} born={born}>
          {minutes === undefined ? null : (
            <p>
              {words.finer(duration(minutes), duration((minutes * NINTHS) / SIXTIETHS))} {shift}
            </p>
          )}
        </LagnaHolds>
      ) : (
        <Note tone="warm" lead={natal.sure.pole}>
          {natal.sure.poleRest}
        </Note>
      )}
    </Block>
  );
}

/** The chart of a birth of known time. */
function KnownChart({ page, result, input, provenance, choices }: Props) {
  const natal = natalWords(page);
  const { names } = page.catalogue;
  const { degrees } = page.format;
  const born = natalBirth(page, input, provenance);
  const at = { page, born };
  const { ascendant, planets } = result;
  const dashas = dashasOf(page, born, result);
  const lead = (name: 'Moon' | 'Sun') =>
    planets
      .filter(({ planet }) => planet === name)
      .map(({ sign_number, degree_in_sign, nakshatra: { number, pada } }) => ({
        label: names.graha[name],
        value: signName(page, sign_number),
        note: `${degrees(degree_in_sign)}, ${padaName(page, { nakshatra: number, pada })}`,
      }));
  return (
    <>
      <LeadFacts
        facts={[
          ascendant === null
            ? { label: natal.lagna, value: natal.none }
            : {
                label: natal.lagna,
                value: signName(page, ascendant.sign_number),
                note: [
                  degrees(ascendant.degree_in_sign),
                  padaName(page, { nakshatra: ascendant.nakshatra.number, pada: ascendant.nakshatra.pada }),
                  natal.ruledBy(names.graha[ascendant.ruler]),
                ].join(', '),
              },
          ...lead('Moon'),
          ...lead('Sun'),
          ...(dashas ? dashaFact(at, dashas) : []),
        ]}
      />
      <Charts {...at} result={result} choices={choices} />
      <Certainty {...at} hasLagna={ascendant !== null} dashas={dashas} />
      <div class="block">
        <Grahas page={page} result={result} />
        <Houses page={page} result={result} />
        <MoreOfGrahas page={page} result={result} />
        <Aspects page={page} result={result} />
        <Vargas page={page} result={result} />
      </div>
      <Almanac {...at} result={result} />
      {dashas && <Dasha {...at} dashas={dashas} />}
    </>
  );
}

/** The chart of a birth of unknown time: what holds all day, and what the day leaves open. */
function OpenBirth({ page, result, input, provenance, choices, words }: Props) {
  const natal = natalWords(page);
  const { names } = page.catalogue;
  const born = natalBirth(page, input, provenance);
  const at = { page, born };
  const moon = moonOverTheDay(at);
  const suns = signsOver(born.birth, (moment) => grahaLongitude(born.sky, 'Sun', moment));
  return (
    <>
      <TimeUnknown page={page}>{words.open.lead}</TimeUnknown>
      <LeadFacts
        facts={[
          { label: names.graha.Sun, ...overTheDay(at, suns, (sign) => signName(page, sign)) },
          { label: names.graha.Moon, ...moon.sign },
          { label: natal.nakshatra, ...moon.nakshatra },
          lagnaOverTheDay(at),
        ]}
      />
      <OpenDay {...at} withLagna />
      <OpenChart {...at} result={result} choices={choices} />
      <div class="block">
        <OpenGrahas {...at} result={result} />
        <p class="soft">{words.open.leftOut}</p>
      </div>
      <Almanac {...at} result={result} />
    </>
  );
}

export const birthChartPage = toolPage({
  tool: birthChartTool,
  card: CARD,
  words: WORDS,
  choices: ['style', 'varga'],
  View: (props) => (props.provenance.birth_time_known ? KnownChart(props) : OpenBirth(props)),
});
