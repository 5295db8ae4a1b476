import { readDate } from '../../base/time/calendar.js';
import { zoneOf } from '../../base/time/named-zone.js';
import { formatLocalWithOffset, localDay } from '../../base/time/zone.js';
import { regionMeant } from '../../calculation/region-abroad.js';
import { ruleOf } from '../../catalog/festival-rules.js';
import { paths } from '../../catalog/paths.js';
import type { ObservanceResult } from '../../contract/observances.js';
import { capital } from '../../languages/locale/plural.js';
import {
  hoursTold,
  idOf,
  observanceNamed,
  observanceWithOthers,
  rangeOn,
  type Stretch,
} from '../../pages/shared/day.js';
import { festivalHref, vrataHref, yearHref } from '../../pages/shared/place-links.js';
import { FEEDS_ID, Subscribe } from '../../pages/shared/subscribe.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import { Frame } from '../../pages/shell/frame.js';
import { Block, Note } from '../../pages/shell/parts.js';
import type { RegionOrGroup } from '../../rules/vrata/regions.js';
import type { VrataCode } from '../../rules/vrata/rule-tables.js';
import { Axis } from '../../tools/vrata-calendar/page/axis.js';
import { LiveState } from '../live-state.js';
import { chosenIn } from '../today.js';
import { Customs } from './customs.js';
import type { FestivalFound } from './found.js';
import { type AtPlace, NotYet, PlacedPart } from './head.js';
import { whyTold } from './reasons.js';

interface Props extends AtPlace {
  readonly code: VrataCode;
  /** Undefined in a file. */
  readonly found: FestivalFound | undefined;
}

/** One observance: its next day with its hours and the reason, six years, and what is kept about it. */
export function FestivalPage({ code, found, ...where }: Props) {
  const { page, place } = where;
  const { festivals } = page.words.site;
  const name = capital(page.language.names.observance[code]);
  const here = { ...page, query: place.query };
  return (
    <Frame
      page={page}
      title={festivals.title(name)}
      description={festivals.description(name)}
      isPrivate={where.isOwn || where.own.length > 0 || (where.errors ?? []).length > 0}
    >
      <PlacedPart {...where} title={name}>
        {found ? <Told page={page} here={here} timezone={place.timezone} found={found} /> : <NotYet page={page} />}
        <Customs page={page} code={code} region={regionFor(where)} />
        {found ? <Schools page={page} found={found} /> : null}
        {found ? <Around page={page} found={found} /> : null}
        <Subscribe
          page={here}
          feeds={[
            { feed: 'vrata', more: [['only', code]] },
            { feed: 'vrata', more: [['only', 'main']] },
          ]}
        />
        <p class="acts no-print">
          <a href={yearHref(page)}>{page.words.site.ways.festivals}</a>
          <a href={hrefOf(page, paths.methodology('vrata-calendar'))}>{page.words.site.methods}</a>
        </p>
      </PlacedPart>
    </Frame>
  );
}

/** Whose customs a reader asks for: those of the region that the address names, else of its place. */
function regionFor({ place, own }: AtPlace): RegionOrGroup {
  return regionMeant(chosenIn(own).conventions.region, place);
}

interface ToldProps {
  readonly page: PageContext;
  /** The page with its place in the query, for what is told of it elsewhere. */
  readonly here: PageContext;
  readonly timezone: string;
  readonly found: FestivalFound;
}

function Told({ page, here, timezone, found }: ToldProps) {
  const { festivals, ask } = page.words.site;
  const { next, last } = found;
  const shown = next ?? last;
  if (!shown)
    return (
      <Note
        lead={found.years.some(({ isSunless }) => isSunless) ? festivals.missing.noSun : festivals.missing.inNone}
      />
    );
  const words = page.words.tools['vrata-calendar'];
  const { citation, grade } = shown.rule;
  return (
    <>
      <Answer page={page} timezone={timezone} found={found} shown={shown} />
      <div class="two-up">
        <Block id="h-why" title={ask.why}>
          {whyTold(page, shown).map((sentence) => (
            <p>{sentence}</p>
          ))}
          <Axis page={page} words={words} timezone={timezone} one={shown} />
          <p class="small soft">
            {capital(page.language.names.grade[grade])}. {words.sources}: <span lang="en">{citation}</span>.{' '}
            <a href={vrataHref(here, shown.date, idOf(shown))}>{words.rule}</a>
          </p>
        </Block>
        <Years page={page} found={found} />
      </div>
    </>
  );
}

function Answer({
  page,
  timezone,
  found: { today, next, last },
  shown,
}: Pick<ToldProps, 'page' | 'timezone' | 'found'> & { readonly shown: ObservanceResult }) {
  const { home, festivals } = page.words.site;
  const { about } = page.catalogue.texts;
  const isToday = shown.date === today;
  const label = isToday ? home.today : next ? home.next : festivals.last;
  const hours = hoursOf(page, shown);
  const [window] = shown.windows;
  return (
    <>
      <p class="answer">{[about(label, page.format.dateWithWeekday(shown.date)), ...hours.slice(0, 1)].join('; ')}</p>
      {hours.length > 1 ? <p>{capital(hours.slice(1).join('; '))}</p> : null}
      <p class="soft">
        {isToday && window ? (
          <span class="state">
            <LiveState
              page={page}
              timezone={timezone}
              day={civilDay(timezone, today)}
              stretch={window}
              tone="good"
            />{' '}
          </span>
        ) : null}
        {next && !isToday ? `${capital(page.format.inDays(readDate(next.date) - readDate(today)))}. ` : null}
        {next && last ? about(festivals.last, page.format.dateWithWeekday(last.date)) : null}
      </p>
      <p class="acts no-print">
        <a href={`#${FEEDS_ID}`}>{page.words.feeds.subscribe}</a>
      </p>
    </>
  );
}

/** The hours of its worship, or when the fast is broken. */
function hoursOf(page: PageContext, one: ObservanceResult): string[] {
  const { parana, date } = one;
  if (!parana) return hoursTold(page, one);
  const on = page.format.kept(parana.starts_at).slice(0, 10);
  const { parana: word } = page.words.tools['vrata-calendar'];
  return [`${word}: ${on === date ? '' : `${page.format.dayShort(on)}, `}${rangeOn(page, on, parana)}`];
}

/** From the first to the last instant of a date, with the night after it. */
function civilDay(timezone: string, date: string): Stretch {
  const zone = zoneOf(timezone);
  const { start, end } = localDay(zone, readDate(date));
  return { starts_at: formatLocalWithOffset(zone, start), ends_at: formatLocalWithOffset(zone, end + NIGHT) };
}

const NIGHT = 8 * 3_600_000;

/** More than so many days of one year are told one by one, as they come. */
const MOST_A_YEAR = 6;
const COMING = 13;

function Years({ page, found }: Pick<ToldProps, 'page' | 'found'>) {
  const { festivals } = page.words.site;
  const { years, next, today } = found;
  if (years.some(({ days }) => days.length > MOST_A_YEAR)) {
    const coming = years.flatMap(({ days }) => days).filter(({ date }) => date >= today);
    return (
      <Block id="h-years" title={festivals.coming}>
        <ul class="next">
          {coming.slice(0, COMING).map((one) => (
            <li>
              <time datetime={one.date}>{one.date.slice(0, 4)}</time>
              <span>
                {capital(page.format.dayShort(one.date))} {observanceNamed(page, one)}
                <small>{hoursOf(page, one).join('; ')}</small>
              </span>
            </li>
          ))}
        </ul>
      </Block>
    );
  }
  return (
    <Block id="h-years" title={festivals.six}>
      <ul class="next">
        {years.map(({ year, days, isSunless }) => (
          <li>
            <time datetime={String(year)}>{year}</time>
            <span>
              {days.length === 0 ? (isSunless ? festivals.missing.noSun : festivals.missing.noDay) : null}
              {days.map((one) => (
                <>
                  {one === next ? (
                    <strong>{capital(page.format.dateWithWeekday(one.date))}</strong>
                  ) : (
                    capital(page.format.dateWithWeekday(one.date))
                  )}
                  <small>{hoursOf(page, one)[0]}</small>
                </>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Other rules for the same feast, each with its day; of an Ekadashi the day of the other tradition. */
function Schools({ page, found }: Pick<ToldProps, 'page' | 'found'>) {
  const { festivals } = page.words.site;
  const { names } = page.language;
  const { variants, next, last } = found;
  const other = (next ?? last)?.other_tradition;
  if (variants.length === 0 && !other) return null;
  return (
    <Block id="h-schools" title={festivals.schools}>
      <ul class="next">
        {other ? (
          <li>
            <time datetime={other.date}>{capital(page.format.dayShort(other.date))}</time>
            <span>
              {names.tradition[other.tradition]}
              <small>{names.ekadashi_clause[other.clause_code]}</small>
            </span>
          </li>
        ) : null}
        {variants.map((one) => (
          <li>
            <time datetime={one.date}>{capital(page.format.dayShort(one.date))}</time>
            <span>
              <a href={festivalHref(page, one.code)}>{observanceNamed(page, one)}</a>
              <small>{regionsOf(page, one.code)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function regionsOf({ language: { names } }: PageContext, code: VrataCode): string {
  return ruleOf(code)
    .regions.map((region) => names.region[region])
    .join(', ');
}

/** What else is kept on the days about it. */
function Around({ page, found: { around, next, last } }: Pick<ToldProps, 'page' | 'found'>) {
  const shown = next ?? last;
  if (!shown || around.length === 0) return null;
  const all = [...around, shown].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return (
    <Block id="h-around" title={page.words.site.festivals.around}>
      <ul class="next">
        {all.map((one) => (
          <li>
            <time datetime={one.date}>{capital(page.format.dayShort(one.date))}</time>
            <span>
              {one === shown ? (
                <strong>{observanceNamed(page, one)}</strong>
              ) : (
                <a href={festivalHref(page, one.code)}>{observanceWithOthers(page, one)}</a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
