import type { ResolvedBirth } from '../base/input/birth.js';
import * as field from '../base/schema/fields.js';
import { formatLocalWithOffset } from '../base/time/zone.js';
import { MOST_STEPS, type TimeSpan, type Told, timeRange, type Watch } from '../rules/uncertainty/time-range.js';

/** What of a result holds, and what changes when, for every minute in which somebody may have been born. */
export interface BirthTimeRange {
  /** The first of the minutes, with the offset of its zone. */
  readonly starts_at: string;
  /** The last of them. */
  readonly ends_at: string;
  /** What each of the minutes has. */
  readonly holds: readonly HeldValue[];
  /** What is another from a minute on, in order for each path. */
  readonly changes: readonly ChangedValue[];
}

/** A value of the result that every minute has. */
export interface HeldValue {
  /** Where it stands in `result`, such as `lagna.sign` or `placements[1].d9_sign`. */
  readonly path: string;
  readonly value: Told;
}

/** A value of the result that is another before and after a minute. */
export interface ChangedValue {
  readonly path: string;
  readonly value_before: Told;
  readonly value_after: Told;
  /**
   * The first minute with the new value, with the offset of its zone. Null for what moves with every minute or changes
   * more than 24 times: then the values are those of the first minute of the range and of the last that has another.
   */
  readonly changes_at: string | null;
}

/** What a rule would answer for the minutes of a span. A tool that forgets to say so does not compile. */
export type WatchesOf = (span: TimeSpan) => readonly Watch[];

/** What the minutes of a birth leave open; null for a time that is taken as it is. */
export function birthTimeRange({ span, timeZone }: ResolvedBirth, watchesOf: WatchesOf): BirthTimeRange | null {
  if (!span) return null;
  const { holds, changes } = timeRange(span, watchesOf(span));
  const told = (at: number) => formatLocalWithOffset(timeZone, at);
  return {
    starts_at: told(span.start),
    ends_at: told(span.end),
    holds,
    changes: changes.map(({ path, before, after, at }) => ({
      path,
      value_before: before,
      value_after: after,
      changes_at: at === undefined ? null : told(at),
    })),
  };
}

const SINGLE = ['string', 'number', 'boolean', 'null'];

/** The schema of a range, plain: it stands in provenance, which no tool describes. */
// @__NO_SIDE_EFFECTS__
export function birthTimeRangeSchema() {
  const path = field.text('Where the value stands in the result: lagna.sign, placements[1].d9_sign.');
  const value = (description: string) => ({ type: [...SINGLE, 'array'], items: { type: SINGLE }, description });
  const object = (properties: Readonly<Record<string, object>>) => ({
    type: 'object',
    required: Object.keys(properties),
    properties,
  });
  const starts_at = field.instant('The first minute in which the birth may have been.');
  const ends_at = field.instant('The last of them.');
  const changes_at = field.orNull(
    field.instant(
      `The first minute with the new value; null for what moves with every minute or changes more than ${MOST_STEPS} times, whose values are those of the first minute and of the last that has another.`,
    ),
  );
  return {
    anyOf: [
      object({
        starts_at,
        ends_at,
        holds: { type: 'array', items: object({ path, value: value('What every minute has.') }) },
        changes: {
          type: 'array',
          items: object({
            path,
            value_before: value('What the minutes before have.'),
            value_after: value('What the minutes from then on have.'),
            changes_at,
          }),
        },
      }),
      { type: 'null' },
    ],
    description:
      'What holds and what changes over the minutes in which the birth may have been: those that time_within allows, or the whole day of an unknown time; null for a time that is taken as it is.',
  };
}
