import type { Child } from 'hono/jsx';
import { monthWeeks } from '../../charts/month/month-weeks.js';
import { capital } from '../../languages/locale/plural.js';
import { numbered } from '../../languages/names/numbered.js';
import type { PageContext } from '../shell/context.js';

interface MonthTableProps {
  readonly page: PageContext;
  /** YYYY-MM. */
  readonly month: string;
  readonly class: string;
  /** Short names of the weekdays, Sunday first. */
  readonly short: readonly string[];
  /** The cell of a day; null stands before the first and after the last. */
  readonly cell: (day: number | null) => Child;
}

/** A month as a grid, a column for each weekday, as the reader's weeks begin. */
export function MonthTable({ page, month: target, class: name, short, cell }: MonthTableProps) {
  const [year, month] = target.split('-').map(Number) as [number, number];
  const { weekdays: columns, weeks } = monthWeeks(year, month, page.language);
  return (
    <table class={name}>
      <caption class="vh">{capital(page.format.month(target))}</caption>
      <thead>
        <tr>
          {columns.map((number) => (
            <th scope="col">
              <abbr title={numbered(page.catalogue.names.weekday, number)}>{short[number - 1]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
