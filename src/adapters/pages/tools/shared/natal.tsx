import type { Child, PropsWithChildren } from 'hono/jsx';
import type { MoonBoundaryResult } from '../../../../contract/moon-boundary.js';
import { numbered } from '../../../../names/numbered.js';
import { hrefOf, type PageContext } from '../../shell/context.js';
import { Note } from '../../shell/parts.js';
import { birthMinutes, localOf, type NatalBirth, type Pada, risingSignHolds } from './natal-day.js';
import { MOON_WORDS, NATAL_WORDS, type NatalWords } from './natal-words.js';

/** What pages of a birth share. Each is given the page and the birth as it was read again. */
export interface NatalProps {
  readonly page: PageContext;
  readonly born: NatalBirth;
}

export function natalWords({ locale }: Pick<PageContext, 'locale'>): NatalWords {
  return NATAL_WORDS[locale];
}

/** "Dhanishta 1". */
export function padaName({ catalogue }: PageContext, { nakshatra, pada }: Omit<Pada, 'index'>): string {
  return `${numbered(catalogue.names.nakshatra, nakshatra)} ${pada}`;
}

export function signName({ catalogue }: PageContext, number: number): string {
  return numbered(catalogue.names.sign, number);
}

/** The clock time of a local instant, with its day where that is not the one of the birth. */
export function clockOn({ format }: PageContext, local: string, date: string): string {
  const clock = format.clock(local);
  return local.startsWith(date) ? clock : `${clock} (${format.dayAndMonth(local)})`;
}

/** The local date of a birth, YYYY-MM-DD. */
export function birthDate(born: NatalBirth): string {
  const { day } = born.birth;
  return localOf(born, (day.start + day.end) / 2).slice(0, 10);
}

const NEAR_MINUTES = 15;

/** How far the time may be off before another sign rises. Not for a pole. */
export function LagnaHolds({ page, born, children }: NatalProps & { children?: Child }) {
  const { sure } = natalWords(page);
  const stay = risingSignHolds(born);
  if (stay === undefined) {
    return (
      <Note tone="warm" lead={sure.unbounded}>
        {sure.unboundedRest}
      </Note>
    );
  }
  const date = birthDate(born);
  const { first, last } = birthMinutes(born, stay);
  const isNear = stay.nearestMinutes <= NEAR_MINUTES;
  const duration = page.format.duration(Math.floor(stay.nearestMinutes));
  return (
    <div class={`note ${isNear ? 'warm' : 'good'}`}>
      <p>
        <b>{sure.holds(clockOn(page, first, date), clockOn(page, last, date))}</b>{' '}
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
  const { safe, nearSign, nearNakshatra } = MOON_WORDS[page.locale];
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

/** What a result of unknown time tells of one of the padas of its day. */
export function ofPada<Told extends { readonly pada_index: number }>(padas: readonly Told[], { index }: Pada): Told {
  return padas.find(({ pada_index }) => pada_index === index) as Told;
}

/** A naming sound in its own letters. */
export function Sound({ page, devanagari }: { page: PageContext; devanagari: string }) {
  return page.locale === 'hi' ? <span>{devanagari}</span> : <span lang="sa">{devanagari}</span>;
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
export function bornAt(page: PageContext, born: NatalBirth): string {
  const { date, dateTime } = page.format;
  return born.birth.timeKnown ? dateTime(localOf(born, born.birth.epochMilliseconds)) : date(birthDate(born));
}

/** The caption of a table whose heading says the same. */
export function Unseen({ children }: PropsWithChildren) {
  return <span class="vh">{children}</span>;
}

/** The name of the region of a table whose heading says the same: landmarks need names of their own. */
export function tableLabel(page: PageContext, title: string): string {
  return `${title}: ${natalWords(page).table}`;
}
