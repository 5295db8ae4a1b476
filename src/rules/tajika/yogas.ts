import { roundTo } from '../../base/math/angle.js';
import { degreeInRashi, houseFrom, type Rashi, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import { ASPECT_OF_HOUSE, BY_SPEED, DEEPTAMSHA, type TajikaAspect } from './tajika-tables.js';

export const TAJIKA_YOGAS = ['ithasala', 'ishrafa', 'nakta', 'yamaya', 'ikkavala', 'induvara'] as const;
export type TajikaYogaCode = (typeof TAJIKA_YOGAS)[number];

/** A graha of an annual chart. */
interface TajikaGraha {
  /** Sidereal, microdegrees. */
  readonly longitude: number;
  readonly isRetrograde: boolean;
}

export type TajikaGrahas = Readonly<Record<SignRuler, TajikaGraha>>;

/** A yoga of an annual chart. Two grahas make it, but for the last two codes, which all seven do. */
export interface TajikaYoga {
  readonly code: TajikaYogaCode;
  readonly faster: SignRuler | undefined;
  readonly slower: SignRuler | undefined;
  /** Who joins two that do not aspect each other. */
  readonly joinedBy: SignRuler | undefined;
  readonly aspect: TajikaAspect | undefined;
  /** Degrees, half of both deeptamshas. */
  readonly orb: number | undefined;
  /** Degrees that the faster has still to go, or has gone past. */
  readonly apart: number | undefined;
}

export interface Meeting {
  readonly code: 'ithasala' | 'ishrafa';
  readonly aspect: TajikaAspect;
  readonly orb: number;
  readonly apart: number;
}

const WHOLE = { faster: undefined, slower: undefined, joinedBy: undefined, aspect: undefined } as const;

/** The tajika yogas of an annual chart. */
export function tajikaYogas(grahas: TajikaGrahas, lagna: Rashi): TajikaYoga[] {
  const found: TajikaYoga[] = [];
  for (const [index, slower] of BY_SPEED.entries()) {
    for (const faster of BY_SPEED.slice(index + 1)) {
      const meeting = meetingOf(faster, slower, grahas);
      if (meeting) found.push({ ...meeting, faster, slower, joinedBy: undefined });
      else if (!aspectOf(faster, slower, grahas)) found.push(...joined(faster, slower, grahas));
    }
  }
  const houses = BY_SPEED.map((graha) => houseFrom(lagna, rashiOf(grahas[graha].longitude)));
  const isOutside = houses.map((house) => house % 3 === 0);
  if (isOutside.every((outside) => !outside)) {
    found.push({ code: 'ikkavala', ...WHOLE, orb: undefined, apart: undefined });
  }
  if (isOutside.every((outside) => outside)) {
    found.push({ code: 'induvara', ...WHOLE, orb: undefined, apart: undefined });
  }
  return found;
}

/** The aspect between two, by the houses of their signs. */
export function aspectOf(one: SignRuler, other: SignRuler, grahas: TajikaGrahas): TajikaAspect | undefined {
  return ASPECT_OF_HOUSE[houseFrom(rashiOf(grahas[one].longitude), rashiOf(grahas[other].longitude))];
}

/** Whether two that aspect each other approach within their orb, or part. */
export function meetingOf(faster: SignRuler, slower: SignRuler, grahas: TajikaGrahas): Meeting | undefined {
  const aspect = aspectOf(faster, slower, grahas);
  if (!aspect || grahas[faster].isRetrograde) return undefined;
  const orb = (DEEPTAMSHA[faster] + DEEPTAMSHA[slower]) / 2;
  const toGo = roundTo(degreeInRashi(grahas[slower].longitude) - degreeInRashi(grahas[faster].longitude), 6);
  const apart = Math.abs(toGo);
  return apart > orb ? undefined : { code: toGo >= 0 ? 'ithasala' : 'ishrafa', aspect, orb, apart };
}

/** Two that do not aspect each other, joined by one that is faster (nakta) or slower (yamaya) than both. */
export function joined(faster: SignRuler, slower: SignRuler, grahas: TajikaGrahas): TajikaYoga[] {
  const [first, last] = [BY_SPEED.indexOf(slower), BY_SPEED.indexOf(faster)];
  return BY_SPEED.flatMap((third, index): TajikaYoga[] => {
    const isFaster = index > last;
    if (!isFaster && index >= first) return [];
    const both = [faster, slower].map((each) =>
      isFaster ? meetingOf(third, each, grahas) : meetingOf(each, third, grahas),
    );
    if (!both.every((meeting) => meeting?.code === 'ithasala')) return [];
    const code = isFaster ? 'nakta' : 'yamaya';
    return [{ code, faster, slower, joinedBy: third, aspect: undefined, orb: undefined, apart: undefined }];
  });
}
