import { festivalOf } from '../catalog/festival-paths.js';
import { paths } from '../catalog/paths.js';
import { todayForOf } from '../catalog/sign-paths.js';
import { GATHERED_PAGES } from '../gathered/pages.js';
import { LANGUAGE_CODES } from '../languages/locale/locales.js';
import { type Pairs, queryOf } from '../pages/shell/address.js';
import { type ChoiceName, type Choices, choicesIn } from '../pages/shell/choice-names.js';
import { takenBy } from '../pages/shell/choices.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { OF_CHOICES } from '../pages/shell/respond.js';
import { toolPageOf } from '../tools/faces.js';
import { panchangTool } from '../tools/panchang/tool.js';
import { findTool } from '../tools/registry.js';
import { signTodayTool } from '../tools/sign-today/tool.js';

/** What the pages of festivals and questions tell by. */
export const FESTIVAL_CHOICES: readonly ChoiceName[] = ['region', 'community', 'tradition', 'ayanamsha'];

/** The same of the first page, which tells the month of a day too. */
export const HOME_CHOICES: readonly ChoiceName[] = [...FESTIVAL_CHOICES, 'month'];

const OF_TOOL = new RegExp(`^${paths.page('([a-z0-9-]+)')}$`);

/** The choices that bear on the page at a path in English. */
function namesAt(path: string): readonly ChoiceName[] {
  if (path === paths.home) return HOME_CHOICES;
  if (path === paths.festivals || festivalOf(path)) return FESTIVAL_CHOICES;
  const gathered = GATHERED_PAGES.find(({ name }) => paths.gathered(name) === path);
  if (gathered) return takenBy(gathered.asked, gathered.choices);
  const [, slug = ''] = OF_TOOL.exec(path) ?? [];
  const tool = path === paths.today ? panchangTool : todayForOf(path) ? signTodayTool : findTool(slug);
  return tool ? takenBy(tool, toolPageOf(tool).choices) : [];
}

/** What of an address of the page at a path is one of the choices that bear on it. */
export function choicesAt(path: string, sent: URLSearchParams): Pairs {
  const names = namesAt(path);
  return [...choicesIn(sent)].filter(([name]) => names.includes(name));
}

const IN_LANGUAGE = new RegExp(`^/(?:${LANGUAGE_CODES.filter((locale) => locale !== 'en').join('|')})(?=/|$)`);

/** Whether the page at a path is another one for who keeps these choices. */
export function isChosen(pathname: string, choices: Choices): boolean {
  if (choices.size === 0) return false;
  const names = namesAt(pathname.replace(IN_LANGUAGE, '') || paths.home);
  return names.some((name) => choices.has(name));
}

/**
 * A short address goes on to the same with the choices of its reader, so that whoever is sent what stands there then has the
 * same answer. One that asks for anything stays as it is.
 */
export function goToOwn(context: PageContext, sent: URLSearchParams): Response | undefined {
  if (sent.size > 0 || context.choices.size === 0) return undefined;
  const names = namesAt(context.path);
  const own = [...context.choices].filter(([name]) => names.includes(name));
  if (own.length === 0) return undefined;
  const location = hrefOf(context, context.path, queryOf(own));
  return new Response(null, { status: 302, headers: { ...OF_CHOICES, Location: location } });
}
