import { moonSvg } from '../../../charts/month/moon-svg.js';
import { nakshatraName, observanceNamed, timeOn } from '../../../pages/shared/day.js';
import { eclipseNamed, isSeen } from '../../../pages/shared/day-events.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import { MonthTable } from '../../../pages/shared/month-table.js';
import { KINDS } from '../../../pages/shared/observance-kinds.js';
import { dayHref } from '../../../pages/shared/place-links.js';
import type { MonthBySun } from '../../../pages/shared/solar-date.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Drawing, Tag } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { PanchangMonthResult, panchangMonthTool } from '../tool.js';
import type { PanchangMonthWords } from './words.js';

interface Props extends ShownBy<typeof panchangMonthTool> {
  /** The dates by the Sun, for who counts by it. */
  readonly bySun: MonthBySun | undefined;
}

type Day = PanchangMonthResult['days'][number];

/**
 * The month as a grid: from 48 rem and on paper with all of a day, below that a small map whose days lead to the list;
 * on the narrowest screens the list stands alone.
 */
export function MonthGrid(props: Props) {
  return (
    <MonthTable
      page={props.page}
      month={props.result.target_month}
      class="cal mon"
      short={props.page.language.charts.weekdays}
      cell={(day) => <Cell {...props} number={day} />}
    />
  );
}

function Cell({ page, result, words, bySun, number }: Props & { number: number | null }) {
  const date = number === null ? undefined : `${result.target_month}-${String(number).padStart(2, '0')}`;
  const day = result.days.find((one) => one.date === date);
  // A date that the zone skipped has no row.
  if (number === null || !day) return <td class="out">{number ?? undefined}</td>;
  const { tithi, nakshatra, sunrise_at, sunset_at } = day;
  const marks = marksOf(page, result, words, day);
  const isToday = runsAt(page, day);
  const classes = [marks.length > 0 && 'f', isToday && 'sel'].filter(Boolean).join(' ');
  const { format } = page;
  return (
    <td class={classes === '' ? undefined : classes} aria-current={isToday ? 'date' : undefined}>
      <span class="dn">
        <a class="me" href={`#d${number}`}>
          {number}
        </a>
        <a class="in" href={dayHref(page, day.date)}>
          {number}
        </a>
        <DateBySun sun={bySun?.on(day.date)} />
        {elongationOf(day) === undefined ? null : <Drawing svg={moonSvg(elongationOf(day) as number)} />}
      </span>
      {tithi && nakshatra && sunrise_at && sunset_at ? (
        <>
          <span class="me soft">
            {words.halves[tithi.paksha]}
            {tithi.number_in_paksha}
          </span>
          <span class="in">
            {page.language.names.tithi[tithi.name]} <EndTime page={page} date={day.date} at={tithi.ends_at} />
            <br />
            {nakshatraName(page, nakshatra.name)} <EndTime page={page} date={day.date} at={nakshatra.ends_at} />
            <br />
            <span class="soft">
              ☉ {format.clock(sunrise_at)}–<EndTime page={page} date={day.date} at={sunset_at} />
            </span>
            {marks.slice(0, MOST_MARKS).map((mark) => (
              <>
                <br />
                <b>{mark}</b>
              </>
            ))}
          </span>
        </>
      ) : (
        <span class="in soft">{page.language.names.muhurta_rule.no_sunrise}</span>
      )}
    </td>
  );
}

/** The date by the Sun beside that of the civil calendar, its month where it is not told before. */
function DateBySun({ sun }: { readonly sun: ReturnType<MonthBySun['on']> }) {
  if (!sun) return null;
  return (
    <span class={sun.isNamed ? 'in soft sm' : 'in soft'}>
      <span class={sun.isNamed ? undefined : 'vh'}>{sun.month} </span>
      {sun.day}
    </span>
  );
}

/** The clock time of an end, with how many dates later it is. */
function EndTime({ page, date, at }: { page: PageContext; date: string; at: string }) {
  return (
    <span class="soft nw">
      {page.format.clock(at)}
      {page.format.kept(at).startsWith(date) ? null : <sup>+1</sup>}
    </span>
  );
}

/** The same days in a list, for screens too narrow for the grid; a screen reader gets one of both. */
export function DayList({ page, result, words, bySun }: Props) {
  const common = page.words.shared.day;
  const { format, catalogue } = page;
  const until = (name: string, date: string, at: string) => `${name}, ${common.until(timeOn(page, date, at))}`;
  return (
    <ol class="list mdays">
      {result.days.map((day) => {
        const { date, vara, tithi, nakshatra, sunrise_at, sunset_at } = day;
        const marks = marksOf(page, result, words, day);
        const sun = bySun?.on(date);
        return (
          <li id={`d${Number(date.slice(-2))}`}>
            <p>
              <a href={dayHref(page, date)}>
                <b>
                  {format.number(Number(date.slice(-2)))} {vara ? catalogue.names.weekday[vara.name] : null}
                </b>
              </a>
              {sun ? ` · ${sun.month} ${sun.day}` : null}
              {sunrise_at && sunset_at ? (
                <>
                  <br />
                  <span class="soft small">
                    ☉ {format.clock(sunrise_at)}–<EndTime page={page} date={date} at={sunset_at} />
                  </span>
                </>
              ) : null}
            </p>
            {tithi && nakshatra ? (
              <div>
                <p>{until(nameOfLimb(page, 'tithi', tithi.number), date, tithi.ends_at)}</p>
                <p>{until(nakshatraName(page, nakshatra.name), date, nakshatra.ends_at)}</p>
                {marks.length > 0 ? (
                  <p>
                    {marks.map((mark) => (
                      <>
                        <Tag>{mark}</Tag>{' '}
                      </>
                    ))}
                  </p>
                ) : null}
              </div>
            ) : (
              <p class="soft">{page.language.names.muhurta_rule.no_sunrise}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The grid keeps to a sheet of paper; the list and the page of the day have all of them. */
const MOST_MARKS = 3;

/** What a date is kept for, what is seen eclipsed, and what of the summary falls on it. */
function marksOf(
  page: PageContext,
  { summary }: PanchangMonthResult,
  words: PanchangMonthWords,
  { date: on, observances, eclipses }: Day,
) {
  const { language, catalogue } = page;
  const { tithi: tithis } = language.names;
  const falls = ({ date }: { readonly date: string | null }) => date === on;
  return [
    ...(eclipses ?? []).filter(isSeen).map((eclipse) => eclipseNamed(page, eclipse)),
    ...(observances ?? [])
      .filter(KINDS.main)
      .toSorted((one, other) => one.importance - other.importance)
      .map((one) => observanceNamed(page, one)),
    ...summary.amavasyas.filter(falls).map(() => tithis.Amavasya),
    ...summary.purnimas.filter(falls).map(() => tithis.Purnima),
    ...summary.sankrantis
      .filter(falls)
      .map(({ sign_name }) => `${words.sankranti}: ${catalogue.names.sign[sign_name]}`),
  ];
}

function runsAt({ at }: PageContext, { sunrise_at, next_sunrise_at }: Day): boolean {
  if (!sunrise_at || !next_sunrise_at) return false;
  return Date.parse(sunrise_at) <= at.getTime() && at.getTime() < Date.parse(next_sunrise_at);
}

/** How far the Moon is ahead of the Sun at sunrise, degrees. */
function elongationOf({ sun_sign, moon_sign }: Day): number | undefined {
  if (!sun_sign || !moon_sign) return undefined;
  const longitude = ({ number, degree_in_sign }: typeof sun_sign) => (number - 1) * 30 + degree_in_sign;
  return longitude(moon_sign) - longitude(sun_sign);
}
