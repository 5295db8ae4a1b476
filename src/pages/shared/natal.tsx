import type { Child, PropsWithChildren } from 'hono/jsx';
import type { Provenance } from '../../calculation/calculate.js';
import type { LagnaMinutes } from '../../contract/lagna-minutes.js';
import type { MoonBoundaryResult } from '../../contract/natal-moon.js';
import { numbered } from '../../languages/names/numbered.js';
import { soundLettersIn } from '../../languages/names/sound-letters.js';
import { hrefOf, type PageContext } from '../shell/context.js';
import { Note } from '../shell/parts.js';
import { clockSpan } from './clock-span.js';
import { caveatFacts } from './day-events.js';
import type { Pada } from './natal-day.js';

/** When somebody was born, as the form was told. */
export interface Born {
  /** YYYY-MM-DD on the clock of the birth place. */
  readonly date: string;
  /** HH:MM; undefined where it is not known. */
  readonly time: string | undefined;
}

/** The birth of an input that a tool has accepted, by either of the two sets of names. */
export function bornOf(input: Readonly<Record<string, unknown>>): Born {
  const text = (...names: string[]) => names.map((name) => input[name]).find((value) => typeof value === 'string');
  return { date: text('birth_date', 'date') as string, time: text('birth_time', 'time') as string | undefined };
}

/** "Dhanishta 1". */
export function padaName({ catalogue }: PageContext, { name, pada }: Pada): string {
  return `${catalogue.names.nakshatra[name]} ${pada}`;
}

export function signName({ catalogue }: PageContext, number: number): string {
  return numbered(catalogue.names.sign, number);
}

/** The clock time of a local instant, with its day where that is not the one of the birth. */
export function clockOn({ format }: PageContext, local: string, date: string): string {
  const clock = format.clock(local);
  return format.kept(local).startsWith(date) ? clock : `${clock} (${format.dayAndMonth(local)})`;
}

interface LagnaHoldsProps {
  readonly page: PageContext;
  readonly born: Born;
  readonly provenance: Provenance;
  /** The minutes with the rising sign of the birth; null where no other rises within a day. */
  readonly minutes: LagnaMinutes | null;
  readonly children?: Child;
}

/** How far the time may be off before another sign rises. Not for a pole. */
export function LagnaHolds({ page, born, provenance, minutes, children }: LagnaHoldsProps) {
  const { sure } = page.words.shared.natal;
  if (minutes === null) {
    return (
      <Note tone="warm" lead={sure.unbounded}>
        {sure.unboundedRest}
      </Note>
    );
  }
  const { first_local: first, last_local: last, lasts_minutes: lasts, nearest_boundary_minutes: nearest } = minutes;
  const isNear = caveatFacts(provenance, 'rising_sign_sensitive').length > 0;
  const span = clockSpan(page, [first, last], lasts);
  // What is told as safe is never more than it is.
  const duration = page.format.duration(Math.floor(nearest));
  return (
    <div class={`note ${isNear ? 'warm' : 'good'}`}>
      <p>
        <b>{sure.holds(clockOn(page, first, born.date), clockOn(page, last, born.date))}</b> {span.moved}{' '}
        {isNear ? sure.near(duration) : sure.far(duration)}
      </p>
      {children}
    </div>
  );
}

/** Parts of a query that say whose birth it is. */
const PERSON = ['date', 'time', 'lat', 'lon', 'tz', 'place', 'time_unknown', 'ayanamsha'];

/** The address of a sibling tool for the same birth. */
export function siblingHref(page: PageContext, slug: string): string {
  return hrefOf(
    page,
    `/tools/${slug}`,
    queryOf(page, (name) => PERSON.includes(name)),
  );
}

function queryOf(page: PageContext, isKept: (name: string) => boolean): string {
  const kept = new URLSearchParams([...new URLSearchParams(page.query)].filter(([name]) => isKept(name)));
  return kept.size === 0 ? '' : `?${kept}`;
}

/** How near the Moon of a known time is to another sign or nakshatra. */
export function MoonHolds({ page, boundary }: { page: PageContext; boundary: MoonBoundaryResult }) {
  const { safe, nearSign, nearNakshatra } = page.words.shared.moon;
  if (boundary.near_sign_boundary) {
    return (
      <Note tone="warm" lead={nearSign.lead}>
        {nearSign.rest}
      </Note>
    );
  }
  const isNear = boundary.near_nakshatra_boundary;
  const { lead, rest } = isNear ? nearNakshatra : safe;
  return (
    <Note tone={isNear ? 'warm' : 'good'} lead={lead}>
      {rest}
    </Note>
  );
}

/** A naming sound in the letters of the reader, where their script writes it, else in Devanagari. */
export function Sound({ page, devanagari }: { page: PageContext; devanagari: string }) {
  const own = soundIn(page, devanagari);
  return own === undefined ? <span lang="sa">{devanagari}</span> : <span>{own}</span>;
}

/** A naming sound in the letters of the reader; undefined where these are no letters of India. */
export function soundIn({ locale }: PageContext, devanagari: string): string | undefined {
  return soundLettersIn(locale, devanagari);
}

/** A naming sound in the letters of scholars. */
export function Iast({ iast }: { iast: string }) {
  return <span lang="sa-Latn">{iast}</span>;
}

/** The Latin spellings of a naming sound. */
export function Spellings({ page, variants }: { page: PageContext; variants: readonly string[] }) {
  return <span lang="sa-Latn">{page.locale === 'en' ? page.format.alternatives(variants) : variants.join(', ')}</span>;
}

/** When somebody was born: "17 May 1990, 10:20", the day alone where the time is not known. */
export function bornAt({ format }: PageContext, { date, time }: Born): string {
  return time === undefined ? format.date(date) : format.dateTime(`${date}T${time}`);
}

/** The caption of a table whose heading says the same. */
export function Unseen({ children }: PropsWithChildren) {
  return <span class="vh">{children}</span>;
}

/** The name of the region of a table whose heading says the same: landmarks need names of their own. */
export function tableLabel(page: PageContext, title: string): string {
  return `${title}: ${page.words.shared.natal.table}`;
}
