import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import { NAKSHATRA_NAMES, type Nakshatra, type NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { Graha, Rashi, SignName } from '../../base/zodiac/rashi.js';
import { type Running, runningFields } from '../../contract/limbs.js';
import { chandrashtama, houseFromMoon, taraNumber } from '../../contract/personal-score.js';
import { graha, house, nakshatraName, nakshatraNumber, named, pada, signName } from '../../contract/vocabulary.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { taraName } from '../../languages/words/rules/phrases.js';
import { BALA_QUALITIES, type BalaQuality } from '../../rules/muhurta/day-score-tables.js';
import {
  DAY_CHANGES,
  type DayChange,
  type GrahaOverSign,
  houseOf,
  type MoonStretch,
  type NakshatraOfSign,
  type SignReading,
  type StayOverSign,
  type TaraStretch,
  type VedhaSpan,
} from '../../rules/muhurta/sign-day.js';
import { SATURN_PERIODS, type SaturnPeriodCode, saturnPeriodOf } from '../../rules/transit/saturn-periods.js';
import type { Ingress, TurnEvent } from '../../rules/transit/sky-events.js';

/** A stretch of the Moon in a sign, as counted from the natal one; each whole, local date-times with offset. */
export interface SignMoonStretch extends Running {
  readonly moon_sign_name: SignName;
  readonly house_from_moon: number;
  readonly quality: BalaQuality;
  /** Whether that is the 8th. */
  readonly chandrashtama: boolean;
}

export function moonStretch(
  zone: Zone,
  { sign, start, end, moonHouse, isChandrashtama }: MoonStretch,
): SignMoonStretch {
  return {
    moon_sign_name: sign.name,
    house_from_moon: moonHouse.house,
    quality: moonHouse.quality,
    chandrashtama: isChandrashtama,
    ...spanOf(zone, { start, end }),
  };
}

export function moonStretchSchema() {
  return field.open({
    moon_sign_name: signName('Sidereal sign of the Moon.'),
    house_from_moon: houseFromMoon(),
    quality: named('quality', BALA_QUALITIES, 'What that house is for the Moon.'),
    chandrashtama: chandrashtama(),
    ...runningFields(),
  });
}

/** A tara of the day for a natal nakshatra. */
export interface SignTara extends Running {
  /** The nakshatra of the Moon that makes it. */
  readonly moon_nakshatra_name: NakshatraName;
  /** 1 (Janma) to 9 (Ati Mitra). */
  readonly number: number;
  /** Its name in the language of the result. */
  readonly label: string;
  readonly quality: BalaQuality;
}

/** The taras of a day for a natal nakshatra that lies in the sign, whole or in part. */
export interface SignTarabala {
  readonly nakshatra_name: NakshatraName;
  /** 1 (Ashwini) to 27 (Revati). */
  readonly nakshatra_number: number;
  /** Those of its padas that lie in the sign. */
  readonly padas: readonly number[];
  /** One for each nakshatra of the Moon that runs in the day. */
  readonly taras: readonly SignTara[];
}

export function signTarabala(
  { catalogue, zone }: { readonly catalogue: Catalogue; readonly zone: Zone },
  { nakshatra, padas }: NakshatraOfSign,
  taras: readonly TaraStretch[],
): SignTarabala {
  return {
    nakshatra_name: nakshatra.name,
    nakshatra_number: nakshatra.number,
    padas,
    taras: taras.map(({ moon, tara, ...span }) => ({
      moon_nakshatra_name: moon.name,
      number: tara.number,
      label: taraName(catalogue, tara),
      quality: tara.quality,
      ...spanOf(zone, span),
    })),
  };
}

export function signTarabalaSchema() {
  return field.open({
    nakshatra_name: nakshatraName('A natal nakshatra that lies in the sign, whole or in part.'),
    nakshatra_number: nakshatraNumber(),
    padas: field.list(pada('One of its padas that lie in the sign.')),
    taras: field.list(
      field.open({
        moon_nakshatra_name: nakshatraName('The nakshatra of the Moon that makes this tara.'),
        number: taraNumber(),
        label: field.text('Name of the tara in the language of the result.'),
        quality: named('quality', BALA_QUALITIES, 'What the count makes of it.'),
        ...runningFields(),
      }),
    ),
  });
}

/** What obstructs or lifts, until it or the graha itself moves on. */
export interface SignVedha {
  readonly planet: Graha;
  readonly ends_at: string;
}

/** The sign of a graha, and what its house is for it. */
export interface SignHouse {
  readonly sign_name: SignName;
  readonly house_from_moon: number;
  readonly quality: 'good' | 'bad';
  /** Whether it is one of those of which the texts warn most. */
  readonly most_difficult: boolean;
}

/** A graha over the sign when the day begins. */
export interface SignPlanet extends SignHouse, Running {
  readonly planet: Graha;
  /** A where the books agree on the house, B where they do not. */
  readonly grade: 'A' | 'B';
  readonly retrograde: boolean;
  /** What stands in the vedha house of a good house, which then gives nothing. */
  readonly obstructed_by: readonly SignVedha[];
  /** What stands in the good house whose vedha house this bad one is, which then takes nothing. */
  readonly lifted_by: readonly SignVedha[];
}

export function signPlanet(zone: Zone, over: GrahaOverSign): SignPlanet {
  const vedha = ({ graha: planet, end }: VedhaSpan) => ({ planet, ends_at: formatLocalWithOffset(zone, end) });
  return {
    planet: over.graha,
    sign_name: over.sign.name,
    house_from_moon: over.house,
    quality: over.isGood ? 'good' : 'bad',
    most_difficult: over.isWorst,
    grade: over.grade,
    retrograde: over.isRetrograde,
    obstructed_by: over.obstructed.map(vedha),
    lifted_by: over.lifted.map(vedha),
    ...spanOf(zone, over),
  };
}

function vedhaSchema(description: string) {
  return field.open({ planet: graha(description), ends_at: field.instant('Until when.') });
}

export function signPlanetFields() {
  const vedha = (description: string) => field.list(vedhaSchema(description));
  return {
    planet: graha('Which graha it is.'),
    ...houseQualityFields(),
    grade: named('grade', ['A', 'B'], 'A where the books agree on the house, B where they do not.'),
    retrograde: field.flag('Going backwards when the day begins.'),
    obstructed_by: vedha('What stands in the vedha house of a good house, which then gives nothing.'),
    lifted_by: vedha('What stands where it lifts a bad house, which then takes nothing.'),
    ...runningFields(),
  };
}

function houseQualityFields() {
  return {
    sign_name: signName('Its sidereal sign.'),
    house_from_moon: house('That sign counted from the natal Moon sign, itself being the 1st.'),
    quality: named('house_quality', ['good', 'bad'], 'What the house is for this graha.'),
    most_difficult: field.flag('Whether it is one of the houses of which the texts warn most.'),
  };
}

/** A stay of a slow graha in a sign, whole. */
export interface SignStayResult extends SignHouse, Running {}

/** A slow graha over the sign, with its stays and turns of five years. */
export interface SlowSignPlanet extends SignPlanet {
  /** What its stay is called, of Saturn alone. */
  readonly saturn_period: SaturnPeriodCode | null;
  readonly stays: readonly SignStayResult[];
  readonly turns: readonly { readonly turns: 'direct' | 'retrograde'; readonly occurs_at: string }[];
}

export function slowSignPlanet(
  zone: Zone,
  over: GrahaOverSign,
  { stays, turns }: { readonly stays: readonly StayOverSign[]; readonly turns: readonly TurnEvent[] },
): SlowSignPlanet {
  return {
    ...signPlanet(zone, over),
    saturn_period: (over.graha === 'Saturn' && saturnPeriodOf(over.house)) || null,
    stays: stays.map(({ sign, over: of, ...span }) => ({
      sign_name: sign.name,
      house_from_moon: of.house,
      quality: of.isGood ? 'good' : 'bad',
      most_difficult: of.isWorst,
      ...spanOf(zone, span),
    })),
    turns: turns.map(({ turns: way, at }) => ({ turns: way, occurs_at: formatLocalWithOffset(zone, at) })),
  };
}

export function slowSignPlanetSchema() {
  return field.open({
    ...signPlanetFields(),
    saturn_period: field.orNull(
      named('saturn_period', SATURN_PERIODS, 'What the stay is called, of Saturn alone; null where it has no name.'),
    ),
    stays: field.list(field.open({ ...houseQualityFields(), ...runningFields() })),
    turns: field.list(
      field.open({
        turns: named('motion', ['direct', 'retrograde'], 'How it moves from then on.'),
        occurs_at: field.instant('When it turns.'),
      }),
    ),
  });
}

/** What changes at an hour of the day. */
export interface SignDayChange extends SignHouse {
  readonly change_code: DayChange['code'];
  readonly occurs_at: string;
  readonly planet: Graha;
  readonly obstructed_by: readonly Graha[];
  readonly lifted_by: readonly Graha[];
  /** The nakshatra that the Moon enters; null for what is none. */
  readonly nakshatra_name: NakshatraName | null;
  /** How it moves after a station; null for what is none. */
  readonly turns: 'direct' | 'retrograde' | null;
}

/** `moonAt` is the stretch of the Moon that runs at an instant. */
export function dayChange(
  {
    zone,
    reading,
    moonAt,
  }: {
    readonly zone: Zone;
    readonly reading: SignReading;
    readonly moonAt: (at: number) => MoonStretch;
  },
  change: DayChange,
): SignDayChange {
  return {
    change_code: change.code,
    occurs_at: formatLocalWithOffset(zone, change.at),
    ...whatChanges(reading, change, moonAt),
  };
}

function whatChanges(
  reading: SignReading,
  change: DayChange,
  moonAt: (at: number) => MoonStretch,
): Omit<SignDayChange, 'change_code' | 'occurs_at'> {
  if ('moon' in change) return { ...moonChange(change.moon), ...nothingElse() };
  if (change.code === 'nakshatra_entry') {
    return { ...moonChange(moonAt(change.at)), ...nothingElse(), nakshatra_name: change.nakshatra.name };
  }
  if (change.code === 'station') {
    const { graha: planet, rashi, turns } = change.turn;
    return { planet, ...signHouse(reading, planet, rashi), ...nothingElse(), turns };
  }
  const { graha: planet, sign, obstructedBy, liftedBy } = change.over;
  const vedha = { obstructed_by: obstructedBy, lifted_by: liftedBy };
  return { planet, ...signHouse(reading, planet, sign), ...nothingElse(), ...vedha };
}

const nothingElse = () => ({ obstructed_by: [], lifted_by: [], nakshatra_name: null, turns: null });

function moonChange({ sign, moonHouse }: MoonStretch) {
  return {
    planet: 'Moon',
    sign_name: sign.name,
    house_from_moon: moonHouse.house,
    quality: moonHouse.quality === 'good' ? 'good' : 'bad',
    most_difficult: moonHouse.quality === 'very_bad',
  } as const;
}

function signHouse(reading: SignReading, planet: Graha, sign: Rashi): SignHouse {
  const { house: of, isGood, isWorst } = houseOf(reading, planet, sign);
  return {
    sign_name: sign.name,
    house_from_moon: of,
    quality: isGood ? 'good' : 'bad',
    most_difficult: isWorst,
  };
}

export function dayChangeSchema() {
  return field.open({
    change_code: named(
      'sky_event',
      DAY_CHANGES,
      'What changes: vedha is what an entry begins or ends to obstruct or lift.',
    ),
    occurs_at: field.instant('When.'),
    planet: graha('To which graha.'),
    ...houseQualityFields(),
    obstructed_by: field.list(graha('What obstructs a good house from then on.')),
    lifted_by: field.list(graha('What lifts a bad house from then on.')),
    nakshatra_name: field.orNull(named('nakshatra', NAKSHATRA_NAMES, 'The nakshatra that the Moon enters.')),
    turns: field.orNull(named('motion', ['direct', 'retrograde'], 'How it moves after a station.')),
  });
}

/** An entry into a sign in the month ahead. */
export interface SignEntryAhead extends SignHouse {
  readonly planet: Graha;
  readonly occurs_at: string;
  /** Backwards where it is retrograde. */
  readonly motion: 'direct' | 'retrograde';
}

export function entryAhead(
  zone: Zone,
  reading: SignReading,
  { graha: planet, to, at, isDirect }: Ingress,
): SignEntryAhead {
  return {
    planet,
    occurs_at: formatLocalWithOffset(zone, at),
    motion: isDirect ? 'direct' : 'retrograde',
    ...signHouse(reading, planet, to),
  };
}

/** A turn in the month ahead. */
export interface SignTurnAhead {
  readonly planet: Graha;
  readonly occurs_at: string;
  readonly turns: 'direct' | 'retrograde';
  readonly sign_name: SignName;
}

export function turnAhead(zone: Zone, { graha: planet, at, turns, rashi }: TurnEvent): SignTurnAhead {
  return { planet, occurs_at: formatLocalWithOffset(zone, at), turns, sign_name: rashi.name };
}

export function aheadFields() {
  return {
    ends_at: field.instant('The end of what is looked ahead: thirty days after the day begins.'),
    chandrabala: field.list(moonStretchSchema()),
    sign_entries: field.list(
      field.open({
        planet: graha('Which graha enters a sign; the Moon is in chandrabala.'),
        occurs_at: field.instant('When.'),
        motion: named('motion', ['direct', 'retrograde'], 'How it enters the sign.'),
        ...houseQualityFields(),
      }),
    ),
    turns: field.list(
      field.open({
        planet: graha('Which graha turns.'),
        occurs_at: field.instant('When.'),
        turns: named('motion', ['direct', 'retrograde'], 'How it moves from then on.'),
        sign_name: signName('Its sidereal sign.'),
      }),
    ),
  };
}

function spanOf(zone: Zone, { start, end }: { readonly start: number; readonly end: number }): Running {
  return { starts_at: formatLocalWithOffset(zone, start), ends_at: formatLocalWithOffset(zone, end) };
}

/** Those of the nakshatras of a sign that are asked about. */
export function chosenOf(all: readonly NakshatraOfSign[], name: Nakshatra['name'] | undefined): NakshatraOfSign[] {
  return all.filter(({ nakshatra }) => name === undefined || nakshatra.name === name);
}
