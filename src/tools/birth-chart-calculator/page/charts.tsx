import type { Chart } from '../../../charts/chart/chart.js';
import { chartOf } from '../../../charts/chart/chart-of.js';
import { varga } from '../../../languages/en/names.js';
import { keysOf } from '../../../languages/names/numbered.js';
import { ViewFields } from '../../../pages/form/fields.js';
import { type Born, bornAt } from '../../../pages/shared/natal.js';
import {
  ChartFigure,
  ChartInStyles,
  ChartLegend,
  type ChosenStyle,
  chosenStyle,
  offeredStyles,
  StyleSwitch,
} from '../../../pages/shared/natal-chart.js';
import { hrefOf, type PageContext } from '../../../pages/shell/context.js';
import { Block } from '../../../pages/shell/parts.js';
import type { VargaId } from '../../../rules/natal/varga-names.js';
import type { BirthChartResult } from '../tool.js';

interface Props {
  readonly page: PageContext;
  readonly born: Born;
  readonly result: BirthChartResult;
  readonly choices: URLSearchParams;
}

const IDS = keysOf(varga);

/** Which of the two charts a page of several tools shows in a place: the rashi, or the varga that is chosen. */
interface ChartsProps extends Props {
  readonly only?: 'rashi' | 'varga';
}

/** The rashi chart, another varga beside it, and the choice of both. */
export function Charts({ page, born, result, choices, only }: ChartsProps) {
  const offered = offeredStyles(page, result.ascendant !== null);
  const chosen = chosenStyle(choices, offered);
  const varga = IDS.find((id) => id === choices.get('varga')) ?? 'D9';
  const about = bornAt(page, born);
  const both: readonly VargaId[] = varga === 'D1' ? ['D1'] : ['D1', varga];
  const ids = only === undefined ? both : [only === 'rashi' ? 'D1' : varga];
  const charts = ids.map((id) => ({
    id,
    chart: chartOf(result, { locale: page.language, varga: id, about }),
    name: page.language.charts.vargas[id],
    soft: softOf(page, result, id),
    // Each chart has ids of its own, also where the same one is chosen as the second.
    file: fileOf(id, born, only),
  }));
  return (
    <Block id={only === 'varga' ? 'h-varga' : 'h-chart'} title={page.words.shared.charts.chart}>
      {only === 'varga' ? null : <StyleSwitch page={page} chosen={chosen} offered={offered} />}
      {chosen === 'all' ? (
        charts.map(({ chart, name, id, file }) => (
          <ChartInStyles page={page} chart={chart} styles={offered} soft={`${name} (${id})`} file={file} />
        ))
      ) : (
        <div class="charts">
          {charts.map(({ chart, name, soft, file }) => (
            <ChartFigure page={page} chart={chart} style={chosen} caption={name} soft={soft} file={file} />
          ))}
        </div>
      )}
      {only === 'varga' ? null : <ChartLegend page={page} chart={charts[0]?.chart as Chart} chosen={chosen} />}
      {only === 'rashi' ? null : <SecondChart page={page} varga={varga} chosen={chosen} />}
    </Block>
  );
}

/** The name of a saved drawing. */
function fileOf(id: VargaId, { date }: Born, only: ChartsProps['only']): string {
  return `${id === 'D1' && only === 'varga' ? 'second-' : ''}${id.toLowerCase()}-${date}`;
}

function softOf(page: PageContext, { navamsa }: BirthChartResult, id: VargaId): string {
  const words = page.words.tools['birth-chart-calculator'];
  if (id === 'D1') return words.rashiSoft;
  if (id !== 'D9' || navamsa.vargottama_planets.length === 0) return id;
  const { graha: grahas } = page.catalogue.names;
  return `${id}, ${words.vargottama(page.format.list(navamsa.vargottama_planets.map((graha) => grahas[graha])))}`;
}

/** The choice of the second varga. It keeps the rest of the address. */
function SecondChart({ page, varga, chosen }: { page: PageContext; varga: VargaId; chosen: ChosenStyle }) {
  const words = page.words.tools['birth-chart-calculator'];
  const { vargas } = page.language.charts;
  const kept = [...new URLSearchParams(page.query)].filter(([name]) => name !== 'varga' && name !== 'style');
  return (
    <form class="no-print go" method="get" action={hrefOf(page, page.path)} data-tap>
      {[...kept, ['style', chosen] as const].map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <ViewFields page={page} />
      <label for="varga">{words.second}</label>{' '}
      <select class="wm" id="varga" name="varga">
        {IDS.map((id) => (
          <option value={id} selected={id === varga}>
            {id} {vargas[id]}
          </option>
        ))}
      </select>{' '}
      <button class="btn plain" type="submit">
        {words.show}
      </button>
    </form>
  );
}
