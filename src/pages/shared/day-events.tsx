import type { DayEventsResult } from '../../contract/day-events.js';
import type { EclipseResult } from '../../contract/eclipse.js';
import { capital } from '../../languages/locale/plural.js';
import type { PageContext } from '../shell/context.js';
import { Block, type Fact, Facts, lowered } from '../shell/parts.js';
import { rangeOn } from './day.js';
import { isSeen, seenOf, stretchSeen } from './eclipse-seen.js';
import { idOf, observanceNamed } from './observances.js';
import { eclipseHref, vrataHref } from './place-links.js';

interface Props {
  readonly page: PageContext;
  readonly date: string;
  /** Null where they were not asked for. */
  readonly observances: DayEventsResult['observances'] | null;
  readonly eclipses: DayEventsResult['eclipses'] | null;
}

/** What a day is kept for and what is eclipsed in it, each with the page that says why; nothing where there is neither. */
export function DayEvents({ page, date, observances, eclipses }: Props) {
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
              <a href={vrataHref(page, date, idOf({ ...one, date }))}>{observanceNamed(page, one)}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {eclipsed.length > 0 ? (
        <Facts
          facts={eclipsed.map(
            (eclipse): Fact => [
              words.eclipse,
              <>
                <a href={eclipseHref(page, eclipse.maximum_at.slice(0, 10))}>{eclipseNamed(page, eclipse)}</a>,{' '}
                {eclipseSeen(page, date, eclipse)}
              </>,
            ],
          )}
        />
      ) : null}
    </Block>
  );
}

/** "Solar eclipse, partial", as the place has it where it sees it. */
export function eclipseNamed(page: PageContext, eclipse: EclipseResult): string {
  const { eclipse_kind: kinds, eclipse_type: types } = page.language.names;
  const type = (isSeen(eclipse) ? eclipse.at_place?.eclipse_type : undefined) ?? eclipse.eclipse_type;
  return capital(page.words.tools.eclipses.typed(kinds[eclipse.eclipse_kind], types[type]));
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
