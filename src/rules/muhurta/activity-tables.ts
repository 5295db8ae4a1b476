import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import type { LunarMonthName, VaraName } from '../panchanga/tables.js';

/** What a muhurta is sought for. */
export const ACTIVITIES = [
  'marriage',
  'griha_pravesh',
  'house_construction',
  'namakarana',
  'annaprashana',
  'mundan',
  'upanayana',
  'vidyarambha',
  'travel',
  'vehicle',
  'property_purchase',
  'business_start',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** The rules as texts state them, or those that published lists follow. */
export const MUHURTA_PROFILES = ['strict', 'list'] as const;
export type MuhurtaProfile = (typeof MUHURTA_PROFILES)[number];

/** Times that are struck out; an activity has its own, a caller may ask for more. */
export const EXCLUSIONS = [
  'adhika',
  'kharmas',
  'chaturmas',
  'guru_asta',
  'shukra_asta',
  'bhadra',
  'panchaka',
  'sankranti',
  'holashtaka',
  'pitri_paksha',
  'bad_yogas',
] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** Whether the rising sign is looked at: not at all, the usual way, or as the rule of the activity asks. */
export const LAGNA_CHOICES = ['any', 'by_rule'] as const;
export type LagnaChoice = (typeof LAGNA_CHOICES)[number];

/** What an activity asks of a moment. */
export interface ActivityRules {
  readonly grade: 'A' | 'B';
  readonly nakshatras: readonly NakshatraName[];
  /** Padas of these nakshatras that do not count, 1 to 4. */
  readonly excludedPadas: Readonly<Partial<Record<NakshatraName, readonly number[]>>>;
  /** By their numbers in the lunation, 1 to 30. */
  readonly tithis: readonly number[];
  readonly varas: readonly VaraName[];
  /** Amanta months, by the sunrise; any where undefined. */
  readonly months: readonly LunarMonthName[] | undefined;
  /** Sidereal signs of the Sun; any where undefined. */
  readonly sunSigns: readonly SignName[] | undefined;
  /** Rising signs that will do; any where undefined. Looked at only where the lagna is asked for. */
  readonly lagnas: readonly SignName[] | undefined;
  /** Houses from the lagna, by whole signs, in which no graha may stand. */
  readonly emptyHouses: readonly number[];
  readonly exclusions: readonly Exclusion[];
  /** A shorter span is of no use. */
  readonly minimumMinutes: number;
  /** Of the above what is only borne with: told as a caution. */
  readonly toleratedNakshatras: readonly NakshatraName[];
  readonly toleratedTithis: readonly number[];
  readonly citation: string;
}

type Stated = Pick<ActivityRules, 'grade' | 'nakshatras' | 'tithis' | 'varas' | 'citation'> & Partial<ActivityRules>;

/** The sixteen stars of Narasimha Rao's table 79. */
const SIXTEEN = [
  'Ashwini',
  'Rohini',
  'Mrigashira',
  'Punarvasu',
  'Pushya',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Anuradha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Uttara Bhadrapada',
  'Revati',
] as const satisfies readonly NakshatraName[];

const TRAVEL_STARS = [
  'Ashwini',
  'Mrigashira',
  'Punarvasu',
  'Pushya',
  'Hasta',
  'Anuradha',
  'Mula',
  'Shravana',
  'Dhanishta',
  'Revati',
] as const satisfies readonly NakshatraName[];

/** The movable five, and with them the light and gentle ones. */
const MOVABLE = ['Punarvasu', 'Swati', 'Shravana', 'Dhanishta', 'Shatabhisha'] as const;
const LIGHT_AND_GENTLE = ['Ashwini', 'Pushya', 'Hasta', 'Mrigashira', 'Chitra', 'Anuradha', 'Revati'] as const;

const MON_WED_THU_FRI = ['Monday', 'Wednesday', 'Thursday', 'Friday'] as const;
const NOT_TUESDAY_SATURDAY = ['Sunday', ...MON_WED_THU_FRI] as const;
const ALL_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** From Makara on the Sun goes north: the half of the year by the sidereal signs, as almanacs of muhurtas have it. */
const UTTARAYANA = ['Capricorn', 'Aquarius', 'Pisces', 'Aries', 'Taurus', 'Gemini'] as const;

/** One muhurta, a thirtieth of the day; that it is the shortest span of use is ours. */
const ONE_MUHURTA_MINUTES = 48;

/** The list of 2026 counts 3 March, when all its rules hold for 47 minutes; fitted to it. */
const LISTED_MARRIAGE_MINUTES = 45;

const OF_TITHIS = 15;
const AMAVASYA = 30;

/** Tithis of each half: 15 is the full moon alone, for the new moon is in no list. */
function ofEachHalf(numbers: readonly number[]): number[] {
  return [...numbers, ...numbers.map((number) => number + OF_TITHIS)].filter((number) => number !== AMAVASYA);
}

const COMMON_TITHIS = ofEachHalf([2, 3, 5, 7, 10, 11, 13]);
const ALL_BUT_1_29_30 = Array.from({ length: 27 }, (_, index) => index + 2);

const PVR = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, table 79';
const RAMAN = 'B. V. Raman, Muhurtha, as VedAstro has it';
const KK = 'krazykrackpot/panchang, a modern compilation';

/** The strict rules; what an activity does not name it does not ask. */
const STRICT: Readonly<Record<Activity, Stated>> = {
  marriage: {
    grade: 'B',
    nakshatras: [
      'Rohini',
      'Mrigashira',
      'Magha',
      'Uttara Phalguni',
      'Hasta',
      'Swati',
      'Anuradha',
      'Mula',
      'Uttara Ashadha',
      'Uttara Bhadrapada',
      'Revati',
    ],
    excludedPadas: { Magha: [1], Mula: [1], Revati: [4] },
    tithis: ofEachHalf([2, 3, 5, 7, 10, 11, 12, 13, 15]),
    varas: MON_WED_THU_FRI,
    sunSigns: ['Aries', 'Taurus', 'Gemini', 'Scorpio', 'Capricorn', 'Aquarius'],
    lagnas: ['Taurus', 'Gemini', 'Virgo', 'Libra', 'Sagittarius', 'Pisces'],
    emptyHouses: [7],
    exclusions: ['adhika', 'chaturmas', 'guru_asta', 'shukra_asta', 'kharmas'],
    citation: `${PVR}; todayliveindia.com (lagnas)`,
  },
  griha_pravesh: {
    grade: 'A',
    nakshatras: [
      'Rohini',
      'Mrigashira',
      'Uttara Phalguni',
      'Chitra',
      'Anuradha',
      'Uttara Ashadha',
      'Uttara Bhadrapada',
      'Revati',
    ],
    tithis: ofEachHalf([1, 2, 3, 5, 7, 10, 11, 13]),
    varas: [...MON_WED_THU_FRI, 'Saturday'],
    months: ['Vaishakha', 'Jyeshtha', 'Kartika', 'Margashirsha', 'Magha', 'Phalguna'],
    exclusions: ['adhika', 'guru_asta', 'shukra_asta'],
    minimumMinutes: 240,
    citation: 'AstroSage, tables of New Delhi for 2030 and 2040 (fitted)',
  },
  house_construction: {
    grade: 'B',
    nakshatras: SIXTEEN.filter((name) => name !== 'Pushya'),
    tithis: ofEachHalf([2, 3, 5, 7, 11, 13, 15]),
    varas: MON_WED_THU_FRI,
    months: ['Chaitra', 'Vaishakha', 'Shravana', 'Kartika', 'Magha'],
    sunSigns: ['Aries', 'Taurus', 'Cancer', 'Leo', 'Libra', 'Scorpio', 'Capricorn', 'Aquarius'],
    lagnas: ['Taurus', 'Gemini', 'Virgo', 'Sagittarius', 'Aquarius', 'Pisces'],
    emptyHouses: [8],
    citation: `${PVR}; ${RAMAN}`,
  },
  namakarana: {
    grade: 'B',
    nakshatras: SIXTEEN,
    tithis: COMMON_TITHIS,
    varas: MON_WED_THU_FRI,
    emptyHouses: [8],
    citation: PVR,
  },
  annaprashana: {
    grade: 'B',
    nakshatras: SIXTEEN,
    tithis: ofEachHalf([2, 3, 5, 7, 10, 13, 15]),
    varas: NOT_TUESDAY_SATURDAY,
    emptyHouses: [10],
    citation: PVR,
  },
  mundan: {
    grade: 'B',
    nakshatras: [
      'Ashwini',
      'Mrigashira',
      'Punarvasu',
      'Pushya',
      'Hasta',
      'Chitra',
      'Swati',
      'Jyeshtha',
      'Shravana',
      'Dhanishta',
      'Shatabhisha',
      'Revati',
    ],
    tithis: COMMON_TITHIS,
    varas: MON_WED_THU_FRI,
    sunSigns: UTTARAYANA,
    exclusions: ['adhika', 'guru_asta', 'shukra_asta', 'kharmas', 'chaturmas'],
    citation: `press24.in 1094; ${KK}`,
  },
  upanayana: {
    grade: 'B',
    nakshatras: SIXTEEN,
    tithis: ofEachHalf([2, 3, 5, 10, 11]),
    varas: MON_WED_THU_FRI,
    sunSigns: UTTARAYANA,
    emptyHouses: [8],
    exclusions: ['adhika', 'guru_asta', 'shukra_asta', 'chaturmas'],
    citation: PVR,
  },
  vidyarambha: {
    grade: 'B',
    nakshatras: ['Ashwini', 'Punarvasu', 'Hasta', 'Chitra', 'Swati', 'Anuradha', 'Shravana', 'Revati'],
    tithis: ofEachHalf([2, 3, 5, 7, 10, 11, 12]),
    varas: MON_WED_THU_FRI,
    lagnas: ['Gemini', 'Virgo', 'Sagittarius', 'Pisces'],
    emptyHouses: [8],
    citation: `${PVR}; tarushastro.com`,
  },
  travel: {
    grade: 'A',
    nakshatras: TRAVEL_STARS,
    excludedPadas: Object.fromEntries(TRAVEL_STARS.map((name) => [name, [1]])),
    tithis: COMMON_TITHIS,
    varas: ALL_DAYS,
    lagnas: ['Aries', 'Taurus', 'Cancer', 'Leo', 'Libra', 'Sagittarius'],
    citation: RAMAN,
  },
  vehicle: {
    grade: 'B',
    nakshatras: MOVABLE,
    tithis: ofEachHalf([1, 2, 3, 5, 6, 7, 10, 11, 12, 13, 15]),
    varas: NOT_TUESDAY_SATURDAY,
    citation: KK,
  },
  property_purchase: {
    grade: 'B',
    nakshatras: [
      'Rohini',
      'Pushya',
      'Uttara Phalguni',
      'Hasta',
      'Anuradha',
      'Uttara Ashadha',
      'Shravana',
      'Uttara Bhadrapada',
      'Revati',
    ],
    tithis: ofEachHalf([2, 3, 5, 7, 10, 11, 12, 13]),
    varas: MON_WED_THU_FRI,
    citation: KK,
  },
  business_start: {
    grade: 'B',
    nakshatras: [
      'Rohini',
      'Punarvasu',
      'Pushya',
      'Uttara Phalguni',
      'Hasta',
      'Chitra',
      'Swati',
      'Anuradha',
      'Shravana',
      'Dhanishta',
      'Revati',
    ],
    tithis: COMMON_TITHIS,
    varas: MON_WED_THU_FRI,
    citation: `${KK}; ${RAMAN}`,
  },
};

/** What the profile `list` has otherwise. Marriage after the list of 2026; the rest adds what texts tolerate. */
const LISTED: Readonly<Partial<Record<Activity, Partial<ActivityRules>>>> = {
  marriage: { tithis: ALL_BUT_1_29_30, varas: ALL_DAYS, minimumMinutes: LISTED_MARRIAGE_MINUTES },
  upanayana: {
    tithis: ofEachHalf([2, 3, 5, 6, 10, 11, 12]),
    toleratedTithis: ofEachHalf([6, 12]),
  },
  vidyarambha: {
    nakshatras: [...STRICT.vidyarambha.nakshatras, ...(['Mrigashira', 'Ardra', 'Dhanishta', 'Shatabhisha'] as const)],
    toleratedNakshatras: ['Mrigashira', 'Ardra', 'Dhanishta', 'Shatabhisha'],
  },
  vehicle: { nakshatras: [...MOVABLE, ...LIGHT_AND_GENTLE] },
};

/** The rules of an activity. Bhadra is struck out by the strict profile; published lists leave it in. */
export function rulesOf(activity: Activity, profile: MuhurtaProfile): ActivityRules {
  const stated = { ...STRICT[activity], ...(profile === 'list' ? LISTED[activity] : undefined) };
  const own = stated.exclusions ?? [];
  return {
    excludedPadas: {},
    months: undefined,
    sunSigns: undefined,
    lagnas: undefined,
    emptyHouses: [],
    minimumMinutes: ONE_MUHURTA_MINUTES,
    toleratedNakshatras: [],
    toleratedTithis: [],
    ...stated,
    exclusions: profile === 'strict' ? [...own, 'bhadra'] : own,
  };
}
