import type { BirthFields, ResolvedBirth } from '../../base/input/birth.js';
import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { type Calculator, calculate, defineTool, ofBirth } from '../../calculation/calculate.js';
import type { CalculationContext } from '../../calculation/options.js';
import { NATAL_BIRTH } from '../../contract/birth-fields.js';
import type { BirthInput } from '../../contract/birth-input.js';
import { birthInput } from '../../contract/inputs.js';
import {
  type DayAlternate,
  dayAlternateSchema,
  dayAlternates,
  type NamingSoundResult,
  nakshatraSounds,
  namingSoundFields,
  namingSoundResult,
  type PadaSoundResult,
  padaSoundSchema,
} from '../../contract/naming-sound.js';
import { birthTimeKnown, confidenceSchema } from '../../contract/positions.js';
import { natalProvenance } from '../../contract/provenance.js';
import { named, siderealLongitude } from '../../contract/vocabulary.js';
import { vedicBabyNameLetterDisclaimer } from '../../languages/en/disclaimers.js';
import { namingNotes } from '../../languages/en/results.js';
import { keysOf } from '../../languages/names/numbered.js';
import type { NamingNote } from '../../languages/words/results/result-words.js';
import { NAMING_DATASET } from '../../rules/natal/naming-sounds.js';
import { type Confidence, isNearEdge, moonSpan, unknownTimeCaveat } from '../../rules/natal/unknown-birth-time.js';
import { grahaWay, PADA_EDGES, watchWay } from '../../rules/uncertainty/ways.js';

export interface BabyNameLetterResult {
  readonly naming_sound: NamingSoundResult;
  /** Sidereal longitude of the Moon, degrees in [0, 360). */
  readonly moon_longitude_sidereal: number;
  readonly birth_time_known: boolean;
  readonly confidence: Confidence;
  /** Every pada of the local day in order when the time is not known, else empty. */
  readonly day_alternates: readonly DayAlternate[];
  readonly dataset: { readonly id: typeof NAMING_DATASET.id; readonly version: string };
  readonly note: string;
  /** Which note it is. */
  readonly note_code: NamingNote;
  /** The sounds of the four padas of the nakshatra of `naming_sound`, in order. */
  readonly nakshatra_sounds: readonly PadaSoundResult[];
}

const PADA_DEGREES = 10 / 3;

/**
 * The sound with which a name begins by the nakshatra pada of the Moon at birth. Without a time it is that of local
 * noon, and every pada the Moon touched that day is listed with its hours.
 *
 * @throws CalculationError `invalid_input` or `engine_error`.
 *
 * @example
 * import { babyNameLetter } from 'nirayana';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * babyNameLetter(birth).result.naming_sound.iast; // => 'gā'
 * const { day_alternates } = babyNameLetter({ ...birth, birth_time: null }).result;
 * day_alternates.map(({ iast }) => iast); // => ['khe', 'kho', 'gā', 'gī', 'gū']
 */
export const babyNameLetter: Calculator<BirthFields | BirthInput, BabyNameLetterResult, typeof babyNameLetterTool> = (
  ...asked
) => calculate(babyNameLetterTool, ...asked);

function calculateNamingSound(birth: ResolvedBirth, { sky, language }: CalculationContext) {
  const longitude = grahaLongitude(sky, 'Moon', birth.moment);
  const position = nakshatraOf(longitude);
  const near = isNearEdge(longitude, PADA_DEGREES);
  const note = noteOf(birth.timeKnown, near);
  const result: BabyNameLetterResult = {
    naming_sound: namingSoundResult(position),
    moon_longitude_sidereal: fromMicrodegrees(longitude),
    birth_time_known: birth.timeKnown,
    confidence: !birth.timeKnown ? 'low' : near ? 'medium' : 'high',
    day_alternates: birth.timeKnown ? [] : dayAlternates(sky, birth),
    dataset: { ...NAMING_DATASET },
    note: (language?.results.namingNotes ?? namingNotes)[note],
    note_code: note,
    nakshatra_sounds: nakshatraSounds(position),
  };
  return {
    result,
    provenance: natalProvenance({ sky, language }, birth, {
      birthTime: birth.timeKnown ? [] : [unknownTimeCaveat(moonSpan(sky, birth))],
      watches: (minutes) => [
        watchWay(grahaWay(sky, 'Moon', minutes), PADA_EDGES, (moon) => ({
          naming_sound: namingSoundResult(nakshatraOf(moon)),
        })),
      ],
      houseSystem: 'Nakshatra padas of 3 degrees 20 minutes on the sidereal zodiac; no houses.',
    }),
  };
}

function noteOf(timeKnown: boolean, near: boolean): NamingNote {
  if (!timeKnown) return 'birth_time_unknown';
  return near ? 'near_pada_edge' : 'sound_of_pada';
}

export const babyNameLetterTool = defineTool({
  slug: 'vedic-baby-name-letter',
  place: 9,
  functionName: 'babyNameLetter',
  group: 'natal',
  title: 'Vedic baby name letter',
  description: 'The naming sound (namakshara) of the nakshatra pada in which the Moon was at birth.',
  calculationVersion: '1.0.0',
  disclaimer: vedicBabyNameLetterDisclaimer,
  options: ['ayanamsha', 'time_within', 'clock'],
  inputSchema: () => field.closed(birthInput()),
  births: NATAL_BIRTH,
  resultSchema: () =>
    field.open({
      naming_sound: field.open(namingSoundFields()),
      moon_longitude_sidereal: siderealLongitude('Sidereal longitude of the Moon, degrees in [0, 360).'),
      birth_time_known: birthTimeKnown(),
      confidence: confidenceSchema(),
      day_alternates: field.list(dayAlternateSchema()),
      dataset: field.open({
        id: named('method', [NAMING_DATASET.id], 'The table of sounds that was used.'),
        version: field.text('Its version.'),
      }),
      note: field.text('What there is to say of the sound.'),
      note_code: field.oneOf(keysOf(namingNotes), 'Which note it is.'),
      nakshatra_sounds: field.listBy('pada', padaSoundSchema()),
    }),
  example: {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  },
  cost: 1,
  calculate: ofBirth(calculateNamingSound),
});
