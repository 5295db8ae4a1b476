import type { Child } from 'hono/jsx';
import { momentAt } from '../../../../ephemeris/moment.js';
import type { GrahaChange } from '../../../../input/caveats.js';
import type { Dignity } from '../../../../natal/dignity-tables.js';
import { grahaChanges } from '../../../../natal/graha-changes.js';
import { chartOf } from '../../../../render/chart/chart-of.js';
import type { BirthChartResult } from '../../../../tools/birth-chart-calculator.js';
import { nakshatraOf } from '../../../../zodiac/nakshatra.js';
import { grahaPositions } from '../../../../zodiac/positions.js';
import { rashiOf, SIGN_NAMES, type SignName } from '../../../../zodiac/rashi.js';
import type { PageContext } from '../../shell/context.js';
import { Block, Table, Tag } from '../../shell/parts.js';
import { birthDate, bornAt, type NatalProps, natalWords, padaName, signName } from '../shared/natal.js';
import {
  ChartFigure,
  ChartInStyles,
  ChartLegend,
  chosenStyle,
  offeredStyles,
  StyleSwitch,
} from '../shared/natal-chart.js';
import type { NatalBirth } from '../shared/natal-day.js';
import { dignityName, States } from './states.js';
import { WORDS } from './words.js';

interface Props extends NatalProps {
  readonly result: BirthChartResult;
}

/** The rashi chart of noon without a lagna, in the styles that need none. */
export function OpenChart({ page, born, result, choices }: Props & { choices: URLSearchParams }) {
  const words = WORDS[page.locale].open;
  const offered = offeredStyles(false);
  const chosen = chosenStyle(choices, offered);
  const file = `d1-${birthDate(born)}`;
  const chart = chartOf(result, { locale: page.locale, about: bornAt(page, born) });
  return (
    <Block id="h-chart" title={words.title} soft={words.why}>
      <StyleSwitch page={page} chosen={chosen} offered={offered} />
      {chosen === 'all' ? (
        <ChartInStyles page={page} chart={chart} styles={offered} soft={words.atNoon} file={file} />
      ) : (
        <div class="charts">
          <ChartFigure page={page} chart={chart} style={chosen} caption={words.atNoon} file={file} />
        </div>
      )}
      <ChartLegend page={page} chart={chart} chosen={chosen} />
    </Block>
  );
}

/** What of a graha is open over the day. */
interface OpenGraha {
  readonly signs: readonly number[];
  readonly padas: readonly string[];
  readonly passes: GrahaChange['passes'];
}

/** By the order of the grahas: signs and padas at both ends of the day, and what else changes on it. */
function openGrahas(page: PageContext, { birth, sky }: NatalBirth): OpenGraha[] {
  const [first, last] = [birth.day.start, birth.day.end].map((at) => grahaPositions(sky, momentAt(at)));
  const changes = grahaChanges(sky, birth);
  return (first ?? []).map(({ graha, longitude }, i) => {
    const longitudes = [longitude, last?.[i]?.longitude ?? longitude];
    const passes = changes.find((change) => change.graha === graha)?.passes ?? [];
    const told = passes.find(({ of }) => of === 'sign')?.states as readonly SignName[] | undefined;
    return {
      signs: [
        ...new Set(told?.map((name) => SIGN_NAMES.indexOf(name) + 1) ?? longitudes.map((at) => rashiOf(at).number)),
      ],
      padas: [...new Set(longitudes.map((at) => padaAt(page, at)))],
      passes,
    };
  });
}

function padaAt(page: PageContext, longitude: number): string {
  const { nakshatra, pada } = nakshatraOf(longitude);
  return padaName(page, { nakshatra: nakshatra.number, pada });
}

/** The nine grahas over the day: degrees of noon, ranges where the day changes them. */
export function OpenGrahas({ page, born, result }: Props) {
  const { open: words, grahas } = WORDS[page.locale];
  const natal = natalWords(page);
  const open = openGrahas(page, born);
  return (
    <Table
      caption={
        <>
          {grahas} <span class="soft">{words.caption}</span>
        </>
      }
      label={grahas}
      stack="pairs"
      heads={[natal.graha, natal.signAndDegree, natal.nakshatraAndPada, natal.state]}
      rows={result.planets.map((planet, i) => {
        const { signs, padas, passes } = open[i] as OpenGraha;
        const isOpen = signs.length > 1 || planet.planet === 'Moon';
        const names = page.format.alternatives(signs.map((sign) => signName(page, sign)));
        const [from = '', to] = padas;
        return {
          head: page.catalogue.names.graha[planet.planet],
          cells: [
            isOpen ? names : `${names} ${page.format.degrees(planet.degree_in_sign)}`,
            to === undefined ? from : words.to(from, to),
            <OpenStates page={page} planet={planet} passes={passes} />,
          ],
        };
      })}
    />
  );
}

interface OpenStatesProps {
  readonly page: PageContext;
  readonly planet: BirthChartResult['planets'][number];
  readonly passes: GrahaChange['passes'];
}

/** The states of a graha, those that change told as such. Vargottama is left out: it hangs on the minute. */
function OpenStates({ page, planet, passes }: OpenStatesProps) {
  const words = WORDS[page.locale].open;
  const statesOf = (what: GrahaChange['passes'][number]['of']) => passes.find(({ of }) => of === what)?.states;
  const [dignities, motion, combustion] = [statesOf('dignity'), statesOf('motion'), statesOf('combustion')];
  const changing: Child[] = [
    dignities && page.format.alternatives([...new Set(dignities)].map((name) => dignityName(page, name as Dignity))),
    motion && <Tag tone="mid">{motion.at(-1) === 'direct' ? words.turnsDirect : words.turnsRetrograde}</Tag>,
    combustion && <Tag tone="mid">{words.combustPart}</Tag>,
  ];
  const settled = {
    planet: planet.planet,
    dignity: dignities ? null : planet.dignity,
    retrograde: motion ? false : planet.retrograde,
    combust: combustion ? false : planet.combust,
  };
  return (
    <>
      <States page={page} planet={settled} isVargottama={false} />
      {changing
        .filter((child) => child !== undefined)
        .map((child) => (
          <> {child}</>
        ))}
    </>
  );
}
