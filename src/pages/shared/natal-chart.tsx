import { CHART_STYLES, type Chart, type ChartStyle } from '../../charts/chart/chart.js';
import { chartSvg, crowdedSigns } from '../../charts/chart/chart-svg.js';
import { inOrder } from '../../charts/chart/layout.js';
import { HABITS } from '../../languages/locale/habits.js';
import { capital } from '../../languages/locale/plural.js';
import type { PageContext } from '../shell/context.js';
import { Drawing, Fold, Switch } from '../shell/parts.js';
import { hrefWith } from './blocks.js';
import { signName } from './natal.js';

/** How the charts of a page are drawn: one way, or all three beside each other. */
export type ChosenStyle = ChartStyle | 'all';

/**
 * The styles that can draw charts. The first, by the habit of the language, stands unless another is chosen; the
 * northern one needs a lagna.
 */
export function offeredStyles({ locale }: Pick<PageContext, 'locale'>, hasLagna: boolean): readonly ChartStyle[] {
  const drawn = CHART_STYLES.filter((style) => hasLagna || style !== 'north');
  const { chart } = HABITS[locale];
  return [...drawn.filter((style) => style === chart), ...drawn.filter((style) => style !== chart)];
}

/** The style that a query asks for, where it is offered. */
export function chosenStyle(choices: URLSearchParams, offered: readonly ChartStyle[]): ChosenStyle {
  const asked = choices.get('style');
  if (asked === 'all') return 'all';
  return offered.find((style) => style === asked) ?? (offered[0] as ChartStyle);
}

/** The same where one chart stands for each of two people: one style, the first in place of all. */
export function oneStyle(choices: URLSearchParams, offered: readonly ChartStyle[]): ChartStyle {
  const chosen = chosenStyle(choices, offered);
  return chosen === 'all' ? (offered[0] as ChartStyle) : chosen;
}

interface StyleProps {
  readonly page: PageContext;
  readonly chosen: ChosenStyle;
  readonly offered: readonly ChartStyle[];
  /** Whether there is no room for all beside each other. */
  readonly isOneOnly?: boolean;
}

export function StyleSwitch({ page, chosen, offered, isOneOnly = false }: StyleProps) {
  const words = page.words.shared.charts;
  return (
    <Switch
      label={words.style}
      choices={[...offered, ...(isOneOnly ? [] : ['all' as const])].map((style) => ({
        label: words.styles[style],
        href: hrefWith(page, { style }),
        isCurrent: style === chosen,
      }))}
    />
  );
}

interface FigureProps {
  readonly page: PageContext;
  readonly chart: Chart;
  readonly style: ChartStyle;
  readonly caption: string;
  readonly soft?: string | undefined;
  /** What a saved drawing is called and the figure is known by: "d9-1990-05-17". */
  readonly file: string;
}

export function ChartFigure({ page, chart, style, caption, soft, file }: FigureProps) {
  const id = `${file}-${style}`;
  return (
    <figure id={id}>
      <figcaption>
        {caption} {soft === undefined ? null : <span>{soft}</span>}
      </figcaption>
      <Drawing svg={chartSvg(chart, { style, locale: page.language })} />
      <p class="no-print">
        <button class="btn plain" type="button" data-save={id} data-name={`${id}.svg`} hidden>
          {page.words.shared.charts.save}
        </button>
      </p>
      <LeftOut page={page} chart={chart} style={style} />
    </figure>
  );
}

/** The degrees that a chart has no room for, by sign: a tap away, and on paper as they are. */
function LeftOut({ page, chart, style }: Pick<FigureProps, 'page' | 'chart' | 'style'>) {
  const signs = crowdedSigns(chart, { style, locale: page.language });
  if (signs.length === 0) return null;
  const { catalogue, format, language } = page;
  const { lagna, grahas } = chart;
  const told = (name: string, degree: number | null) => (degree === null ? [] : [`${name} ${format.degrees(degree)}`]);
  return (
    <Fold summary={page.words.shared.charts.leftOut} isPrinted>
      <ul>
        {signs.map((sign) => {
          const own = inOrder(grahas.filter((graha) => graha.sign === sign));
          const all = [
            ...(lagna?.sign === sign ? told(language.charts.lagna, lagna.degree) : []),
            ...own.flatMap(({ key, degree }) => told(catalogue.names.graha[key], degree)),
          ];
          return <li>{catalogue.texts.about(signName(page, sign), all.join(', '))}</li>;
        })}
      </ul>
    </Fold>
  );
}

interface InStylesProps {
  readonly page: PageContext;
  readonly chart: Chart;
  readonly styles: readonly ChartStyle[];
  readonly soft?: string;
  readonly file: string;
}

/** One chart in every style that can draw it. */
export function ChartInStyles({ page, chart, styles, soft, file }: InStylesProps) {
  const words = page.language.charts;
  return (
    <div class="charts three">
      {styles.map((style) => (
        <ChartFigure
          page={page}
          chart={chart}
          style={style}
          caption={capital(words.styles[style])}
          soft={soft}
          file={file}
        />
      ))}
    </div>
  );
}

/** What the marks in a chart mean. */
export function ChartLegend({ page, chart, chosen }: { page: PageContext; chart: Chart; chosen: ChosenStyle }) {
  const words = page.words.shared.charts;
  const isMarked = chart.grahas.some(({ key, retrograde }) => retrograde && key !== 'Rahu' && key !== 'Ketu');
  const parts = [
    words.degrees,
    isMarked && words.retrograde(page.language.charts.retrograde),
    chart.lagna !== null && (chosen === 'north' || chosen === 'all' ? words.houses : words.signs),
  ];
  return <p class="soft small">{parts.filter((part) => part !== false).join(' ')}</p>;
}
