import { momentAt } from '../../base/ephemeris/moment.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import { grahaLongitude, lagnaLongitude } from '../../base/zodiac/positions.js';
import { rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import type { Sky } from '../../base/zodiac/sidereal.js';
import { varaAt } from '../../contract/birth-panchanga.js';
import type { DayAndNight } from '../../rules/panchanga/day-divisions.js';
import { birthDay } from '../../rules/points/birth-day.js';
import { LAGNA_RATES, SPECIAL_LAGNAS, SUN_UPAGRAHAS, UPAGRAHA_PARTS } from '../../rules/points/points-tables.js';
import { evenLagna, induLagna, sreeLagna, varnadaLagna } from '../../rules/points/special-lagnas.js';
import { sunUpagrahas, upagrahaParts } from '../../rules/points/upagrahas.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import { lagnaWay, SIGN_EDGES } from '../../rules/uncertainty/ways.js';
import { pointPlace, specialLagna } from './chart-points.js';

const MINUTE = 60_000;

/** What hangs on the minute: upagrahas and special lagnas. */
export function pointsAt(sky: Sky, { place, timeZone }: ResolvedBirth, at: number, day: DayAndNight | undefined) {
  const moment = momentAt(at);
  const lagnaAt = (instant: number) => lagnaLongitude(sky, momentAt(instant), place);
  const risen = lagnaAt(at);
  const lagna = rashiOf(risen);
  const moon = grahaLongitude(sky, 'Moon', moment);
  const even = (of: keyof typeof LAGNA_RATES) =>
    day && evenLagna(of, grahaLongitude(sky, 'Sun', momentAt(day.sunrise)), (at - day.sunrise) / MINUTE);
  const hora = even('hora');
  const lagnas = {
    bhava: even('bhava'),
    hora,
    ghati: even('ghati'),
    sree: sreeLagna(risen, moon),
    indu: induLagna(lagna, rashiOf(moon)),
    varnada: hora === undefined ? undefined : varnadaLagna(lagna, rashiOf(hora)),
  };
  const ofSun = sunUpagrahas(grahaLongitude(sky, 'Sun', moment));
  const parts = day && upagrahaParts(day, varaAt({ place, timeZone }, day.sunrise).number - 1, at);
  return {
    sun_upagrahas: SUN_UPAGRAHAS.map((code) => ({ code, ...pointPlace(ofSun[code], lagna) })),
    time_upagrahas:
      parts?.map(({ of, start, end, at: rises }) => ({
        code: of,
        ruler: UPAGRAHA_PARTS[of].of,
        starts_at: formatLocalWithOffset(timeZone, start),
        ends_at: formatLocalWithOffset(timeZone, end),
        occurs_at: formatLocalWithOffset(timeZone, rises),
        ...pointPlace(lagnaAt(rises), lagna),
      })) ?? null,
    special_lagnas: SPECIAL_LAGNAS.map((code) => specialLagna(code, lagnas[code], lagna)),
  };
}

const DEGREES_PER_SIGN = 30;
const MICRODEGREES = 1e6;

/** The signs of what goes with the minute, watched where each comes to another sign. */
export function pointWatch(sky: Sky, birth: ResolvedBirth, minutes: TimeSpan): Watch {
  const dayAt = (instant: number) => birthDay(sky.ephemeris, birth.place, instant);
  const days = [dayAt(minutes.start), dayAt(minutes.end)].flatMap((day) => day ?? []);
  const turns = days.flatMap(({ sunrise, sunset, nextSunrise }) => [sunrise, sunset, nextSunrise]);
  const signs = days.flatMap(({ sunrise }) =>
    Object.values(LAGNA_RATES).flatMap((rate) => {
      const sun = grahaLongitude(sky, 'Sun', momentAt(sunrise)) / MICRODEGREES;
      const minutesPerSign = DEGREES_PER_SIGN / rate;
      const first = sunrise + ((DEGREES_PER_SIGN - (sun % DEGREES_PER_SIGN)) / rate) * MINUTE;
      const count = Math.ceil((minutes.end - first) / (minutesPerSign * MINUTE)) + 1;
      return Array.from({ length: Math.max(0, count) }, (_, i) => first + i * minutesPerSign * MINUTE);
    }),
  );
  const edges = [...lagnaWay(sky, birth.place, minutes).passes(SIGN_EDGES), ...turns, ...signs];
  return {
    edges: edges.filter((edge) => edge >= minutes.start && edge <= minutes.end),
    at: (instant) => {
      const { time_upagrahas, special_lagnas } = pointsAt(sky, birth, instant, dayAt(instant));
      const toldOf = ({ sign_name, house }: { sign_name: SignName | null; house: number | null }) => ({
        sign_name,
        house,
      });
      return {
        time_upagrahas: time_upagrahas?.map(toldOf) ?? null,
        special_lagnas: special_lagnas.map(toldOf),
      };
    },
  };
}
