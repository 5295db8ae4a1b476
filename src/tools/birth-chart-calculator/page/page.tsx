import type { SignName } from '../../../base/zodiac/rashi.js';
import type { Provenance } from '../../../calculation/calculate.js';
import { lowered } from '../../../languages/locale/plural.js';
import { Meanings, type Meant } from '../../../pages/shared/blocks.js';
import { bornOf, LagnaHolds, padaName, signName } from '../../../pages/shared/natal.js';
import { type OpenBirth, openBirth, stretchesOf } from '../../../pages/shared/natal-day.js';
import {
  lagnaOverTheDay,
  moonOverTheDay,
  OpenDay,
  overTheDay,
  TimeUnknown,
} from '../../../pages/shared/natal-open-day.js';
import { Placements } from '../../../pages/shared/placements.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, type LeadFact, LeadFacts, Note } from '../../../pages/shell/parts.js';
import { toolPage, type ViewProps } from '../../../pages/shell/tool-page.js';
import { type BirthChartResult, birthChartTool } from '../tool.js';
import { Almanac } from './almanac.js';
import { Charts } from './charts.js';
import { Dasha, dashaFact } from './dasha.js';
import { Grahas, MoreOfGrahas } from './grahas.js';
import { Aspects, Houses } from './houses.js';
import { OpenChart, OpenGrahas } from './open.js';
import { Vargas } from './vargas.js';
import type { BirthChartWords } from './words.js';

type Props = ViewProps<BirthChartResult, BirthChartWords>;

/** Parts of a sign in D9 and in D60. */
const [NINTHS, SIXTIETHS] = [9, 60];

/** How sure the lagna, the finer vargas and the dates of the dashas are. */
function Certainty({ page, result, input, provenance }: Props) {
  const natal = page.words.shared.natal;
  const words = page.words.tools['birth-chart-calculator'];
  const { ascendant, ascendant_minutes, navamsa_ascendant_minutes, dashas } = result;
  const shift = dashas && words.dashaShift(page.format.number(dashas.days_per_birth_minute, 1));
  const minutes = navamsa_ascendant_minutes?.lasts_minutes;
  const duration = (count: number) => page.format.duration(Math.max(1, Math.round(count)));
  return (
    <Block id="h-certain" title={natal.sure.title}>
      {ascendant === null ? (
        <Note tone="warm" lead={natal.sure.pole}>
          {natal.sure.poleRest}
        </Note>
      ) : (
        <LagnaHolds page={page} born={bornOf(input)} provenance={provenance} minutes={ascendant_minutes}>
          {minutes === undefined ? null : (
            <p>
              {words.finer(duration(minutes), duration((minutes * NINTHS) / SIXTIETHS))} {shift}
            </p>
          )}
        </LagnaHolds>
      )}
    </Block>
  );
}

/** The chart of a birth of known time. */
function KnownChart(props: Props) {
  const { page, result, input, provenance, choices, words } = props;
  const at = { page, born: bornOf(input), result };
  const { dashas } = result;
  return (
    <>
      <KnownLead page={page} result={result} />
      <Charts {...at} choices={choices} />
      <Certainty {...props} />
      <div class="block">
        <Grahas page={page} result={result} />
        <Houses page={page} result={result} />
        <MoreOfGrahas page={page} result={result} />
        <Aspects page={page} result={result} />
        <Vargas page={page} result={result} />
      </div>
      <Almanac {...at} {...{ provenance, choices }} />
      {dashas && <Dasha page={page} zone={result.timezone} dashas={dashas} />}
      <Meanings page={page} of={meantBy(page, result)}>
        <Placements page={page} chart={result} summary={page.format.list([words.grahas, words.houses, words.dasha])} />
      </Meanings>
    </>
  );
}

/** The rising sign, and sign and nakshatra of the Moon. */
function meantBy(page: PageContext, { ascendant, planets }: BirthChartResult): Meant[] {
  const { names } = page.catalogue;
  const natal = page.words.shared.natal;
  const moon = planets.find(({ planet }) => planet === 'Moon');
  return [
    ...(ascendant === null
      ? []
      : [
          {
            kind: 'sign',
            key: ascendant.sign_name,
            name: `${natal.lagna}, ${signName(page, ascendant.sign_number)}`,
          } as const,
        ]),
    ...(moon === undefined
      ? []
      : ([
          { kind: 'sign', key: moon.sign_name, name: `${names.graha.Moon}, ${signName(page, moon.sign_number)}` },
          { kind: 'nakshatra', key: moon.nakshatra.name, name: names.nakshatra[moon.nakshatra.name] },
        ] as const)),
  ];
}

/** The chart of a birth of unknown time: what holds all day, and what the day leaves open. */
function OpenChartPage({ page, result, input, provenance, choices, words, day }: Props & { day: OpenBirth }) {
  const at = { page, born: bornOf(input), result };
  const over = { page, day };
  return (
    <>
      <TimeUnknown page={page}>{words.open.lead}</TimeUnknown>
      <OpenLead {...over} />
      <OpenDay {...over} />
      <OpenChart {...at} choices={choices} />
      <div class="block">
        <OpenGrahas page={page} result={result} range={day.range} />
        <p class="soft">{words.open.leftOut}</p>
      </div>
      <Almanac {...at} {...{ provenance, choices }} />
    </>
  );
}

export const birthChartPage = toolPage({
  tool: birthChartTool,
  card: {
    place: 10,
    isMostSought: true,
    searchTerms:
      'kundli kundali kundly janam patri janampatri janma patrika patrika horoscope natal chart jyotish d1 rashi chart varga divisional जन्म कुंडली कुण्डली जन्मपत्री पत्रिका гороскоп натальная карта джйотиш кундли натальна карта horoskop geburtshoroskop thème natal carta natal horóscopo vedic astrology chart thème astral védique carta astral védica',
  },
  choices: ['style', 'varga', 'month'],
  answer({ page, result, provenance }) {
    const { names, texts } = page.catalogue;
    const natal = page.words.shared.natal;
    const day = openChart(provenance);
    const { ascendant, planets } = result;
    const grahas = (['Moon', 'Sun'] as const).flatMap((name) =>
      planets
        .filter(({ planet }) => planet === name)
        .map(({ sign_number }) => texts.about(names.graha[name], signName(page, sign_number))),
    );
    if (day) {
      const lagna = lagnaOverTheDay({ page, day });
      const suns = stretchesOf<SignName>(day.range, 'planets[0].sign_name');
      return [
        texts.about(natal.moonSign, moonOverTheDay({ page, day }).sign.value),
        texts.about(names.graha.Sun, overTheDay(page, suns, (sign) => names.sign[sign]).value),
        texts.about(natal.lagna, lowered(page, String(lagna.value))),
      ].join('; ');
    }
    const lagna = ascendant === null ? natal.none : signName(page, ascendant.sign_number);
    return [texts.about(natal.lagna, lagna), ...grahas].join('; ');
  },
  View(props) {
    const day = openChart(props.provenance);
    return day ? OpenChartPage({ ...props, day }) : KnownChart(props);
  },
});

/** The Moon is the second of the planets. */
const PATHS = {
  moonSign: 'planets[1].sign_name',
  nakshatra: 'planets[1].nakshatra.name',
  pada: 'planets[1].nakshatra.pada',
  lagna: 'ascendant.sign_name',
};

/** The day of a chart of unknown time; undefined for a known one. */
export function openChart(provenance: Provenance): OpenBirth | undefined {
  return openBirth(provenance, PATHS);
}

/** Lagna, Moon, Sun and the dasha of today. */
function KnownLead({ page, result }: { page: PageContext; result: BirthChartResult }) {
  const { dashas } = result;
  return (
    <LeadFacts
      facts={[
        lagnaFact(page, result),
        ...grahaFact(page, result, 'Moon'),
        ...grahaFact(page, result, 'Sun'),
        ...(dashas ? dashaFact({ page, dashas }) : []),
      ]}
    />
  );
}

export function lagnaFact(page: PageContext, { ascendant }: BirthChartResult): LeadFact {
  const natal = page.words.shared.natal;
  if (ascendant === null) return { label: natal.lagna, value: natal.none };
  const { sign_number, degree_in_sign, nakshatra, ruler } = ascendant;
  const ruled = natal.ruledBy(page.catalogue.names.graha[ruler]);
  return {
    label: natal.lagna,
    value: signName(page, sign_number),
    note: [page.format.degrees(degree_in_sign), padaName(page, nakshatra), ruled].join(', '),
  };
}

export function grahaFact(page: PageContext, { planets }: BirthChartResult, name: 'Moon' | 'Sun'): LeadFact[] {
  return planets
    .filter(({ planet }) => planet === name)
    .map(({ sign_number, degree_in_sign, nakshatra }) => ({
      label: page.catalogue.names.graha[name],
      value: signName(page, sign_number),
      note: `${page.format.degrees(degree_in_sign)}, ${padaName(page, nakshatra)}`,
    }));
}

/** What a day of unknown time leaves of Sun, Moon and lagna. */
export function OpenLead({ page, day }: { page: PageContext; day: OpenBirth }) {
  const { names } = page.catalogue;
  const moon = moonOverTheDay({ page, day });
  const suns = stretchesOf<SignName>(day.range, 'planets[0].sign_name');
  return (
    <LeadFacts
      facts={[
        { label: names.graha.Sun, ...overTheDay(page, suns, (sign) => names.sign[sign]) },
        { label: names.graha.Moon, ...moon.sign },
        { label: page.words.shared.natal.nakshatra, ...moon.nakshatra },
        lagnaOverTheDay({ page, day }),
      ]}
    />
  );
}
