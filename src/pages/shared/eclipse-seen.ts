import type { EclipseResult } from '../../contract/eclipse.js';
import type { EclipseAtPlaceResult, EclipseContactAtPlace } from '../../contract/eclipse-at-place.js';
import { instantOf, type Stretch } from './day.js';

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
