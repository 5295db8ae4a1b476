import { paths } from '../../catalog/paths.js';
import type { ObservanceResult } from '../../contract/observances.js';
import { capital } from '../../languages/locale/plural.js';
import { observanceWithOthers, regionTold } from '../../pages/shared/day.js';
import { KINDS } from '../../pages/shared/observance-kinds.js';
import { festivalHref, yearHref } from '../../pages/shared/place-links.js';
import { Subscribe } from '../../pages/shared/subscribe.js';
import { queryOf } from '../../pages/shell/address.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import { Frame } from '../../pages/shell/frame.js';
import { Note, Switch } from '../../pages/shell/parts.js';
import { type FestivalsOfYear, FIRST_YEAR, LAST_YEAR } from './found.js';
import { type AtPlace, NotYet, PlacedPart } from './head.js';

interface Props extends AtPlace {
  /** Undefined in a file. */
  readonly found: FestivalsOfYear | undefined;
  /** Whether another year was asked for that there is not. */
  readonly isWrongYear: boolean;
}

/** The festivals of a year at a place, on one sheet. */
export function YearPage({ found, isWrongYear, ...where }: Props) {
  const { page, place, isOwn, own } = where;
  const { festivals, ways } = page.words.site;
  const title = found ? festivals.ofYear(String(found.year)) : ways.festivals;
  const isPrivate =
    isOwn || own.length > 0 || (where.errors ?? []).length > 0 || (found && !isPresent(found)) || isWrongYear;
  return (
    <Frame page={page} title={title} description={festivals.lead} isPrivate={isPrivate === true}>
      <PlacedPart
        {...where}
        title={title}
        stays={isWrongYear}
        more={found && !isPresent(found) ? [['year', String(found.year)]] : []}
      >
        {isWrongYear ? (
          <Note
            tone="soft-bad"
            lead={`${page.words.form.faults.wholeNumber(String(FIRST_YEAR), String(LAST_YEAR))}.`}
          />
        ) : null}
        <p class="soft no-print">{festivals.lead}</p>
        {found ? <Sheet page={page} found={found} /> : <NotYet page={page} />}
        <Subscribe page={{ ...page, query: place.query }} feeds={[{ feed: 'vrata', more: [['only', 'main']] }]} />
        <p class="acts no-print">
          <a href={hrefOf(page, paths.page('vrata-calendar'), isOwn ? place.query : queryOf(own))}>{festivals.whole}</a>
        </p>
      </PlacedPart>
    </Frame>
  );
}

function isPresent({ year, today }: FestivalsOfYear): boolean {
  return year === Number(today.slice(0, 4));
}

function Sheet({
  page,
  found: { year, today, result },
}: {
  readonly page: PageContext;
  readonly found: FestivalsOfYear;
}) {
  const words = page.words.tools['vrata-calendar'];
  const main = (result?.observances ?? []).filter(KINDS.main);
  const years = [year - 1, year, year + 1].filter((one) => one >= FIRST_YEAR && one <= LAST_YEAR);
  return (
    <>
      <div class="days no-print">
        <Switch
          label={page.words.shared.periods.moveLabel}
          choices={years.map((one) => ({
            label: String(one),
            href: yearHref(page, one),
            isCurrent: one === year,
          }))}
        />
        <button class="btn plain" type="button" data-print hidden>
          {page.words.result.print}
        </button>
      </div>
      {result ? (
        <p class="soft small">
          {page.catalogue.texts.about(
            page.words.form.conventionNames.region,
            regionTold(page, result.observance_choice),
          )}
        </p>
      ) : null}
      {main.length === 0 ? <Note lead={words.none} /> : null}
      {result && result.excluded.length > 0 ? <Note lead={page.words.site.festivals.missing.noSun} /> : null}
      <div class="year-sheet">
        {monthsOf(main).map(([month, ones]) => (
          <section aria-labelledby={`m-${month}`}>
            <h2 id={`m-${month}`}>{capital(page.format.month(month))}</h2>
            <ul>
              {ones.map((one) => (
                <li class={one.date === today ? 'is-now' : undefined}>
                  <time datetime={one.date}>{dayTold(page, one.date)}</time>{' '}
                  <a href={festivalHref(page, one.code)}>{observanceWithOthers(page, one)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function monthsOf(ones: readonly ObservanceResult[]): [month: string, ones: ObservanceResult[]][] {
  const months = new Map<string, ObservanceResult[]>();
  for (const one of ones) {
    const month = one.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months];
}

/** "8 Sun". */
function dayTold({ words }: PageContext, date: string): string {
  const weekday = new Intl.DateTimeFormat(words.format.tag, { weekday: 'short', timeZone: 'UTC' });
  return `${Number(date.slice(8))} ${weekday.format(new Date(`${date}T00:00Z`))}`;
}
