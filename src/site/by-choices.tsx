import type { ToolDescription } from '../calculation/tool.js';
import { paths } from '../catalog/paths.js';
import { choicesTold } from '../pages/form/choices-told.js';
import { hrefWith } from '../pages/shared/blocks.js';
import { type Pairs, queryOf } from '../pages/shell/address.js';
import { type ChoiceName, choicesIn } from '../pages/shell/choice-names.js';
import { habitsOf, inView, takenBy, usualChoice, viewChoices } from '../pages/shell/choices.js';
import { hrefOf, type PageContext, viewOf } from '../pages/shell/context.js';

interface Props {
  readonly page: PageContext;
  /** The choices that bear on the page. */
  readonly names: readonly ChoiceName[];
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Which of the choices of its reader a page follows, and the way to those that its address does not have. */
export function ByChoices({ page, names, texts }: Props) {
  const { choices: words } = page.words;
  const own = [...page.choices].filter(([name]) => names.includes(name) || viewChoices(page).includes(name));
  const shown = new Map([...texts, ...viewOf(page)]);
  const holds = ([name, value]: readonly [ChoiceName, string]) =>
    (shown.get(name) ?? usualChoice(name, page.locale)) === value;
  const followed = own.filter(holds);
  const others = own.filter((one) => !holds(one));
  if (own.length === 0) return <KeepThese page={page} names={names} texts={texts} />;
  return (
    <p class="small no-print" data-chosen>
      {followed.length === 0 ? null : (
        <>
          <b>{words.title}</b> {choicesTold(followed, page)} ·{' '}
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <a href={withOwn(page, others)} rel="nofollow">
            {words.withOwn}
          </a>{' '}
          {choicesTold(others, page)} ·{' '}
        </>
      )}
      <a href={hrefOf(page, paths.choices)}>{words.change}</a>
    </p>
  );
}

/** The page by choices that its address does not have. */
function withOwn(page: PageContext, others: readonly (readonly [ChoiceName, string])[]): string {
  const isOfView = ([name]: readonly [ChoiceName, string]) => viewChoices(page).includes(name);
  const shown = inView(
    page,
    others.filter(isOfView).map(([name]) => name),
  );
  return hrefWith(shown, Object.fromEntries(others.filter((one) => !isOfView(one))));
}

/** Who keeps none may keep what the address has chosen, and is told what the language has. */
function KeepThese({ page, names, texts }: Props) {
  const chosen: Pairs = [...choicesIn(new URLSearchParams([...texts]))].filter(([name]) => names.includes(name));
  return (
    <>
      {chosen.length === 0 ? null : <KeepChosen page={page} chosen={chosen} />}
      <ByLanguage page={page} names={names} texts={texts} />
    </>
  );
}

/** What of a page is so because its language has it so, and where it is changed. */
function ByLanguage({ page, names, texts }: Props) {
  const habits = habitsOf(page.locale).filter(([name]) => names.includes(name) && !texts.has(name));
  if (habits.length === 0) return null;
  return (
    <p class="soft small no-print">
      {choicesTold(habits, page)} · <a href={hrefOf(page, paths.choices)}>{page.words.choices.change}</a>
    </p>
  );
}

function KeepChosen({ page, chosen }: { readonly page: PageContext; readonly chosen: Pairs }) {
  return (
    <p class="soft small no-print">
      <a href={hrefOf(page, paths.choices, queryOf(chosen))}>{page.words.choices.keepThese}</a>{' '}
      {choicesTold(chosen, page)}
    </p>
  );
}

/** The same on the page of a tool or of several. */
export function ByChoicesOf({
  asked,
  ofView,
  ...props
}: Omit<Props, 'names'> & { readonly asked: ToolDescription; readonly ofView: readonly string[] }) {
  return <ByChoices {...props} names={takenBy(asked, ofView)} />;
}
