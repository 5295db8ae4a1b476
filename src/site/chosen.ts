import { festivalOf } from '../catalog/festival-paths.js';
import { IN_LANGUAGE, paths } from '../catalog/paths.js';
import { todayForOf } from '../catalog/sign-paths.js';
import { GATHERED_PAGES } from '../gathered/pages.js';
import { type Pairs, queryOf } from '../pages/shell/address.js';
import { type ChoiceName, type Choices, choicesIn, VIEW_CHOICES } from '../pages/shell/choice-names.js';
import { inOwnView, takenBy } from '../pages/shell/choices.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { KEPT_UNLESS_CHOSEN, OF_CHOICES } from '../pages/shell/respond.js';
import { toolPageOf } from '../tools/faces.js';
import { panchangTool } from '../tools/panchang/tool.js';
import { findTool } from '../tools/registry.js';
import { signTodayTool } from '../tools/sign-today/tool.js';

/** What the pages of festivals and questions tell by. */
export const FESTIVAL_CHOICES: readonly ChoiceName[] = ['region', 'community', 'tradition', 'ayanamsha'];

/** The same of the first page, which tells the month of a day too. */
export const HOME_CHOICES: readonly ChoiceName[] = [...FESTIVAL_CHOICES, 'month'];

const OF_TOOL = new RegExp(`^${paths.page('([a-z0-9-]+)')}$`);

/** The choices that bear on the page at a path in English, but those of how any page is shown; undefined where none may. */
function namesAt(path: string): readonly ChoiceName[] | undefined {
  if (path === paths.home) return HOME_CHOICES;
  if (path === paths.festivals || festivalOf(path)) return FESTIVAL_CHOICES;
  const gathered = GATHERED_PAGES.find(({ name }) => paths.gathered(name) === path);
  if (gathered) return takenBy(gathered.asked, gathered.choices);
  const [, slug = ''] = OF_TOOL.exec(path) ?? [];
  const tool = path === paths.today ? panchangTool : todayForOf(path) ? signTodayTool : findTool(slug);
  return tool && takenBy(tool, toolPageOf(tool).choices);
}

/** What of an address of the page at a path is one of the choices that bear on it. */
export function choicesAt(path: string, sent: URLSearchParams): Pairs {
  const names = namesAt(path);
  return [...choicesIn(sent)].filter(([name]) => names?.includes(name));
}

/** Whether the page at a path is another one for who keeps these choices. */
export function isChosen(pathname: string, choices: Choices): boolean {
  if (choices.size === 0) return false;
  const names = namesAt(pathname.replace(IN_LANGUAGE, '') || paths.home);
  return names !== undefined && [...names, ...VIEW_CHOICES].some((name) => choices.has(name));
}

/** How long a page is kept that asks nothing but how it is shown: who keeps a choice that bears on it is told so on it. */
export function keptAt({ path, choices }: PageContext): Readonly<Record<string, string>> {
  return isChosen(path, choices) ? OF_CHOICES : KEPT_UNLESS_CHOSEN;
}

/**
 * A short address goes on to the same with the choices of its reader, so that whoever is sent what stands there then has the
 * same answer. One that asks for anything stays as it is.
 */
export function goToOwn(context: PageContext, sent: URLSearchParams): Response | undefined {
  if (sent.size > 0 || context.choices.size === 0) return undefined;
  const names = namesAt(context.path) ?? [];
  const own = [...context.choices].filter(([name]) => names.includes(name));
  const shown = inOwnView(context);
  if (own.length === 0 && shown === context) return undefined;
  const location = hrefOf(shown, context.path, queryOf(own));
  return new Response(null, { status: 302, headers: { ...OF_CHOICES, Location: location } });
}

/** A form that nobody has sent goes on to the same in the clock and the digits of its reader: what it leads to has them then. */
export function goToOwnView(context: PageContext, sent: URLSearchParams): Response | undefined {
  const shown = sent.size > 0 ? context : inOwnView(context);
  if (shown === context) return undefined;
  return new Response(null, { status: 302, headers: { ...OF_CHOICES, Location: hrefOf(shown, context.path) } });
}
