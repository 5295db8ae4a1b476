import type { CaveatCode, CaveatFacts } from '../../base/input/caveats.js';
import type { Provenance } from '../../calculation/calculate.js';
import type { DayEventsResult } from '../../contract/day-events.js';
import type { EclipseResult } from '../../contract/eclipse.js';
import type { EclipseAtPlaceResult, EclipseContactAtPlace } from '../../contract/eclipse-at-place.js';
import type { ObservanceChoiceResult } from '../../contract/observance-names.js';
import { capital, lowered } from '../../languages/locale/plural.js';
import type { PageContext, Teller } from '../shell/context.js';
import { Block, type Fact, Facts } from '../shell/parts.js';
import { hoursTold, idOf, instantOf, observanceWithOthers, rangeOn, regionTold, type Stretch } from './day.js';
import { eclipseHref, vrataHref } from './place-links.js';

interface Props {
  readonly page: PageContext;
  readonly date: string;
  /** Null where they were not asked for. */
  readonly observances: DayEventsResult['observances'] | null;
  readonly eclipses: DayEventsResult['eclipses'] | null;
  readonly choice: ObservanceChoiceResult | null;
}

/** What a day is kept for and what is eclipsed in it, each with the page that says why; nothing where there is neither. */
export function DayEvents({ page, date, observances, eclipses, choice }: Props) {
  const words = page.words.shared.dayEvents;
  const kept = observances ?? [];
  const eclipsed = eclipses ?? [];
  if (kept.length === 0 && eclipsed.length === 0) return null;
  return (
    <Block id="h-kept" title={words.title}>
      {kept.length > 0 ? (
        <ul>
          {kept.map((one) => (
            <li>
              <a href={vrataHref(page, date, idOf({ ...one, date }))}>{observanceWithOthers(page, one)}</a>
              {one.windows.length > 0 ? (
                <>
                  <br />
                  <span class="soft small">{hoursTold(page, { ...one, date }).join(', ')}</span>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {choice && kept.length > 0 ? (
        <p class="soft small">
          {page.words.form.conventionNames.region}: {regionTold(page, choice)}
        </p>
      ) : null}
      {eclipsed.length > 0 ? (
        <Facts
          facts={eclipsed.map(
            (eclipse): Fact => [
              words.eclipse,
              <>
                <a href={eclipseHref(page, page.format.kept(eclipse.maximum_at).slice(0, 10))}>
                  {eclipseNamed(page, eclipse)}
                </a>
                , {eclipseSeen(page, date, eclipse)}
              </>,
            ],
          )}
        />
      ) : null}
    </Block>
  );
}

/** "Lunar eclipse, total (partial from here)": what it is at most, and at most for the place where that sees less. */
export function eclipseNamed(page: Teller, eclipse: EclipseResult): string {
  const { eclipse_kind: kinds, eclipse_type: types } = page.language.names;
  const { typed, fromHere } = page.words.tools.eclipses;
  const named = capital(typed(kinds[eclipse.eclipse_kind], types[eclipse.eclipse_type]));
  const here = isSeen(eclipse) ? eclipse.at_place?.eclipse_type : undefined;
  return here == null || here === eclipse.eclipse_type ? named : `${named} (${fromHere(types[here])})`;
}

/** When the place sees an eclipse, and the hours of sutak before it; or that it does not. */
export function eclipseSeen(page: PageContext, date: string, eclipse: EclipseResult): string {
  const seen = isSeen(eclipse) ? seenOf(eclipse) : undefined;
  const stretch = seen && stretchSeen(seen);
  if (!stretch) return page.words.shared.dayEvents.notSeen;
  const { sutak } = page.words.tools.eclipses;
  const told = rangeOn(page, date, stretch);
  return eclipse.sutak ? `${told}; ${lowered(page, sutak)} ${rangeOn(page, date, eclipse.sutak)}` : told;
}

/** An eclipse with what a place has of it. */
export interface Seen {
  readonly eclipse: EclipseResult;
  readonly place: EclipseAtPlaceResult;
}

/** What the place of the page has of an eclipse; undefined without a place, and where its shadow passes the place by. */
export function seenOf(eclipse: EclipseResult): Seen | undefined {
  const { at_place: place } = eclipse;
  return place && place.eclipse_type !== null ? { eclipse, place } : undefined;
}

export function isSeen({ at_place: place }: EclipseResult): boolean {
  return place?.is_visible === true;
}

/** The contacts between which an eclipse is told: of the shadow where the place sees it touch, else of the penumbra. */
export function endsOf({ place }: Seen): readonly [EclipseContactAtPlace, EclipseContactAtPlace] {
  const codes = place.contacts.map(({ code }) => code);
  const ofUmbra = place.eclipse_type !== 'penumbral' && codes.includes('partial_begins');
  const told = ofUmbra ? place.contacts.filter(({ code }) => !code.startsWith('penumbral')) : place.contacts;
  return [told[0], told.at(-1)] as [EclipseContactAtPlace, EclipseContactAtPlace];
}

/** From when to when it is seen; undefined where it is not. */
export function stretchSeen(seen: Seen): Stretch | undefined {
  const { place } = seen;
  if (!place.is_visible) return undefined;
  const [first, last] = endsOf(seen);
  return {
    starts_at: first.is_visible ? first.occurs_at : (place.rises_at ?? first.occurs_at),
    ends_at: last.is_visible ? last.occurs_at : (place.sets_at ?? last.occurs_at),
  };
}

/** A stretch of time, milliseconds since 1970. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** From the first to the last contact, cut where the body rises and sets. */
export function horizonParts({ place }: Seen): (Part & { readonly isUp: boolean })[] {
  const [first, last] = [place.contacts[0], place.contacts.at(-1)];
  if (!first || !last) return [];
  const passages = [place.rises_at, place.sets_at].filter((at) => at !== null).map(instantOf);
  const edges = [instantOf(first.occurs_at), ...passages.sort((a, b) => a - b), instantOf(last.occurs_at)];
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] as number;
    const isUp = index % 2 === 0 ? first.is_visible : !first.is_visible;
    return to > from ? [{ from, to, isUp }] : [];
  });
}

type Depth = 'penumbral' | 'partial' | 'full';

/** The phases between the contacts, as far as they are over the horizon. */
export function phaseParts(seen: Seen): (Part & { readonly depth: Depth })[] {
  const { contacts } = seen.place;
  const up = horizonParts(seen).filter(({ isUp }) => isUp);
  return contacts.slice(1).flatMap((next, index) => {
    const depth = depthAfter(contacts[index] as EclipseContactAtPlace);
    const [from, to] = [instantOf((contacts[index] as EclipseContactAtPlace).occurs_at), instantOf(next.occurs_at)];
    return up
      .map((part) => ({ from: Math.max(from, part.from), to: Math.min(to, part.to), depth }))
      .filter((part) => part.from < part.to);
  });
}

function depthAfter({ code }: EclipseContactAtPlace): Depth {
  switch (code) {
    case 'second':
    case 'total_begins':
      return 'full';
    case 'penumbral_begins':
    case 'partial_ends':
      return 'penumbral';
    default:
      return 'partial';
  }
}

/** The facts of all caveats of one code that a result brings. */
export function caveatFacts<Code extends CaveatCode>(provenance: Provenance, code: Code): CaveatFacts[Code][] {
  return provenance.caveats.flatMap((caveat) => (caveat.code === code ? [caveat.facts as CaveatFacts[Code]] : []));
}
