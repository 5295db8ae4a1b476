import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Zone } from '../../base/time/zone.js';
import type { Graha, SignName } from '../../base/zodiac/rashi.js';
import { localInstant, localInstantSchema } from '../../contract/inputs.js';
import { graha, house, named, signName, signNumber } from '../../contract/vocabulary.js';
import { SOURCE_CLASSES, type SourceClass } from '../../rules/muhurta/day-score-tables.js';
import type { BinduEffect, GocharaGraha } from '../../rules/transit/gochara.js';
import { MOST_POINTS, MURTIS, type Murti } from '../../rules/transit/gochara-tables.js';

/** A graha of a moment over a natal Moon. */
export interface GocharaPlanet {
  readonly planet: Graha;
  readonly sign_name: SignName;
  readonly sign_number: number;
  readonly retrograde: boolean;
  readonly house_from_moon: number;
  /** What the house is for this graha. */
  readonly quality: 'good' | 'bad';
  /** Who says so. The points are this library's. */
  readonly source: SourceClass;
  /** A where the books agree on the house, B where they do not. */
  readonly grade: 'A' | 'B';
  /** What stands in the vedha house of a good house, which then gives nothing. */
  readonly obstructed_by: readonly Graha[];
  /** What stands in the good house whose vedha house this bad one is, which then takes nothing (vipareeta vedha). */
  readonly lifted_by: readonly Graha[];
  /** Points of the house after both, -3 to 3. */
  readonly house_points: number;
  /** Of the graha's own natal ashtakavarga in this sign; null without a lagna and for the nodes. */
  readonly bindus: number | null;
  /** Three bindus or fewer spoil a good house, five or more save a bad one. */
  readonly bindu_effect: BinduEffect | null;
  /** -1, 0 or 1. */
  readonly bindu_points: number | null;
  /** What the entry into the sign was made of; null for the Moon and for an entry before 1800. */
  readonly murti_code: Murti | null;
  /** Both together, -3 to 3. */
  readonly points: number;
  /** UTC instants of its entry into the sign and of its leaving; the end of the ephemeris for what lies beyond. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** The same on the clock of the birth place, with its offset. */
  readonly starts_at_local: string;
  readonly ends_at_local: string;
}

export function gocharaPlanet(
  over: GocharaGraha,
  {
    isRetrograde,
    murti,
    start,
    end,
    zone,
  }: {
    readonly isRetrograde: boolean;
    readonly murti: Murti | undefined;
    readonly start: number;
    readonly end: number;
    /** That of the birth. */
    readonly zone: Zone;
  },
): GocharaPlanet {
  return {
    planet: over.graha,
    sign_name: over.sign.name,
    sign_number: over.sign.number,
    retrograde: isRetrograde,
    house_from_moon: over.house,
    quality: over.isGood ? 'good' : 'bad',
    source: 'classical',
    grade: over.grade,
    obstructed_by: over.obstructedBy,
    lifted_by: over.liftedBy,
    house_points: over.housePoints,
    bindus: over.bindus ?? null,
    bindu_effect: over.binduEffect ?? null,
    bindu_points: over.binduPoints ?? null,
    murti_code: murti ?? null,
    points: over.points,
    starts_at: formatInstant(start),
    ends_at: formatInstant(end),
    starts_at_local: localInstant(zone, start),
    ends_at_local: localInstant(zone, end),
  };
}

export function gocharaPlanetSchema() {
  return field.open({
    planet: graha('Which graha it is.'),
    sign_name: signName('Its sidereal sign then.'),
    sign_number: signNumber(),
    retrograde: field.flag('Going backwards.'),
    house_from_moon: house('That sign counted from the natal Moon, itself being the 1st.'),
    quality: named('house_quality', ['good', 'bad'], 'What the house is for this graha.'),
    source: named('rule_source', SOURCE_CLASSES, 'Who calls it so; the points are of this library.'),
    grade: named('grade', ['A', 'B'], 'A where the books agree on the house, B where they do not.'),
    obstructed_by: field.list(graha('What stands in the vedha house of a good house, which then gives nothing.')),
    lifted_by: field.list(graha('What stands where it lifts a bad house, which then takes nothing.')),
    house_points: field.integer(-MOST_POINTS, MOST_POINTS, 'Points of the house after both.'),
    bindus: field.orNull(
      field.integer(0, 8, 'Bindus of its own natal ashtakavarga in this sign; null without a lagna and for the nodes.'),
    ),
    bindu_effect: field.orNull(
      named(
        'bindu_effect',
        ['spoils', 'saves'],
        'Three bindus or fewer spoil a good house, five or more save a bad one.',
      ),
    ),
    bindu_points: field.orNull(field.integer(-1, 1, 'Points of the bindus.')),
    murti_code: field.orNull(named('murti', MURTIS, 'What its entry into the sign was made of; null for the Moon.')),
    points: field.integer(-MOST_POINTS, MOST_POINTS, 'Points of the house and of the bindus together.'),
    starts_at: field.instant('When it entered the sign, UTC.'),
    ends_at: field.instant('When it leaves the sign, UTC.'),
    starts_at_local: localInstantSchema('That entry'),
    ends_at_local: localInstantSchema('That leaving'),
  });
}
