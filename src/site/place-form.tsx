import { ViewFields } from '../pages/form/fields.js';
import { PlaceField } from '../pages/form/place-field.js';
import { Sent } from '../pages/form/read-parts.js';
import type { FormError } from '../pages/form/reading.js';
import { DAY_NAMES, type Pairs } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';

interface Props {
  readonly page: PageContext;
  /** Of the page that is asked for the place. */
  readonly path: string;
  readonly sent: URLSearchParams;
  readonly errors?: readonly FormError[];
  /** What else the address of the page has. */
  readonly more?: Pairs;
}

/** The form that asks a page for another place. */
export function PlaceForm({ page, path, sent, errors = [], more = [] }: Props) {
  const { form, shared } = page.words;
  const at = { page, sent: new Sent(sent, page.locale), errors };
  return (
    <form class="panel form" method="get" action={hrefOf(page, path)} novalidate>
      <ViewFields page={page} />
      {more.map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <PlaceField
        at={at}
        names={DAY_NAMES}
        label={form.place}
        hint={form.placeHint}
        mayBeHere
        isUsual={sent.size === 0}
      />
      <p>
        <button class="btn" type="submit">
          {shared.day.show}
        </button>
      </p>
    </form>
  );
}
