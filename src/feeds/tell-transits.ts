import { zoneOf } from '../base/time/named-zone.js';
import { formatLocalWithOffset } from '../base/time/zone.js';
import type { SignName } from '../base/zodiac/rashi.js';
import { type EntryFromMoon, entriesFromMoon, type SaturnTurn } from '../calendar/saturn-turns.js';
import type { EclipseResult } from '../contract/eclipse.js';
import type { SkyEventResult } from '../contract/sky-event.js';
import { capital } from '../languages/locale/plural.js';
import { dateAfter, inSignNamed, planetNamed, signNamed } from '../pages/shared/blocks.js';
import { instantOf } from '../pages/shared/day.js';
import { eclipseNamed, isSeen, seenOf, stretchSeen } from '../pages/shared/day-events.js';
import type { Pairs } from '../pages/shell/address.js';
import type { Teller } from '../pages/shell/context.js';
import { factsSeen, factsUnseen } from '../tools/eclipses/page/facts.js';
import type { EclipsesResult } from '../tools/eclipses/tool.js';
import type { SignEntriesResult } from '../tools/sign-entries/tool.js';
import { minutesToAlarm } from './alarms.js';
import { type Entry, entryAddress, type FeedText, type Told } from './told.js';

const GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;
const ECLIPSES = 'eclipses';

/** What can be asked for of them. */
export const TRANSIT_CODES: readonly string[] = [...GRAHAS.map((graha) => graha.toLowerCase()), ECLIPSES];

const ENTRIES = '/tools/sign-entries';

/** What the slow grahas do as counted from the sign of a natal Moon, and the eclipses in that sign. */
export function tellTransits(told: Told): FeedText {
  const { page, results, texts, years } = told;
  const sign = texts.get('sign') as SignName;
  const [eclipses, ...spans] = results as readonly [EclipsesResult, ...SignEntriesResult[]];
  const events = spans.flatMap((span) => span.events).filter(({ event_code }) => event_code === 'sign_entry');
  const entries = [...entriesTold(told, sign, events), ...eclipsesTold(told, eclipses, sign)];
  return {
    minutesToAlarm,
    name: page.words.feeds.transitsOf(signNamed(page, sign)),
    url: entryAddress(told, ENTRIES, onlySky(texts), spanned(years.first, years.last)),
    about: [page.words.tools['saturn-periods'].disclaimer],
    entries: entries.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
  };
}

function entriesTold(told: Told, sign: SignName, events: readonly SkyEventResult[]): Entry[] {
  const { years, timeZone, only } = told;
  return entriesFromMoon(sign, events).flatMap((seen) => {
    const local = formatLocalWithOffset(zoneOf(timeZone), Date.parse(seen.entry.occurs_at));
    const year = Number(local.slice(0, 4));
    const code = seen.entry.planet.toLowerCase();
    if (year < years.first || year > years.last || (only.length > 0 && !only.includes(code))) return [];
    return [entryTold(told, seen, { code, local, until: nextOf(seen.entry, events, timeZone) })];
  });
}

/** When the same graha enters its next sign; undefined beyond what was looked at. */
function nextOf({ planet, occurs_at }: SkyEventResult, events: readonly SkyEventResult[], timeZone: string) {
  const next = events.find((one) => one.planet === planet && one.occurs_at > occurs_at);
  return next && formatLocalWithOffset(zoneOf(timeZone), Date.parse(next.occurs_at));
}

function entryTold(
  told: Told,
  { entry, house, turns }: EntryFromMoon,
  { code, local, until }: { readonly code: string; readonly local: string; readonly until: string | undefined },
): Entry {
  const { page, texts } = told;
  const { about } = page.catalogue.texts;
  const { planet, motion, sign_name_before, sign_name_after } = entry;
  const seen = `${planetNamed(page, planet)} ${inSignNamed(page, sign_name_after)}, ${page.words.tools['current-transits-calculator'].fromMoon(house)}`;
  const signs = `${signNamed(page, sign_name_before)} → ${signNamed(page, sign_name_after)}`;
  const isBackwards = motion === 'retrograde' && (planet === 'Saturn' || planet === 'Jupiter');
  const facts = [
    about(signs, page.format.dateTime(local)),
    ...(isBackwards ? [capital(page.words.shared.periods.retrograde)] : []),
    ...(until === undefined ? [] : [capital(page.words.shared.day.until(page.format.date(until)))]),
  ];
  const day = local.slice(0, 10);
  return {
    code,
    day,
    when: { date: day },
    summary: turns.length === 0 ? seen : about(turns.map((turn) => turnTold(page, turn)).join('; '), seen),
    description: [...facts, ...(turns.length === 0 ? [] : [page.words.tools['saturn-periods'].what])].join('\n'),
    url: entryAddress(told, ENTRIES, onlySky(texts), around(day)),
  };
}

/** What a page of the sky takes of an address. */
export function onlySky(texts: Told['texts']): Told['texts'] {
  return new Map([...texts].filter(([name]) => name === 'ayanamsha' || name === 'node'));
}

/** A span that holds a day whatever its zone. */
function around(day: string): Pairs {
  return withGrahas(dateAfter(day, -1) ?? day, dateAfter(day, 1) ?? day);
}

export function spanned(from: number, to: number): Pairs {
  return withGrahas(`${from}-01-01`, `${to}-12-31`);
}

function withGrahas(from: string, to: string): Pairs {
  return [
    ['from', from],
    ['to', to],
    ['planet_names', GRAHAS.join(',')],
  ];
}

function turnTold({ language, words }: Teller, { turn, period, phase }: SaturnTurn): string {
  const { names } = language;
  const named = [names.saturn_period[period], ...(phase ? [names.sade_sati_phase[phase]] : [])].join(', ');
  return words.feeds[turn](named);
}

function eclipsesTold(told: Told, result: EclipsesResult, sign: SignName): Entry[] {
  const { only } = told;
  if (only.length > 0 && !only.includes(ECLIPSES)) return [];
  return result.eclipses
    .filter((eclipse) => eclipse.sign_name === sign)
    .map((eclipse) => eclipseTold(told, result, eclipse));
}

/** Its hours where it is seen from the place; a whole day where it is not. */
export function eclipseTold(told: Told, result: EclipsesResult, eclipse: EclipseResult): Entry {
  const { page, texts } = told;
  const words = page.words.tools.eclipses;
  const { about } = page.catalogue.texts;
  const day = eclipse.maximum_at.slice(0, 10);
  const shown = { page, words, result, eclipse };
  const seen = isSeen(eclipse) ? seenOf(eclipse) : undefined;
  const stretch = seen && stretchSeen(seen);
  const facts = seen ? factsSeen(shown, seen) : factsUnseen(shown, seenOf(eclipse));
  return {
    code: eclipse.eclipse_kind,
    day,
    when: stretch ? { start: instantOf(stretch.starts_at), end: instantOf(stretch.ends_at) } : { date: day },
    summary: about(eclipseNamed(page, eclipse), signNamed(page, eclipse.sign_name)),
    description: [
      ...facts.map(({ label, value, ...rest }) =>
        about(label, [value, ...('note' in rest && rest.note !== undefined ? [rest.note] : [])].join(', ')),
      ),
      ...(seen && eclipse.eclipse_kind === 'solar' ? [words.filter] : []),
      words.rites,
    ].join('\n'),
    url: entryAddress(told, '/tools/eclipses', onlyPlace(texts), [
      ['from', day],
      ['to', day],
    ]),
  };
}

function onlyPlace(texts: Told['texts']): Told['texts'] {
  return new Map([...texts].filter(([name]) => name !== 'sign' && name !== 'node'));
}
