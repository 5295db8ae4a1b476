import { monthOf } from '../../../jobs/credits.js';
import { hrefOf, type PageContext } from '../../../pages/shell/context.js';
import { Block, Fold, Table } from '../../../pages/shell/parts.js';
import type { DayOfUse } from '../../store/holdings.js';
import { ACCOUNT_PATH, LEDGER_PATH } from '../paths.js';
import type { HeldVisit } from './call.js';

interface UseProps {
  readonly visit: HeldVisit;
  readonly use: readonly DayOfUse[];
  /** YYYY-MM. */
  readonly month: string;
  /** How many files its ledger has. */
  readonly files: number;
}

const HEIGHT = 100;
const ROOM = 20;

/** What was used in a month, day by day: bars, and the same as a table. */
export function UseBlock({ visit, use, month, files }: UseProps) {
  const { page, words, at } = visit;
  const { overview, outputs } = words;
  const n = (value: number) => page.format.number(value);
  const total = use.reduce((sum, day) => sum + both(day), 0);
  const name = overview.drawing({ month: page.format.month(month), total: n(total) });
  return (
    <Block id="use" title={overview.useByDay} soft={page.format.month(month)}>
      {use.length === 0 ? (
        <p>{overview.unused}</p>
      ) : (
        <>
          <Bars name={name} use={use} month={month} />
          <Fold summary={overview.asTable}>
            <Table
              caption={page.format.month(month)}
              label={overview.useByDay}
              heads={[overview.day, outputs.calculated, outputs.interpreted]}
              rows={use.map(({ date, calculated, interpreted }) => ({
                head: page.format.dayAndMonth(date),
                cells: [n(calculated), n(interpreted)],
              }))}
            />
          </Fold>
        </>
      )}
      <p class="acts no-print">
        <a href={monthHref(page, beside(month, -1))}>{overview.monthBefore}</a>
        {month < monthOf(at) ? <a href={monthHref(page, beside(month, 1))}>{overview.monthAfter}</a> : null}
        <a href={hrefOf(page, LEDGER_PATH, `?month=${month}`)}>{overview.ledger}</a>
        {Array.from({ length: Math.max(0, files - 1) }, (_, at) => (
          <a href={hrefOf(page, LEDGER_PATH, `?month=${month}&part=${at + 2}`)}>{`${overview.ledger} ${at + 2}`}</a>
        ))}
      </p>
    </Block>
  );
}

/** Interpreted outputs stand on the calculated ones of their day. */
function Bars({
  name,
  use,
  month,
}: {
  readonly name: string;
  readonly use: readonly DayOfUse[];
  readonly month: string;
}) {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const most = Math.max(1, ...use.map(both));
  const column = 100 / days;
  return (
    <svg class="tl" width="100%" height={HEIGHT + ROOM} role="img" aria-label={name}>
      {use.map((day) => {
        const x = `${((Number(day.date.slice(8)) - 1) * column + column * 0.1).toFixed(2)}%`;
        const width = `${(column * 0.8).toFixed(2)}%`;
        const [low, high] = [(day.calculated / most) * HEIGHT, (both(day) / most) * HEIGHT];
        return (
          <>
            <rect class="t-on2" x={x} width={width} y={fixed(HEIGHT - low)} height={fixed(low)} />
            <rect class="t-on" x={x} width={width} y={fixed(HEIGHT - high)} height={fixed(high - low)} />
          </>
        );
      })}
      <line class="t-tick" x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
      {[1, 10, 20, days].map((day) => (
        <text class="t2" x={`${((day - 0.5) * column).toFixed(2)}%`} y={HEIGHT + 17} text-anchor={anchorOf(day, days)}>
          {day}
        </text>
      ))}
    </svg>
  );
}

function both({ calculated, interpreted }: DayOfUse): number {
  return calculated + interpreted;
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function anchorOf(day: number, days: number): string {
  if (day === 1) return 'start';
  return day === days ? 'end' : 'middle';
}

/** The month before or after one. */
function beside(month: string, by: 1 | -1): string {
  return monthOf(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1)));
}

function monthHref(page: PageContext, month: string): string {
  return hrefOf(page, ACCOUNT_PATH, `?month=${month}#use`);
}
