import type { EclipseResult } from '../../../contract/eclipse.js';
import { instantOf, rangeOn, timeOn } from '../../../pages/shared/day.js';
import { endsOf, isSeen, type Seen } from '../../../pages/shared/day-events.js';
import type { Teller } from '../../../pages/shell/context.js';
import type { EclipsesResult } from '../tool.js';
import type { EclipsesWords } from './words.js';

/** What the page and calendars say of an eclipse, as plain text. */

interface Told {
  readonly page: Teller;
  readonly words: EclipsesWords;
  readonly eclipse: EclipseResult;
}

interface ToldOfPlace extends Told {
  readonly result: Pick<EclipsesResult, 'place'>;
}

export const dateOf = ({ format }: Pick<Teller, 'format'>, { maximum_at }: EclipseResult) =>
  format.kept(maximum_at).slice(0, 10);

/** What a place sees of an eclipse, each with its label. */
export function factsSeen({ page, words, eclipse }: Told, seen: Seen) {
  const [first, last] = endsOf(seen);
  const { maximum_at, altitude_deg } = seen.place;
  const { rises, sets } = eclipsedAtEdges(seen);
  const names = page.language.names.eclipse_contact;
  const time = (local: string) => timeOn(page, dateOf(page, eclipse), local);
  return [
    rises === null
      ? { label: words.begins, value: time(first.occurs_at), note: names[first.code] }
      : { label: words.begins, value: time(rises), note: words.asItRises },
    {
      label: words.maximum,
      value: time(maximum_at ?? eclipse.maximum_at),
      note: words.high(`${page.format.number(Math.max(0, altitude_deg ?? 0), 0)}°`),
    },
    sets === null
      ? { label: words.ends, value: time(last.occurs_at), note: names[last.code] }
      : { label: words.ends, value: time(sets), note: words.asItSets },
    sutakFact({ page, words, eclipse }),
  ];
}

/** The hours at the place where it is below the horizon there, as the drawing has them; else those of the Earth. */
export function factsUnseen({ page, words, result, eclipse }: ToldOfPlace, seen: Seen | undefined) {
  const time = (local: string) => timeOn(page, dateOf(page, eclipse), local);
  const { contacts, maximum_at } = seen?.place ?? { contacts: [], maximum_at: null };
  return [
    { label: words.begins, value: time(contacts[0]?.occurs_at ?? eclipse.starts_at) },
    { label: words.maximum, value: time(maximum_at ?? eclipse.maximum_at) },
    { label: words.ends, value: time(contacts.at(-1)?.occurs_at ?? eclipse.ends_at) },
    ...(result.place ? [sutakFact({ page, words, eclipse })] : []),
  ];
}

function sutakFact({ page, words, eclipse }: Told) {
  const { sutak } = eclipse;
  return sutak
    ? { label: words.sutak, value: rangeOn(page, dateOf(page, eclipse), sutak) }
    : { label: words.sutak, value: words.noSutak, note: isSeen(eclipse) ? words.penumbra : words.unseen };
}

/** When the body rises and sets eclipsed. Not where the shadow has left the Moon by then, and the hours are over. */
export function eclipsedAtEdges(seen: Seen): { readonly rises: string | null; readonly sets: string | null } {
  const { rises_at, sets_at } = seen.place;
  const [from, to] = endsOf(seen).map(({ occurs_at }) => instantOf(occurs_at)) as [number, number];
  const during = (at: string | null) => (at !== null && instantOf(at) > from && instantOf(at) < to ? at : null);
  return { rises: during(rises_at), sets: during(sets_at) };
}
