import type { Child } from 'hono/jsx';
import type { MoonPlace } from '../../base/input/caveats.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL, isBeyond } from '../../base/time/accepted.js';
import { formatDate, MILLISECONDS_PER_DAY, readDate, utcDateAt } from '../../base/time/calendar.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { zoneOf } from '../../base/time/named-zone.js';
import { offsetAt } from '../../base/time/zone.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { NameKeys, Names } from '../../languages/names/kinds.js';
import { clockNamed } from '../../languages/pages/zone-names.js';
import type { MeaningKeys, MeaningKind } from '../../languages/words/meanings/kinds.js';
import { meaning } from '../../languages/words/meanings/meaning.js';
import { queryOf } from '../shell/address.js';
import { hrefOf, type PageContext, type Teller } from '../shell/context.js';
import { Block, FoldedBlock, Switch, Table, type TableProps, Tag } from '../shell/parts.js';

interface TableBlockProps extends Omit<TableProps, 'caption' | 'label'> {
  readonly id: string;
  readonly title: string;
  readonly soft?: Child;
}

/** A section of a result that one table fills and is named by. */
export function TableBlock({ id, title, soft, ...table }: TableBlockProps) {
  return (
    <Block id={id} title={title} soft={soft}>
      <Table caption={title} label={title} {...table} />
    </Block>
  );
}

/** What a reader wants to know beside the figures. */
export function Reading({ id = 'h-what', title, text }: { id?: string; title: string; text: Child }) {
  return (
    <section class="block read" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

/** This page with something else in its query, or without what is undefined. */
export function hrefWith(
  page: PageContext,
  changes: Readonly<Record<string, string | undefined>>,
  fragment = '',
): string {
  const query = new URLSearchParams(page.query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return `${hrefOf(page, page.path, queryOf([...query]))}${fragment}`;
}

/** The date so many days later; undefined beyond the dates that the tools accept. */
export function dateAfter(date: string, days: number): string | undefined {
  const at = (readDate(date) + days) * MILLISECONDS_PER_DAY;
  return at < ACCEPTED_FROM || at >= ACCEPTED_UNTIL ? undefined : formatDate(utcDateAt(at));
}

/** An instant of a result; of what lies beyond the ephemeris three dots. */
export function timeWithin({ format }: PageContext, local: string): string {
  return isBeyond(local) ? '…' : format.dateTime(local);
}

/** A point of a chart by the name that it has in headings: of the ascendant that is lagna. */
export function pointNamed({ language, words }: PageContext, point: NameKeys['chart_point']): string {
  return point === 'ascendant' ? words.shared.natal.lagna : language.names.chart_point[point];
}

/** A sign by its name in a result, in the language of the reader. */
export function signNamed({ catalogue }: Pick<Teller, 'catalogue'>, sign: SignName): string {
  return catalogue.names.sign[sign];
}

/** The same with "in", as in "Saturn in Pisces". */
export function inSignNamed({ catalogue }: Pick<Teller, 'catalogue'>, sign: SignName): string {
  return catalogue.names.in_sign[sign];
}

/** A nakshatra by its name in a result, in the language of the reader. */
export function nakshatraNamed({ catalogue }: Pick<Teller, 'catalogue'>, nakshatra: NakshatraName): string {
  return catalogue.names.nakshatra[nakshatra];
}

/** A graha or one of the outer planets. */
export function planetNamed(page: Pick<Teller, 'catalogue'>, planet: keyof Names['graha']): string {
  return page.catalogue.names.graha[planet];
}

/** Where an unknown time leaves the Moon at one end of the day: its sign, nakshatra and pada. */
export function moonAt(page: PageContext, { sign, nakshatra, pada }: MoonPlace): { sign: string; nakshatra: string } {
  return {
    sign: signNamed(page, sign as SignName),
    nakshatra: page.words.shared.periods.pada(nakshatraNamed(page, nakshatra as NakshatraName), pada),
  };
}

/** The clock of a birth, whose date stands in the address under a name. */
export function birthClock(page: PageContext, zone: string, name = 'date'): string {
  const date = new URLSearchParams(page.query).get(name);
  const at = date === null ? page.at.getTime() : Date.parse(`${date}T12:00Z`);
  return clockNamed(page, zone, formatOffset(offsetAt(zoneOf(zone), at)));
}

/** By which clock a page of a birth tells its dates and times. */
export function ClockOfBirth({ page, zone }: { readonly page: PageContext; readonly zone: string }) {
  return <p class="soft small">{page.words.shared.periods.clockOfBirth(birthClock(page, zone))}</p>;
}

interface DaySwitchProps {
  readonly page: PageContext;
  /** The name of the date in the address. */
  readonly name: string;
  readonly date: string;
  /** Clock time that the address has after the date. */
  readonly time?: string;
}

/** The same page a day before and after. */
export function DaySwitch({ page, name, date, time }: DaySwitchProps) {
  const words = page.words.shared.periods;
  const steps = [
    { label: words.dayBefore, to: dateAfter(date, -1), isCurrent: false },
    { label: page.format.date(date), to: date, isCurrent: true },
    { label: words.dayAfter, to: dateAfter(date, 1), isCurrent: false },
  ];
  const choices = steps.flatMap(({ label, to, isCurrent }) => {
    if (to === undefined) return [];
    const href = hrefWith(page, { [name]: time === undefined ? to : `${to}T${time}` });
    return [{ label, href, isCurrent }];
  });
  return <Switch label={words.moveLabel} choices={choices} />;
}

/** A name with the tag of what runs now. */
export function Running({ page, isNow, name }: { page: PageContext; isNow: boolean; name: string }) {
  return (
    <>
      {name}
      {isNow ? (
        <>
          {' '}
          <Tag tone="now">{page.words.shared.periods.now}</Tag>
        </>
      ) : null}
    </>
  );
}

/** Something with a meaning, as the page calls it. */
export type Meant = {
  readonly [Kind in MeaningKind]: { readonly kind: Kind; readonly key: MeaningKeys[Kind]; readonly name: string };
}[MeaningKind];

/** More than these are for those who ask. */
const MOST_OPEN = 3;

interface MeaningsProps {
  readonly page: PageContext;
  readonly of: readonly Meant[];
  /** What follows in the same section. */
  readonly children?: Child;
}

/** What tradition says of what was found. */
export function Meanings({ page, of, children }: MeaningsProps) {
  const title = page.words.shared.meanings;
  const told = of.map(({ kind, key, name }) => (
    <p>
      <b>{name}.</b> {meaning(kind, key, page.language)}
    </p>
  ));
  return of.length > MOST_OPEN ? (
    <FoldedBlock id="h-meaning" title={title}>
      <div class="read">{told}</div>
      {children}
    </FoldedBlock>
  ) : (
    <Block id="h-meaning" title={title}>
      <div class="read">{told}</div>
      {children}
    </Block>
  );
}
