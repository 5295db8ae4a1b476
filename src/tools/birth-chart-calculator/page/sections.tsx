import { chartOf } from '../../../charts/chart/chart-of.js';
import { capital } from '../../../languages/locale/plural.js';
import { numbered } from '../../../languages/names/numbered.js';
import { tithiName } from '../../../languages/words/rules/phrases.js';
import { bornAt, bornOf, padaName } from '../../../pages/shared/natal.js';
import { ChartFigure, offeredStyles, oneStyle } from '../../../pages/shared/natal-chart.js';
import type { OpenBirth } from '../../../pages/shared/natal-day.js';
import { OpenDay, TimeUnknown } from '../../../pages/shared/natal-open-day.js';
import { Placements } from '../../../pages/shared/placements.js';
import { bornBySun } from '../../../pages/shared/solar-date.js';
import { Fold, Within } from '../../../pages/shell/parts.js';
import type { ViewProps } from '../../../pages/shell/tool-page.js';
import type { BirthChartResult } from '../tool.js';
import { Almanac } from './almanac.js';
import { Charts } from './charts.js';
import { Grahas, MoreOfGrahas } from './grahas.js';
import { Aspects, Houses } from './houses.js';
import { OpenChart, OpenGrahas } from './open.js';
import { OpenLead, openChart } from './page.js';
import { Vargas } from './vargas.js';
import type { BirthChartWords } from './words.js';

/** What a page of several tools shows of a birth chart, a section each. */

type Props = ViewProps<BirthChartResult, BirthChartWords>;

export function AlmanacSection({ page, result, input, provenance, choices }: Props) {
  return <Almanac page={page} born={bornOf(input)} {...{ result, provenance, choices }} />;
}

export function ChartsSection({ page, result, input, choices, provenance }: Props) {
  const at = { page, born: bornOf(input), result, choices };
  return openChart(provenance) ? <OpenChart {...at} isShort /> : <Charts {...at} only="rashi" />;
}

export function GrahasSection({ page, result, provenance }: Props) {
  const day = openChart(provenance);
  if (day) return <OpenGrahas page={page} result={result} range={day.range} />;
  return (
    <>
      <Grahas page={page} result={result} />
      <Placements page={page} chart={result} summary={page.words.shared.meanings} />
    </>
  );
}

export function HousesSection({ page, result, provenance, words }: Props) {
  if (openChart(provenance)) return <p class="soft">{words.open.leftOut}</p>;
  return (
    <>
      <Houses page={page} result={result} />
      <MoreOfGrahas page={page} result={result} />
      <Aspects page={page} result={result} />
    </>
  );
}

/** Who stands in which house. */
export function housesGist({ page, result: { houses }, words }: Props): string {
  if (houses === null) return words.open.leftOut;
  const { graha } = page.catalogue.names;
  return houses
    .filter(({ planet_names }) => planet_names.length > 0)
    .map(({ house, planet_names }) => `${house}: ${planet_names.map((name) => graha[name]).join(', ')}`)
    .join('; ');
}

export function VargasSection({ page, result, input, choices, provenance, words }: Props) {
  if (openChart(provenance)) return <p class="soft">{words.open.leftOut}</p>;
  return (
    <>
      <Charts page={page} born={bornOf(input)} result={result} choices={choices} only="varga" />
      <Vargas page={page} result={result} isPrinted />
    </>
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
  const style = oneStyle(choices, offeredStyles(page, result.ascendant !== null));
  const caption = born.time === undefined ? words.open.atNoon : about;
  return (
    <div class="charts">
      <ChartFigure page={page} chart={chart} style={style} caption={caption} file={`${whose}d1-${born.date}`} />
    </div>
  );
}

/** What an unknown time leaves open of lagna, Moon and Sun. */
export function OpenHead({ page, day }: { page: Props['page']; day: OpenBirth }) {
  const { decides } = page.words.shared.natal.open;
  return (
    <>
      <TimeUnknown page={page}>{page.words.tools['birth-chart-calculator'].open.lead}</TimeUnknown>
      <OpenLead page={page} day={day} />
      <Fold summary={decides} isPrinted>
        <h2 class="vh">{decides}</h2>
        <Within isAlone>
          <OpenDay page={page} day={day} />
        </Within>
        <p class="soft">{page.words.tools['birth-chart-calculator'].open.why}</p>
      </Fold>
    </>
  );
}

/** The date by the Sun for who counts by it, the day and the limbs of it at birth, on a line. */
export function almanacGist({ page, result: { panchanga, timezone }, input, provenance, choices }: Props): string {
  const { names } = page.catalogue;
  const { vara, tithi, nakshatra } = panchanga;
  const day = vara === null ? [] : [capital(numbered(names.weekday, vara.number))];
  const [bySun] = bornBySun(page, { born: bornOf(input), panchanga, timezone, provenance, choices });
  return [
    ...(bySun ? [bySun.value] : []),
    ...day,
    tithiName(page.catalogue, tithi.number),
    padaName(page, nakshatra),
  ].join(', ');
}

/** The lagna of the navamsa, and which grahas are vargottama. */
export function vargasGist({ page, result, words }: Props): string {
  const { texts, names } = page.catalogue;
  const { ascendant_sign_name: lagna, vargottama_planets } = result.navamsa;
  const grahas = page.format.list(vargottama_planets.map((graha) => names.graha[graha]));
  return [
    ...(lagna === null ? [] : [texts.about(page.words.result.within.navamsaLagna, names.sign[lagna])]),
    ...(vargottama_planets.length === 0 ? [] : [words.vargottama(grahas)]),
  ].join('; ');
}
