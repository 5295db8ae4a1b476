import type { PropsWithChildren } from 'hono/jsx';
import type { FormError } from '../../pages/form/reading.js';
import { type Pairs, queryOf } from '../../pages/shell/address.js';
import { hrefOf, type PageContext } from '../../pages/shell/context.js';
import { Note } from '../../pages/shell/parts.js';
import { ByChoices } from '../by-choices.js';
import { FESTIVAL_CHOICES } from '../chosen.js';
import { PlaceForm } from '../place-form.js';
import type { TodaysPlace } from '../today.js';

/** What every page of festivals knows of the place. */
export interface AtPlace {
  readonly page: PageContext;
  readonly place: TodaysPlace;
  /** Whether the place is one that the reader has told. */
  readonly isOwn: boolean;
  /** The choices that the address names. */
  readonly own: Pairs;
  /** What was told of a place, and what is wrong with it. */
  readonly sent?: URLSearchParams;
  readonly errors?: readonly FormError[];
}

interface Props extends AtPlace {
  readonly title: string;
  /** What else the address has. */
  readonly more?: Pairs;
  /** Whether it stays as it is, whichever place is kept. */
  readonly stays?: boolean;
}

/** The title with the place and the way to another; the script asks for all of it at the place that is kept. */
export function PlacedPart(props: PropsWithChildren<Props>) {
  const { page, place, isOwn, own, sent, errors = [], title, stays = false, children } = props;
  const { home } = page.words.site;
  const isWrong = errors.length > 0;
  const more = [...own, ...(props.more ?? [])];
  return (
    <div
      class="today feast"
      data-today={isOwn || isWrong || stays ? undefined : hrefOf(page, page.path, queryOf(more))}
    >
      {isWrong ? (
        <>
          <h1>{home.place.which}</h1>
          <PlaceForm page={page} path={page.path} sent={sent ?? new URLSearchParams()} errors={errors} more={more} />
        </>
      ) : null}
      <div class="when">
        {isWrong ? <h2>{title}</h2> : <h1>{title}</h1>}
        {isWrong ? null : (
          <details class="no-print">
            <summary>{home.place.change}</summary>
            <PlaceForm page={page} path={page.path} sent={new URLSearchParams(isOwn ? place.query : '')} more={more} />
          </details>
        )}
        <p class="sub">{place.name}</p>
      </div>
      {children}
      <ByChoices page={page} names={FESTIVAL_CHOICES} texts={new Map(own)} />
    </div>
  );
}

/** In a file nothing is told of a day. */
export function NotYet({ page }: { readonly page: PageContext }) {
  return <Note lead={page.words.device.calculating} />;
}
