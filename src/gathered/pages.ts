import { GATHERED, type GatheredName } from '../catalog/gathered.js';
import type { GatheredPage } from '../pages/shell/gathered-page.js';
import { careerPage } from './career/page.js';
import { kundliPage } from './kundli/page.js';
import { matchingPage } from './matching/page.js';

/** The pages of several tools. The compiler wants one for each path. */
const PAGES: Readonly<Record<GatheredName, GatheredPage>> = {
  kundli: kundliPage,
  matching: matchingPage,
  career: careerPage,
};

export const GATHERED_PAGES: readonly GatheredPage[] = GATHERED.map((name) => PAGES[name]);
