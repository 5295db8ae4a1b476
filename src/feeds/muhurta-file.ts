import { CalculationError, invalidInput } from '../base/errors.js';
import { icalendar } from '../calendar/icalendar.js';
import { uidsOf } from '../calendar/uid.js';
import { capital } from '../languages/locale/plural.js';
import { type Envelope, prepared, readQuery, type Texts } from '../pages/form/answer-to.js';
import { conventionsLine } from '../pages/form/used.js';
import { nakshatraNamed } from '../pages/shared/blocks.js';
import { instantOf, monthClock } from '../pages/shared/day.js';
import { nameOfLimb } from '../pages/shared/day-tables.js';
import { type PageEnvironment, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { PRIVATE } from '../pages/shell/respond.js';
import { retryAfterOf } from '../service/web/retry-after.js';
import { type MuhurtaFinderResult, muhurtaFinderTool } from '../tools/muhurta-finder/tool.js';
import { namedAt } from './calendar-of.js';
import { fileHeaders, refusal } from './feed-answer.js';

const { slug } = muhurtaFinderTool;

/** What the finder finds, as a file for a calendar: the query of its page, counted as that is. */
export async function muhurtaFile(
  context: PageContext,
  service: PageEnvironment,
  sent: URLSearchParams,
): Promise<Response> {
  const read = await readQuery({ context, service, sent, asked: muhurtaFinderTool, choices: [] });
  if (read instanceof Response) return read;
  if (read.kind === 'wrong') {
    const faults = read.errors.map(({ group, message }) => ({ field: group, message: `${message}.` }));
    return refusal(context, invalidInput(faults));
  }
  if (read.kind !== 'input') {
    return refusal(context, invalidInput([{ field: '', message: context.words.feeds.noDetails }]));
  }
  const { places, calculate } = prepared(service, muhurtaFinderTool, read.texts, context);
  const { headers, refusal: refused } = await service.count(muhurtaFinderTool, places);
  if (refused) return refusal(context, refused, headers);
  const envelope = await calculate();
  if (envelope instanceof CalculationError) {
    return refusal(context, envelope, { ...headers, ...retryAfterOf(envelope) });
  }
  return new Response(fileOf(context, envelope, read.texts), {
    headers: { ...fileHeaders(context, slug), ...PRIVATE, ...headers },
  });
}

function fileOf(page: PageContext, { result: found, provenance }: Envelope, texts: Texts): string {
  const result = found as MuhurtaFinderResult;
  const words = page.words.tools['muhurta-finder'];
  const { activity: activities, muhurta_rule: rules } = page.language.names;
  const { about } = page.catalogue.texts;
  const summary = capital(activities[result.activity]);
  const url = hrefOf({ ...page, root: page.baseUrl }, `/tools/${slug}`, queryOf([...texts]));
  const uid = uidsOf(slug, queryOf([...texts].filter(([name]) => !OF_SEARCH.includes(name))));
  return icalendar({
    name: namedAt(summary, texts.get('at_place')),
    description: [
      words.order,
      monthClock(page, result.place.timezone, result.start.slice(0, 7)),
      conventionsLine({ tool: muhurtaFinderTool, provenance }, page),
      words.disclaimer,
    ].join('\n'),
    language: page.locale,
    timeZone: result.place.timezone,
    url,
    toldSince: Date.parse(result.start),
    events: result.spans.map((span) => ({
      uid: uid(span.vara_date, `${result.activity}-${span.starts_at.slice(11, 16).replace(':', '')}`),
      when: { start: instantOf(span.starts_at), end: instantOf(span.ends_at) },
      summary,
      description: [
        about(words.moonIn, span.nakshatra_names.map((name) => nakshatraNamed(page, name)).join(', ')),
        about(words.tithi, span.tithi_numbers.map((number) => nameOfLimb(page, 'tithi', number)).join('; ')),
        ...(span.caution_codes.length === 0
          ? []
          : [about(words.cautions, span.caution_codes.map((code) => rules[code]).join('; '))]),
      ].join('\n'),
      url,
    })),
  });
}

/** What says how much is searched, and not what an entry is. */
const OF_SEARCH: readonly string[] = ['from', 'to', 'at_place'];
