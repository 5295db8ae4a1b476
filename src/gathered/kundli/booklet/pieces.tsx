import type { Child } from 'hono/jsx';
import { chartOf } from '../../../charts/chart/chart-of.js';
import { chartSvg } from '../../../charts/chart/chart-svg.js';
import { offeredStyles, oneStyle } from '../../../pages/shared/natal-chart.js';
import type { BookletProps } from '../../../pages/shell/gathered-page.js';
import { Drawing, Table } from '../../../pages/shell/parts.js';
import type { VargaId } from '../../../rules/natal/varga-names.js';
import type { BirthChartResult } from '../../../tools/birth-chart-calculator/tool.js';
import { oneRow, paragraph, table, WIDTH } from './measure.js';
import type { Piece } from './sheets.js';

/** Lines of a heading within a chapter, and of a caption, in millimetres. */
const [SUBHEADING, CAPTION] = [5.5, 4.2];

/** A piece whose height nobody counts, since it is a drawing or holds nothing that grows. */
export function fixed(height: number, show: () => Child): Piece {
  return { height, show };
}

export function text(said: string, isSoft = false): Piece {
  return { height: paragraph(said), show: () => <p class={isSoft ? 'soft' : undefined}>{said}</p> };
}

/** What a chapter comes to, before how. */
export function verdict(said: string): Piece {
  // In larger letters than a text.
  return { height: paragraph(said, WIDTH * 0.85) + 2.5, show: () => <p class="verdict">{said}</p>, heads: true };
}

export function subheading(title: string): Piece {
  return { height: SUBHEADING, show: () => <h3>{title}</h3>, heads: true };
}

interface DenseRow {
  readonly cells: readonly string[];
  readonly isNow?: boolean;
}

interface Dense {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly DenseRow[];
}

/** A table in small letters, as high as its lines. */
export function dense({ caption, heads, rows }: Dense): Piece {
  return {
    height: CAPTION + table([heads, ...rows.map(({ cells }) => cells)]),
    show: () => (
      <Table
        caption={caption}
        label={caption}
        heads={heads}
        rows={rows.map(({ cells: [head = '', ...cells], isNow = false }) => ({ head, cells, isNow }))}
      />
    ),
  };
}

/** Tables beside each other, three in a line. Their rows do not break. */
export function inThrees(tables: readonly Dense[]): Piece[] {
  const pieces = tables.map((each) => ({
    ...dense(each),
    height: paragraph(each.caption, THIRD, 'table') + each.rows.length * oneRow() + CAPTION,
  }));
  const lines: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const line = pieces.slice(at, at + 3);
    lines.push({
      height: Math.max(...line.map(({ height }) => height)),
      show: () => <div class="thirds">{line.map(({ show }) => show())}</div>,
    });
  }
  return lines;
}

const THIRD = (WIDTH - 10) / 3;

interface Drawn extends Pick<BookletProps, 'page' | 'choices'> {
  readonly result: BirthChartResult;
  readonly varga: VargaId;
  readonly about: string;
}

/** A chart under its name. Each drawing has an id of its own, since the cover has one of them too. */
export function ChartOnPaper({ page, choices, result, varga, about }: Drawn) {
  return (
    <figure>
      <figcaption>
        {page.language.charts.vargas[varga]} <span>{varga}</span>
      </figcaption>
      <DrawnChart page={page} choices={choices} result={result} varga={varga} about={about} id={`b-${varga}`} />
    </figure>
  );
}

export function DrawnChart({ page, choices, result, varga, about, id }: Drawn & { readonly id: string }) {
  const chart = chartOf(result, { locale: page.language, varga, about });
  const style = oneStyle(choices, offeredStyles(page, result.ascendant !== null));
  return <Drawing svg={chartSvg(chart, { style, locale: page.language, id })} />;
}
