import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { inputFromTexts } from '../../../base/schema/from-text.js';
import { fieldsAndOptions } from '../../../calculation/convention-parameters.js';
import { conventionsFromTexts } from '../../../calculation/conventions-from-texts.js';
import { errorEnvelope } from '../../../calculation/envelopes.js';
import { runTool } from '../../../calculation/run.js';
import { kundliPage } from '../../../gathered/kundli/page.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../languages/locale/locales.js';
import { birthNames, namesInAddress } from '../../../pages/shell/address.js';
import { NATIVE_DIGITS, TWELVE_HOURS } from '../../../pages/shell/context.js';
import { AS_BOOKLET } from '../../../pages/shell/gathered-page.js';
import { birthChartTool } from '../../../tools/birth-chart-calculator/tool.js';
import { createHandler } from '../../http/handler.js';
import { spoken } from '../../web/spoken.js';
import { chromiumFrom, printed } from '../chromium.js';
import { birthFlags, fieldFlags, optionFlags, placeFlags, requireValues, typed } from '../flags.js';
import { momentFrom } from '../moment.js';
import { fieldsOfPlace } from '../place.js';
import { refusedText } from '../refused.js';
import { type Call, type Terminal, UsageError } from '../settings.js';

interface Shared {
  readonly pdf?: string;
  readonly language?: LanguageCode;
  readonly style?: string;
  readonly hours?: string;
  readonly digits?: string;
  readonly name?: string;
  readonly now?: string;
}

const ASKED = kundliPage.asked;

/** The language is that of the booklet. */
const CHOSEN = optionFlags(ASKED).filter(({ field }) => field !== 'locale');

/** `nirayana kundli`: the booklet of a birth as a PDF, made on this machine. */
export function kundliCommand({ terminal, exit }: Call): Command {
  const command = new Command()
    .usage('--pdf <file> --birth-date <date> --birth-time <time> --place <name> [options]')
    .description('Writes the kundli of a birth as a PDF, by an installed Chromium. Nothing is sent anywhere.')
    .option('--pdf <file>', 'The file to write, required. One that is there is replaced.')
    .addOption(new Option('--language <code>', 'Of the booklet; English when left out.').choices(LANGUAGE_CODES))
    .addOption(new Option('--style <style>', 'Of the charts.').choices(['north', 'south', 'east']))
    .addOption(new Option('--hours <hours>', 'The clock by which times are told.').choices(['12', '24']))
    .addOption(new Option('--digits <digits>', 'Latin ones, or those of the script.').choices(['latin', 'native']))
    .option('--name <text>', 'Heads the cover and each foot.')
    .option('--chromium <path>', 'The browser. CHROMIUM, or the first on the path.')
    .option('--now <moment>', 'Tell what runs as of a UTC moment, such as 2026-01-31T12:00Z, not of the current time.')
    .helpOption('-h, --help', 'Show this help.')
    .allowExcessArguments(true);
  command.optionsGroup('Birth:');
  for (const { option } of [...birthFlags(ASKED), ...fieldFlags(ASKED), ...placeFlags(ASKED)])
    command.addOption(option);
  command.optionsGroup('Conventions:');
  for (const { option } of CHOSEN) command.addOption(option);
  return command.action(async () => {
    requireValues(command);
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`kundli takes flags alone, and "${surplus}" is none.`);
    const shared = command.opts<Shared>();
    if (shared.pdf === undefined) throw new UsageError('kundli needs the file to write: --pdf kundli.pdf.');
    const chromium = chromiumFrom({ command, variables: terminal.variables });
    const now = momentFrom(shared.now, '--now') ?? terminal.now();
    const texts = await textsFrom(command, terminal);
    const refused = await refusalOf(texts, now);
    if (refused !== undefined) {
      terminal.errors.write(refused);
      exit(1);
      return;
    }
    const html = await bookletOf(texts, shared, now);
    await written({ chromium, pdf: shared.pdf, ...html });
    terminal.errors.write(`nirayana: ${shared.pdf}, ${html.sheets} sheets\n`);
  });
}

type Texts = Readonly<Record<string, string>>;

/** What the flags say, by field and option, and the name of the place. */
async function textsFrom(command: Command, { errors }: Terminal): Promise<Texts> {
  const texts: Record<string, string> = {};
  for (const { fields, option } of placeFlags(ASKED)) {
    const query = typed(option, command);
    if (query === undefined) continue;
    Object.assign(texts, await fieldsOfPlace(query, fields, errors), { [PLACE]: query });
  }
  for (const { field, option } of [...birthFlags(ASKED), ...fieldFlags(ASKED), ...CHOSEN]) {
    const text = typed(option, command);
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

const PLACE = birthNames('').place;

/** What is wrong with a birth, a line for each field; undefined where nothing is. */
async function refusalOf({ [PLACE]: _, ...texts }: Texts, now: Date): Promise<string | undefined> {
  const told = await checked(texts, now);
  if (!('error' in told)) return undefined;
  const { message, field_errors: fields } = told.error;
  return refusedText(message, fields);
}

async function checked(texts: Texts, now: Date) {
  try {
    const given = fieldsAndOptions(ASKED, Object.entries(texts));
    // All options are read; those of the chart alone are its own.
    conventionsFromTexts(ASKED.options, Object.entries(given.options));
    const own = Object.entries(given.options).filter(([name]) => birthChartTool.options.some((one) => one === name));
    const environment = conventionsFromTexts(birthChartTool.options, own);
    const value = inputFromTexts(ASKED.inputSchema, given.fields);
    return await runTool(birthChartTool, value, { now, environment: await spoken(environment, value) });
  } catch (error) {
    return errorEnvelope(birthChartTool.slug, error, now);
  }
}

/** The page of the booklet and its style, as the service makes them for an address that is never asked of a network. */
async function bookletOf(texts: Texts, { language = 'en', style, hours, digits, name }: Shared, now: Date) {
  const handle = createHandler({ now: () => now });
  const names = namesInAddress(ASKED);
  const query = new URLSearchParams(Object.entries(texts).map(([field, text]) => [names.get(field) ?? field, text]));
  query.set(AS_BOOKLET.name, AS_BOOKLET.value);
  if (style !== undefined) query.set('style', style);
  if (hours === '12') query.set(...TWELVE_HOURS);
  if (digits === 'native') query.set(...NATIVE_DIGITS);
  const path = `${language === 'en' ? '' : `/${language}`}/kundli?${query}`;
  const page = await (await asked(handle, path)).text();
  if (digits === 'native' && !page.includes(' data-digits='))
    throw new UsageError(`--digits native: pages in ${language} have Latin digits alone.`);
  const css = await (await asked(handle, '/style.css')).text();
  const sheets = page.match(/<section class="sheet/g)?.length ?? 0;
  return { html: onItsOwn(page, name?.trim() ?? ''), css, sheets };
}

const HERE = 'http://kundli.invalid';

/** An address in its canonical form is one redirection away. */
async function asked(handle: ReturnType<typeof createHandler>, path: string, isLed = false): Promise<Response> {
  const response = await handle(new Request(HERE + path, { headers: { Accept: 'text/html' } }));
  const location = response.headers.get('Location');
  if (location !== null && !isLed) return asked(handle, location, true);
  if (response.status === 200) return response;
  const reasons = wrongIn(await response.text());
  throw new Error(reasons || `The kundli of this birth cannot be made: the page answers ${response.status}.`);
}

/** What a page says is wrong with what was asked: a birth of a form may be less than that of a tool, such as to the second. */
function wrongIn(page: string): string {
  const from = page.indexOf('<div class="errsum"');
  const list = from < 0 ? '' : page.slice(from, page.indexOf('</ul>', from));
  const reasons = [...list.matchAll(/<a href="#([^"]*)">([^<]*)<\/a>/g)].map(([, field, text]) => `${field}: ${text}.`);
  return reasons.join('\n');
}

/** A page without the first of what begins and ends so. */
function without(page: string, [from, to]: readonly [string, string]): string {
  const begun = page.indexOf(from);
  return begun < 0 ? page : page.slice(0, begun) + page.slice(page.indexOf(to, begun) + to.length);
}

const SCRIPT = ['<script src="', '</script>'] as const;
/** Where the page lies on a server, and here on none. */
const ADDRESS = ['<p class="small address"', '</p>'] as const;

/** A page that needs no server: its style lies beside it, and the name is where the script of the page would put it. */
function onItsOwn(page: string, name: string): string {
  const own = without(without(page, SCRIPT), ADDRESS).replace(
    /<link rel="stylesheet" href="[^"]*"/,
    '<link rel="stylesheet" href="style.css"',
  );
  if (name === '') return own;
  const strong = `<strong>${escaped(name)}</strong> · `;
  return own.replaceAll(/data-whose="">/g, (before) => before + strong);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface Written {
  readonly chromium: string;
  readonly pdf: string;
  readonly html: string;
  readonly css: string;
}

/** Prints in a folder that is gone afterwards, so that no half of a PDF and no birth is left behind. */
async function written({ chromium, pdf, html, css }: Written): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nirayana-kundli-'));
  try {
    const made = join(folder, 'kundli.pdf');
    await Promise.all([writeFile(join(folder, 'kundli.html'), html), writeFile(join(folder, 'style.css'), css)]);
    await printed({ chromium, page: join(folder, 'kundli.html'), profile: join(folder, 'profile'), pdf: made });
    await copyFile(made, pdf);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
