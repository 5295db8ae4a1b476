import type { ContentBlock } from '@modelcontextprotocol/server';
import { invalidInput } from '../../base/errors.js';
import { isRecord } from '../../base/input/options.js';
import type { SuccessEnvelope } from '../../calculation/envelopes.js';
import type { AnyTool } from '../../calculation/tool.js';
import { CHART_STYLES, type ChartStyle } from '../../charts/chart/chart.js';
import { chartOf, drawableStyle, vargaCalled } from '../../charts/chart/chart-of.js';
import { chartSvg } from '../../charts/chart/chart-svg.js';
import { CHART_BIRTH } from '../../contract/birth-fields.js';
import { varga } from '../../languages/en/names.js';
import { loadLanguage } from '../../languages/list.js';
import { keysOf } from '../../languages/names/numbered.js';
import { type BirthChartResult, birthChartTool } from '../../tools/birth-chart-calculator/tool.js';
import type { Arguments } from './calculation.js';
import type { Listing } from './listing.js';
import { placeLines, type TakenPlace } from './named-places.js';
import { argumentsSchema, type ListedSchema, STRUCTURED, shortArguments } from './schemas.js';
import { languageOf, toldText } from './text.js';

export const DRAW_CHART = 'draw_chart';

const FORMATS = ['svg', 'png'] as const;

/** What is asked beside a birth. */
interface Asked {
  readonly date: string;
  readonly time?: string | null;
  readonly style?: ChartStyle | null;
  readonly varga?: string | null;
  readonly format?: (typeof FORMATS)[number] | null;
}

let made: AnyTool | undefined;

/**
 * The birth chart as a tool that draws it. A doubt about the time of birth is not taken: a drawing shows one chart.
 */
export function drawing(): AnyTool {
  made ??= {
    ...birthChartTool,
    title: 'Draw a birth chart',
    description: 'A picture of a birth chart or one of its vargas, in the North, South or East Indian style.',
    options: birthChartTool.options.filter((option) => option !== 'time_within'),
    inputSchema: {
      ...birthChartTool.inputSchema,
      properties: {
        ...birthChartTool.inputSchema.properties,
        style: {
          type: 'string',
          enum: CHART_STYLES,
          description: 'How it is drawn; north when left out, and south in its place where there is no lagna.',
        },
        varga: { type: 'string', enum: keysOf(varga), description: 'Which chart; D1 when left out.' },
        format: {
          type: 'string',
          enum: FORMATS,
          description: 'png when left out, where the server can make one, and else svg.',
        },
      },
    },
  };
  return made;
}

/** What it takes. Its answer has no JSON. */
export function drawingArguments(schemas: Listing['schemas']): ListedSchema {
  const schema = schemas === 'full' ? argumentsSchema(drawing()) : shortArguments(drawing());
  const { [STRUCTURED]: _, ...properties } = schema['properties'] as Readonly<Record<string, unknown>>;
  return { ...schema, properties };
}

/** The arguments with the name of the varga as results have it, where there is one that is called so. */
export function drawingGiven(given: Arguments): Arguments {
  const { varga } = given;
  return typeof varga === 'string' ? { ...given, varga: vargaCalled(varga) ?? varga } : given;
}

/** Whether a drawing is asked for as a PNG, said or not. */
export function mayBePng(given: unknown): boolean {
  return !(isRecord(given) && given['format'] === 'svg');
}

/** What a chart is drawn with. */
export interface Drawing {
  /** The places that were taken for names. */
  readonly taken: readonly TakenPlace[];
  /** Makes a PNG of an SVG; what gives undefined cannot. */
  readonly png: ((svg: string) => Promise<Uint8Array | undefined>) | undefined;
}

/**
 * A chart in words and as a picture.
 *
 * @throws CalculationError `invalid_input` where a PNG is asked for and cannot be made.
 */
export async function chartContent(envelope: SuccessEnvelope, { taken, png }: Drawing): Promise<ContentBlock[]> {
  // Its schemas are those of the birth chart, and of what is asked beside it.
  const { input, result } = envelope as SuccessEnvelope<Asked, BirthChartResult>;
  const locale = await loadLanguage(languageOf(envelope));
  const varga = vargaCalled(input.varga ?? 'D1');
  const wanted = input.style ?? 'north';
  const about = [taken[0]?.place.label, input.date, input.time].filter((part) => part).join(', ');
  const chart = chartOf(result, { varga, locale, about });
  const style = drawableStyle(wanted, { hasLagna: chart.lagna !== null });
  const lines = [
    ...placeLines(taken),
    chart.title,
    chart.desc,
    ...(style === wanted ? [] : [`Drawn in the style ${style}: the houses of ${wanted} begin with the lagna.`]),
  ];
  const svg = chartSvg(chart, { style, locale });
  const bytes = input.format === 'svg' ? undefined : await png?.(svg);
  if (input.format === 'png' && bytes === undefined) throw invalidInput([{ field: 'format', message: NO_PNG }]);
  return [
    { type: 'text', text: toldText({ lines, births: CHART_BIRTH }, envelope) },
    bytes === undefined
      ? svgBlock(svg, `${varga}-${style}`)
      : { type: 'image', data: base64(bytes), mimeType: 'image/png' },
  ];
}

const NO_PNG =
  'A PNG needs the package @resvg/resvg-js, which is not installed where this server runs. Ask for svg, or have it installed.';

/** A document within an answer has an address: of a chart, which is kept nowhere, it says nothing of the birth. */
function svgBlock(svg: string, name: string): ContentBlock {
  const uri = `nirayana://charts/${name.toLowerCase()}.svg`;
  return { type: 'resource', resource: { uri, mimeType: 'image/svg+xml', text: svg } };
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
