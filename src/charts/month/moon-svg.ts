import { cos, RADIANS_PER_DEGREE } from '../../base/math/angle.js';
import { requireNumber, requireText } from '../arguments.js';
import { type Content, element, type Markup, tenths } from '../svg/element.js';

const CENTRE = 8;
const RADIUS = 6.5;
const [TOP, BOTTOM] = [CENTRE - RADIUS, CENTRE + RADIUS];
const DISC = { cx: CENTRE, cy: CENTRE, r: RADIUS };
/** The dark edge of a nearly full Moon and the light of a nearly new one are drawn as wide as this, or the rim would cover them. */
const EDGE = 0.6;
const LIT = '#ffffff';
const DARK = '#1a1c23';

export interface MoonSvgOptions {
  /** What the phase is called: "First quarter". Without one the picture is hidden from who listens to the page. */
  readonly title?: string | undefined;
}

/**
 * The Moon by its elongation from the Sun in degrees: 0 new, 90 first quarter, 180 full, 270 last quarter, as who stands
 * north of it sees it, the waxing Moon lit on the right. Any turn counts.
 *
 * @throws TypeError for an argument of the wrong type.
 * @throws RangeError for an elongation that is no finite number.
 *
 * @example
 * import { moonSvg } from 'nirayana/charts';
 *
 * moonSvg(90, { title: 'First quarter' }).includes('<path class="m-dark" d="M8 1.5A6.5 6.5 0 0 0 8 14.5Z"'); // => true
 * moonSvg(450) === moonSvg(90); // => true
 */
export function moonSvg(elongation: number, { title }: MoonSvgOptions = {}): string {
  requireNumber(elongation, 'elongation');
  if (title !== undefined) requireText(title, 'title');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'mk',
      viewBox: '0 0 16 16',
      ...(title === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': title }),
    },
    moonDisc(elongation),
  ).markup;
}

/** The Moon of {@link moonSvg} in a square of 16, to be put into another picture. */
export function moonDisc(elongation: number): readonly Content[] {
  return [
    element('circle', { class: 'm-lit', ...DISC, fill: LIT }),
    shadow(((elongation % 360) + 360) % 360),
    element('circle', { class: 'm-rim', ...DISC, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.25 }),
  ];
}

/** The dark part: one half of the rim, and from there back along the edge of the light, which is half an ellipse. */
function shadow(elongation: number): Markup | undefined {
  const isWaxing = elongation < 180;
  // Reckoned from the new Moon on either side, so that it wanes by the same steps.
  const middle = tenths(RADIUS * cos((isWaxing ? elongation : 360 - elongation) * RADIANS_PER_DEGREE));
  if (middle === RADIUS) return element('circle', { class: 'm-dark', ...DISC, fill: DARK });
  if (middle === -RADIUS) return undefined;
  const flat = Math.min(Math.max(middle, EDGE - RADIUS), RADIUS - EDGE);
  const rim = isWaxing ? 0 : 1;
  // A crescent's shadow reaches beyond the middle, that of a gibbous Moon does not come up to it.
  const edge = flat > 0 ? rim : 1 - rim;
  const back = flat === 0 ? '' : `A${Math.abs(flat)} ${RADIUS} 0 0 ${edge} ${CENTRE} ${TOP}`;
  const path = `M${CENTRE} ${TOP}A${RADIUS} ${RADIUS} 0 0 ${rim} ${CENTRE} ${BOTTOM}${back}Z`;
  return element('path', { class: 'm-dark', d: path, fill: DARK });
}
