import { createRequire } from 'node:module';
import type * as Resvg from '@resvg/resvg-js';
import { CalculationError } from '../../base/errors.js';

const require = createRequire(import.meta.url);

const PACKAGE = '@resvg/resvg-js';

/** Charts that wait for the one that is drawn: half a second of work, after which a client had better ask again. */
const MOST_WAITING = 8;

/** Pixels of each side: twice those of a chart, as sharp screens show it. */
const SIDE = 800;

/**
 * An SVG of this library as a PNG, 800 pixels wide, dark on white, with the fonts of the system: one for the script of its
 * letters must be among them. It is drawn beside the other work of the process. Undefined where the package
 * `@resvg/resvg-js` is not installed, which is looked for anew by every call. One chart is drawn at a time, and eight wait.
 *
 * @throws CalculationError `rate_limited` where more would wait.
 *
 * @example
 * import { createMcpHandler } from 'nirayana/mcp';
 * import { svgToPng } from 'nirayana/node';
 *
 * const handle = createMcpHandler({ png: svgToPng });
 * typeof handle; // => 'function'
 */
export async function svgToPng(svg: string): Promise<Uint8Array | undefined> {
  const renderer = installed();
  if (!renderer) return undefined;
  if (unfinished > MOST_WAITING) throw new CalculationError('rate_limited', TOO_MANY);
  unfinished += 1;
  const drawn = before.then(async () => {
    const options = { background: '#ffffff', fitTo: { mode: 'width', value: SIDE } } as const;
    return (await renderer.renderAsync(forRenderer(svg), options)).asPng();
  });
  before = drawn
    .catch(() => undefined)
    .then(() => {
      unfinished -= 1;
    });
  return drawn;
}

/** Whether this process can draw a PNG. Asked while there are files to be opened, it is not in doubt when there are none. */
export function canDrawPng(): boolean {
  try {
    return installed() !== undefined;
  } catch {
    return false;
  }
}

const TOO_MANY = 'Too many charts are being drawn as PNG. Ask again in a second, or ask for svg.';

/** The chart that is drawn, and those that wait for it. */
let unfinished = 0;

/** One at a time: several would take every processor from what answers the other clients. */
let before: Promise<unknown> = Promise.resolve();

/** An `import` that has failed is never tried again. */
function installed(): typeof Resvg | undefined {
  try {
    return require(PACKAGE) as typeof Resvg;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Fonts that systems have: the first that is there is taken. The renderer does not know which is that of the system. */
const LATIN = 'Noto Sans, DejaVu Sans, Liberation Sans, Helvetica Neue, Segoe UI, Arial, sans-serif';

const DEVANAGARI =
  'Noto Sans Devanagari, Nirmala UI, Kohinoor Devanagari, Devanagari Sangam MN, Devanagari MT, Mangal, Lohit Devanagari';

/** The other scripts of India, each by the fonts that systems have for it. */
const OTHERS: readonly (readonly [letters: RegExp, families: string])[] = [
  [/\p{Script=Bengali}/u, 'Noto Sans Bengali, Nirmala UI, Kohinoor Bangla, Vrinda, Lohit Bengali'],
  [/\p{Script=Gujarati}/u, 'Noto Sans Gujarati, Nirmala UI, Kohinoor Gujarati, Shruti, Lohit Gujarati'],
  [/\p{Script=Kannada}/u, 'Noto Sans Kannada, Nirmala UI, Kannada Sangam MN, Tunga, Lohit Kannada'],
  [/\p{Script=Malayalam}/u, 'Noto Sans Malayalam, Nirmala UI, Malayalam Sangam MN, Kartika, Lohit Malayalam'],
  [/\p{Script=Tamil}/u, 'Noto Sans Tamil, Nirmala UI, Tamil Sangam MN, Latha, Lohit Tamil'],
  [/\p{Script=Telugu}/u, 'Noto Sans Telugu, Nirmala UI, Kohinoor Telugu, Gautami, Lohit Telugu'],
];

/** A sign of a vowel that takes room beside its consonant, with what stands above or below it. */
const VOWEL_SIGN = /[\u0903\u093E-\u0940\u0949-\u094C]\p{Mn}*/gu;

/** The number of a varga beside its name in another script. */
const VARGA_NUMBER = /\(D\d+\)/g;

/** What stands in an element. */
const LETTERS = />[^<]*/g;

/**
 * An SVG in the words that the renderer knows: no `system-ui`, and whole hundreds of weights. Letters of a font that only
 * stands in are not bold, so each script has its own. The renderer takes the widest part of a syllable for its width, so
 * that the next letter would stand on the sign of a vowel: a space, which is as wide as such a sign, makes room.
 */
export function forRenderer(svg: string): string {
  const known = svg.replaceAll(' font-weight="650"', ' font-weight="700"');
  const [, other] = OTHERS.find(([letters]) => letters.test(svg)) ?? [];
  if (other !== undefined) return withFamilies(known, `${other}, ${LATIN}`);
  if (!/\p{Script=Devanagari}/u.test(svg)) return withFamilies(known, LATIN);
  return withFamilies(known, `${DEVANAGARI}, ${LATIN}`)
    .replace(VOWEL_SIGN, '$&\u00A0')
    .split('</text>')
    .map(withLatinNumbers)
    .join('</text>');
}

/** Up to the end of a drawn text: a title and an attribute may have such a number too, and hold no elements. */
function withLatinNumbers(part: string): string {
  const at = part.lastIndexOf('<text');
  return at < 0 ? part : part.slice(0, at) + part.slice(at).replace(LETTERS, withLatinNumber);
}

function withLatinNumber(letters: string): string {
  return letters.replace(VARGA_NUMBER, `<tspan font-family="${LATIN}">$&</tspan>`);
}

function withFamilies(svg: string, families: string): string {
  return svg.replace(' font-family="system-ui, sans-serif"', ` font-family="${families}"`);
}
