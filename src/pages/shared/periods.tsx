import type { MoonPlace } from '../../base/input/caveats.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { Names } from '../../languages/names/kinds.js';
import { zoneNamed } from '../../languages/pages/zone-names.js';
import type { PageContext } from '../shell/context.js';
import { Switch, Tag } from '../shell/parts.js';
import { dateAfter, hrefWith } from './links.js';

/** A sign by its name in a result, in the language of the reader. */
export function signNamed({ catalogue }: PageContext, sign: SignName): string {
  return catalogue.names.sign[sign];
}

/** The same with "in", as in "Saturn in Pisces". */
export function inSignNamed({ catalogue }: PageContext, sign: SignName): string {
  return catalogue.names.in_sign[sign];
}

/** A nakshatra by its name in a result, in the language of the reader. */
export function nakshatraNamed({ catalogue }: PageContext, nakshatra: NakshatraName): string {
  return catalogue.names.nakshatra[nakshatra];
}

/** A graha or one of the outer planets. */
export function planetNamed(page: PageContext, planet: keyof Names['graha']): string {
  return page.catalogue.names.graha[planet];
}

/** Where an unknown time leaves the Moon at one end of the day: its sign, nakshatra and pada. */
export function moonAt(page: PageContext, { sign, nakshatra, pada }: MoonPlace): { sign: string; nakshatra: string } {
  return {
    sign: signNamed(page, sign as SignName),
    nakshatra: page.words.shared.periods.pada(nakshatraNamed(page, nakshatra as NakshatraName), pada),
  };
}

/** By which clock a page of a birth tells its dates and times. */
export function ClockOfBirth({ page, zone }: { readonly page: PageContext; readonly zone: string }) {
  return <p class="soft small">{page.words.shared.periods.clockOfBirth(zoneNamed(page.words, zone))}</p>;
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
