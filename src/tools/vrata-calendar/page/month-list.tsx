import { readDate } from '../../../base/time/calendar.js';
import { weekdayOf } from '../../../base/time/gregorian.js';
import type { ObservanceResult } from '../../../contract/observances.js';
import { numbered } from '../../../languages/names/numbered.js';
import { rangeOn, type Stretch } from '../../../pages/shared/day.js';
import { hrefWith } from '../../../pages/shared/links.js';
import { idOf, observanceNamed } from '../../../pages/shared/observances.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { lowered } from '../../../pages/shell/parts.js';
import { decidedBy } from './why.js';
import type { VrataCalendarWords } from './words.js';

interface MonthListProps {
  readonly page: PageContext;
  readonly words: VrataCalendarWords;
  readonly ones: readonly ObservanceResult[];
}

/** The observances of a month, each day once: what decided it below the name, which leads to the whole reason. */
export function MonthList({ page, words, ones }: MonthListProps) {
  const dates = [...new Set(ones.map(({ date }) => date))];
  return (
    <ol class="events wide">
      {dates.map((date) => (
        <li>
          <time datetime={date}>
            <b>{page.format.dayAndMonth(date)}</b>
            <br />
            {weekdayNamed(page, date)}
          </time>
          <div>
            {ones
              .filter((one) => one.date === date)
              .map((one) => (
                <p>
                  <a href={`${hrefWith(page, { open: idOf(one) })}#h-open`}>{observanceNamed(page, one)}</a>
                  <br />
                  <span class="soft small">{reasonOf(page, words, one)}</span>
                </p>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function weekdayNamed({ catalogue }: PageContext, date: string): string {
  return numbered(catalogue.names.weekday, weekdayOf(readDate(date)) + 1);
}

/** "5 December, 08:05 to 09:51": when the fast of an Ekadashi is broken. */
export function paranaTold(page: PageContext, parana: Stretch): string {
  const date = parana.starts_at.slice(0, 10);
  return `${page.format.dayAndMonth(date)}, ${rangeOn(page, date, parana)}`;
}

/** What decided the day; of an Ekadashi when the fast is broken, and on which day the other tradition keeps it. */
function reasonOf(page: PageContext, words: VrataCalendarWords, one: ObservanceResult): string {
  const { parana, other_tradition: other } = one;
  const traditions = page.language.names.tradition;
  return [
    decidedBy(page, one),
    ...(parana ? [`${lowered(page, words.paranaIs)} ${paranaTold(page, parana)}`] : []),
    ...(other ? [`${traditions[other.tradition]}: ${page.format.dayAndMonth(other.date)}`] : []),
  ].join('; ');
}
