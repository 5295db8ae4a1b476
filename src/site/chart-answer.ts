import type { ErrorEnvelope, SuccessEnvelope } from '../calculation/envelopes.js';
import type { ChartStyle } from '../charts/chart/chart.js';
import { chartOf, drawableStyle, vargaCalled } from '../charts/chart/chart-of.js';
import { chartSvg } from '../charts/chart/chart-svg.js';
import type { PageEnvironment } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { PRIVATE } from '../pages/shell/respond.js';
import { type BirthChartResult, birthChartTool } from '../tools/birth-chart-calculator/tool.js';
import { problemOf } from './error-page.js';
import { toolAnswer } from './tool-answer.js';

type Envelope = SuccessEnvelope<{ readonly date: string; readonly time?: string | null }, BirthChartResult>;

export interface ChartWanted {
  readonly style: ChartStyle;
  readonly sent: URLSearchParams;
}

/** A birth chart as a file of its own, by the query of the page of the birth chart. Errors are told as text. */
export async function chartAnswer(
  context: PageContext,
  service: PageEnvironment,
  { style, sent }: ChartWanted,
): Promise<Response> {
  const varga = vargaCalled(sent.get('varga') || 'D1');
  if (!varga) await service.countSearch();
  if (!varga) return refusal(context, 400, 'The varga must be one of D1 to D60 that a birth chart has.');
  const answer = await toolAnswer(context, service, birthChartTool, { sent, asJson: true });
  if (answer.status === 303) return onward(answer, sent);
  const told: Envelope | ErrorEnvelope | undefined = isJson(answer) ? await answer.json() : undefined;
  if (!told || 'error' in told) return refusal(context, told ? answer.status : 400, messageOf(told), limitsOf(answer));
  const drawable = drawableStyle(style, { hasLagna: told.result.ascendant !== null });
  if (drawable !== style) {
    const location = hrefOf(context, `/charts/${drawable}.svg`, `?${sent}`);
    return new Response(null, { status: 303, headers: { ...PRIVATE, ...limitsOf(answer), Location: location } });
  }
  const chart = chartOf(told.result, { varga, locale: context.language, about: aboutOf(told, context, sent) });
  const name = ['birth-chart', told.input.date, varga === 'D1' ? [] : varga.toLowerCase(), style].flat().join('-');
  return new Response(chartSvg(chart, { style, locale: context.language }), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Language': context.locale,
      'Content-Security-Policy': "default-src 'none'",
      'Content-Disposition': `${sent.has('download') ? 'attachment' : 'inline'}; filename="${name}.svg"`,
      ...limitsOf(answer),
      ...PRIVATE,
    },
  });
}

/** To the address in its canonical form, with what only a chart reads. */
function onward(answer: Response, sent: URLSearchParams): Response {
  const [path = '', query = ''] = (answer.headers.get('Location') ?? '').split('?');
  const whole = new URLSearchParams(query);
  for (const name of ['varga', 'download']) {
    const value = sent.get(name);
    if (value !== null) whole.set(name, value);
  }
  return new Response(null, { status: 303, headers: { ...PRIVATE, Location: `${path}?${whole}` } });
}

/** Whose chart it is. */
function aboutOf({ input }: Envelope, { words, format }: PageContext, sent: URLSearchParams): string {
  const place = sent.get('place') || [sent.get('lat'), sent.get('lon')].join(', ');
  const time = input.time ?? undefined;
  return words.result.born({ date: format.date(input.date), time, place });
}

function isJson(answer: Response): boolean {
  return answer.headers.get('Content-Type')?.startsWith('application/json') === true;
}

function messageOf(told: ErrorEnvelope | undefined): string | undefined {
  if (!told) return undefined;
  return [told.error.message, ...told.error.field_errors.map(({ field, message }) => `${field}: ${message}`)].join(
    '\n',
  );
}

/** What an answer says of the limit. */
function limitsOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => /^(?:ratelimit-|retry-after)/.test(name)));
}

/** In English the error itself; in the other languages what the page of such an error would say. */
function refusal(context: PageContext, status: number, message?: string, headers = {}): Response {
  const { title, text } = context.words.site.problems[problemOf(status)];
  const body = context.locale === 'en' && message !== undefined ? message : `${title}\n${text}`;
  return new Response(`${body}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': context.locale,
      ...headers,
      ...PRIVATE,
    },
  });
}
