import { chartOf } from '../../../charts/chart/chart-of.js';
import { bornAt, bornOf } from '../../../pages/shared/natal.js';
import { ChartFigure, offeredStyles, oneStyle } from '../../../pages/shared/natal-chart.js';
import { OpenDay, TimeUnknown } from '../../../pages/shared/natal-open-day.js';
import type { ViewProps } from '../../../pages/shell/tool-page.js';
import type { BirthChartResult } from '../tool.js';
import { Almanac } from './almanac.js';
import { Charts } from './charts.js';
import { Grahas, MoreOfGrahas } from './grahas.js';
import { Aspects, Houses } from './houses.js';
import { OpenChart, OpenGrahas } from './open.js';
import { KnownLead, OpenLead, openChart } from './page.js';
import { Vargas } from './vargas.js';
import type { BirthChartWords } from './words.js';

/** What a page of several tools shows of a birth chart, a section each. */

type Props = ViewProps<BirthChartResult, BirthChartWords>;

export function AlmanacSection({ page, result, input }: Props) {
  return <Almanac page={page} born={bornOf(input)} result={result} />;
}

export function ChartsSection({ page, result, input, choices, provenance }: Props) {
  const at = { page, born: bornOf(input), result, choices };
  return openChart(provenance) ? <OpenChart {...at} /> : <Charts {...at} />;
}

export function GrahasSection({ page, result, provenance, words }: Props) {
  const day = openChart(provenance);
  if (day) {
    return (
      <>
        <OpenGrahas page={page} result={result} range={day.range} />
        <p class="soft">{words.open.leftOut}</p>
      </>
    );
  }
  return (
    <>
      <Grahas page={page} result={result} />
      <Houses page={page} result={result} />
      <MoreOfGrahas page={page} result={result} />
      <Aspects page={page} result={result} />
    </>
  );
}

export function VargasSection({ page, result, provenance, words }: Props) {
  return openChart(provenance) ? (
    <p class="soft">{words.open.leftOut}</p>
  ) : (
    <Vargas page={page} result={result} isPrinted />
  );
}

interface OfTwo extends Props {
  readonly whose: 'a_' | 'b_';
}

/** The rashi chart of one of two people, of noon where the time is not known. */
export function RashiSection({ page, result, input, choices, words, whose }: OfTwo) {
  const { form } = page.words;
  const born = bornOf(input);
  const about = form.ofPerson(whose === 'a_' ? form.personA : form.personB, bornAt(page, born));
  const chart = chartOf(result, { locale: page.language, about });
  const style = oneStyle(choices, offeredStyles(result.ascendant !== null));
  const caption = born.time === undefined ? words.open.atNoon : about;
  return (
    <div class="charts">
      <ChartFigure page={page} chart={chart} style={style} caption={caption} file={`${whose}d1-${born.date}`} />
    </div>
  );
}

/** Lagna, Moon and Sun; of an unknown time what the day leaves open of them. */
export function ChartHead({ page, result, provenance }: Pick<Props, 'page' | 'result' | 'provenance'>) {
  const day = openChart(provenance);
  if (!day) return <KnownLead page={page} result={result} />;
  return (
    <>
      <TimeUnknown page={page}>{page.words.tools['birth-chart-calculator'].open.lead}</TimeUnknown>
      <OpenLead page={page} day={day} />
      <OpenDay page={page} day={day} />
    </>
  );
}
