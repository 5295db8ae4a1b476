import type { SignName } from '../../base/zodiac/rashi.js';
import { ALARM_HOURS, ALARMS, type Alarm, type FeedName } from '../../catalog/feeds.js';
import { paths } from '../../catalog/paths.js';
import { capital } from '../../languages/locale/plural.js';
import { DAY_NAMES, type Pairs, queryOf } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { CALENDAR_PROGRAMS, calendarWays } from './calendar-ways.js';
import { feedNames } from './feed-names.js';

/** A calendar that a page offers. */
interface Offered {
  readonly feed: FeedName;
  /** What the address of the page does not say, or says otherwise. */
  readonly more?: Pairs;
}

interface Props {
  readonly page: PageContext;
  /** The first is what the page is about. */
  readonly feeds: readonly [Offered, ...Offered[]];
}

/** Where it stands on a page. */
export const FEEDS_ID = 'h-feeds';

/** How to have what a page shows in a calendar: as one that is kept up to date, and as a file, ringing or not. */
export function Subscribe({ page, feeds }: Props) {
  const words = page.words.feeds;
  const [{ feed: first }] = feeds;
  return (
    <section class="block no-print" aria-labelledby={FEEDS_ID}>
      <h2 id={FEEDS_ID}>{words.subscribe}</h2>
      <p>
        {words.lead[first]}
        {first === 'transits' ? ` ${words.noBirth}` : null}
      </p>
      {feeds.map((offered) => {
        const name = nameOf(page, offered);
        return (
          <>
            <p>
              <b>{name}</b>
            </p>
            <WaysTo page={page} offered={offered} name={name} />
            <details>
              <summary>
                {words.withAlarm}
                <span class="vh">: {name}</span>
              </summary>
              {ALARMS.map((alarm) => {
                const rung = words.alarm[alarm](page.format.clock(clockOf(alarm)));
                return (
                  <>
                    <p>{rung}</p>
                    <WaysTo page={page} offered={offered} name={name} alarm={alarm} told={rung} />
                  </>
                );
              })}
            </details>
          </>
        );
      })}
      {isServed(page) ? <p class="small soft">{words.fetched}</p> : null}
    </section>
  );
}

/** The hour of an alarm as results have a clock. */
function clockOf(alarm: Alarm): string {
  return `${String(ALARM_HOURS[alarm]).padStart(2, '0')}:00`;
}

/** Without a server nobody could fetch a calendar later. */
function isServed({ onDevice }: PageContext): boolean {
  return onDevice?.hasServer !== false;
}

interface WaysProps {
  readonly page: PageContext;
  readonly offered: Offered;
  readonly name: string;
  readonly alarm?: Alarm;
  /** When it rings. */
  readonly told?: string;
}

/** One calendar by the programs that people have, and as a file. */
function WaysTo({ page, offered, name, alarm, told }: WaysProps) {
  const { asFile } = page.words.feeds;
  const pairs = pairsOf(page, offered);
  const address = paths.feed(offered.feed) + queryOf(alarm ? [...pairs, ['alarm', alarm]] : pairs);
  const ways = calendarWays(page.baseUrl + address, calledAt(name, new Map(pairs).get(DAY_NAMES.place)));
  const label = (way: string) => [way, name, ...(told === undefined ? [] : [told])].join(', ');
  return (
    <p class="acts">
      {isServed(page)
        ? PROGRAMS.map((program) => (
            <>
              <a class="btn plain" href={ways[program]} aria-label={label(CALENDAR_PROGRAMS[program])}>
                {CALENDAR_PROGRAMS[program]}
              </a>{' '}
            </>
          ))
        : null}
      <a href={page.root + address} type="text/calendar" download={`${offered.feed}.ics`} aria-label={label(asFile)}>
        {asFile}
      </a>
    </p>
  );
}

const PROGRAMS = Object.keys(CALENDAR_PROGRAMS) as (keyof typeof CALENDAR_PROGRAMS)[];

/** As calendars are called themselves: with the town. */
function calledAt(name: string, place: string | undefined): string {
  const [town = ''] = (place ?? '').split(',');
  return town.trim() === '' ? name : `${name} · ${town.trim()}`;
}

/** The calendar for a Moon sign, from a page that knows it by a birth: of that it tells nothing but the zone. */
export function SubscribeToTransits({ page, moon }: { readonly page: PageContext; readonly moon: SignName }) {
  const zone = new URLSearchParams(page.query).get('tz');
  const more: Pairs = [...(zone === null ? [] : [[DAY_NAMES.zone, zone] as const]), ['sign', moon]];
  return <Subscribe page={page} feeds={[{ feed: 'transits', more }]} />;
}

/** What the address of a page has for a calendar, and the language. */
function pairsOf({ query, locale }: PageContext, { feed, more = [] }: Offered): Pairs {
  const names = feedNames(feed);
  const of = feed === 'transits' ? CONVENTIONS_ALONE : () => true;
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => names.includes(name) && of(name) && !more.some(([other]) => other === name),
  );
  return [...kept, ...more, ...(locale === 'en' ? [] : [['lang', locale] as const])];
}

/** The place of a page of a birth is that of the birth, or of a day of somebody's. */
const CONVENTIONS_ALONE = (name: string) => !Object.values<string>(DAY_NAMES).includes(name);

function nameOf({ language, words }: PageContext, { feed, more = [] }: Offered): string {
  if (feed === 'vrata') {
    const { observance } = language.names;
    const only = new Map(more).get('only') ?? '';
    return Object.hasOwn(observance, only)
      ? capital(observance[only as keyof typeof observance])
      : words.tools['vrata-calendar'].title;
  }
  if (feed === 'eclipses') return words.tools.eclipses.title;
  if (feed === 'panchang') return words.tools.panchang.title;
  if (feed === 'anniversaries') return words.tools['tithi-anniversaries'].title;
  const sign = new Map(more).get('sign') as SignName;
  return words.feeds.transitsOf(language.names.sign[sign]);
}
