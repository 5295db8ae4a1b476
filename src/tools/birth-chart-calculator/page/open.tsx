import type { Child } from 'hono/jsx';
import type { SignName } from '../../../base/zodiac/rashi.js';
import { chartOf } from '../../../charts/chart/chart-of.js';
import type { BirthTimeRange } from '../../../contract/birth-time-range.js';
import { type Born, bornAt, padaName } from '../../../pages/shared/natal.js';
import {
  ChartFigure,
  ChartInStyles,
  ChartLegend,
  chosenStyle,
  offeredStyles,
  StyleSwitch,
} from '../../../pages/shared/natal-chart.js';
import { type Pada, stretchesOf, stretchesTogether } from '../../../pages/shared/natal-day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Table, Tag } from '../../../pages/shell/parts.js';
import type { Dignity } from '../../../rules/natal/dignity-tables.js';
import type { BirthChartResult } from '../tool.js';
import { dignityName, States } from './states.js';

interface Props {
  readonly page: PageContext;
  readonly result: BirthChartResult;
}

interface OpenChartProps extends Props {
  readonly born: Born;
  readonly choices: URLSearchParams;
  /** Whether why it is drawn so is told elsewhere. */
  readonly isShort?: boolean;
}

/** The rashi chart of noon without a lagna, in the styles that need none. */
export function OpenChart({ page, born, result, choices, isShort = false }: OpenChartProps) {
  const words = page.words.tools['birth-chart-calculator'].open;
  const offered = offeredStyles(page, false);
  const chosen = chosenStyle(choices, offered);
  const file = `d1-${born.date}`;
  const chart = chartOf(result, { locale: page.language, about: bornAt(page, born) });
  return (
    <Block id="h-chart" title={words.title} soft={isShort ? undefined : words.why}>
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

/** What of a graha is open over the day, each value once for every time that it begins. */
interface OpenGraha {
  readonly signs: readonly SignName[];
  /** Its padas at the first and the last minute. */
  readonly padas: readonly string[];
  readonly dignities: readonly (Dignity | null)[];
  readonly retrograde: readonly boolean[];
  readonly combust: readonly boolean[];
}

/** What the day leaves open of the planet that stands at an index in the result. */
function openGraha(page: PageContext, range: BirthTimeRange, index: number): OpenGraha {
  const path = (field: string) => `planets[${index}].${field}`;
  const valuesOf = <Value,>(field: string) => stretchesOf<Value>(range, path(field)).map(({ value }) => value);
  const padas = stretchesTogether<Pada>(range, { name: path('nakshatra.name'), pada: path('nakshatra.pada') });
  const ends = [padas[0], padas.at(-1)].flatMap((stretch) => stretch?.value ?? []);
  return {
    signs: [...new Set(valuesOf<SignName>('sign_name'))],
    padas: [...new Set(ends.map((pada) => padaName(page, pada)))],
    dignities: valuesOf('dignity'),
    retrograde: valuesOf('retrograde'),
    combust: valuesOf('combust'),
  };
}

/** The nine grahas over the day: degrees of noon, ranges where the day changes them. */
export function OpenGrahas({ page, result, range }: Props & { range: BirthTimeRange }) {
  const { open: words, grahas } = page.words.tools['birth-chart-calculator'];
  const natal = page.words.shared.natal;
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
        const open = openGraha(page, range, i);
        const { signs, padas } = open;
        const isOpen = signs.length > 1 || planet.planet === 'Moon';
        const names = page.format.alternatives(signs.map((sign) => page.catalogue.names.sign[sign]));
        const [from = '', to] = padas;
        return {
          head: page.catalogue.names.graha[planet.planet],
          cells: [
            isOpen ? names : `${names} ${page.format.degrees(planet.degree_in_sign)}`,
            to === undefined ? from : words.to(from, to),
            <OpenStates page={page} planet={planet} open={open} />,
          ],
        };
      })}
    />
  );
}

interface OpenStatesProps {
  readonly page: PageContext;
  readonly planet: BirthChartResult['planets'][number];
  readonly open: OpenGraha;
}

/** The states of a graha, those that change told as such. Vargottama is left out: it hangs on the minute. */
function OpenStates({ page, planet, open }: OpenStatesProps) {
  const words = page.words.tools['birth-chart-calculator'].open;
  const changes = (values: readonly unknown[]) => values.length > 1;
  const dignities = [...new Set(open.dignities)].filter((dignity) => dignity !== null);
  const turns = open.retrograde.at(-1) ? words.turnsRetrograde : words.turnsDirect;
  const changing: Child[] = [
    changes(open.dignities) && page.format.alternatives(dignities.map((dignity) => dignityName(page, dignity))),
    changes(open.retrograde) && <Tag tone="mid">{turns}</Tag>,
    changes(open.combust) && <Tag tone="mid">{words.combustPart}</Tag>,
  ];
  const settled = {
    planet: planet.planet,
    dignity: changes(open.dignities) ? null : planet.dignity,
    retrograde: !changes(open.retrograde) && planet.retrograde,
    combust: !changes(open.combust) && planet.combust,
  };
  return (
    <>
      <States page={page} planet={settled} isVargottama={false} />
      {changing
        .filter((child) => child !== false)
        .map((child) => (
          <> {child}</>
        ))}
    </>
  );
}
