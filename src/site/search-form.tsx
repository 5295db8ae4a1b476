import { paths } from '../catalog/paths.js';
import { ViewFields } from '../pages/form/fields.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { type TodaysPlace, withPairs } from './today.js';

interface Props {
  readonly page: PageContext;
  /** Where the reader is; the script adds the place that is kept where none was told. */
  readonly place: TodaysPlace | undefined;
  /** What addresses hold of that place, and of choices. */
  readonly asking: string;
  readonly sought?: string;
}

/** The field that answers questions, and three that it answers. */
export function AskForm({ page, place, asking, sought = '' }: Props) {
  const { ask } = page.words.site;
  const { submit } = page.words.site.search;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>. */}
      <form
        class="search"
        method="get"
        action={hrefOf(page, paths.home)}
        role="search"
        data-own={place ? undefined : ''}
      >
        <ViewFields page={page} />
        {[...new URLSearchParams(asking)].map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <label class="vh" for="q">
          {ask.label}
        </label>
        <input id="q" name="q" type="search" value={sought} placeholder={ask.placeholder} autocomplete="off" />
        <button class="btn" type="submit">
          {submit}
        </button>
      </form>
      <ul class="tries" aria-label={ask.examples}>
        {[ask.next, ask.inYear(String(page.at.getUTCFullYear() + 1)), ask.hour].map((question) => (
          <li>
            <a href={hrefOf(page, paths.home, withPairs(asking, [['q', question]]))}>{question}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
