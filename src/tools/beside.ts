import { part, type Section, section } from '../pages/shell/gathered-page.js';
import { LagnaTable } from './day-lagnas/page/lagna-table.js';
import { dayLagnasPage } from './day-lagnas/page/page.js';
import { eclipsesPage } from './eclipses/page/page.js';
import { SeenSection } from './eclipses/page/seen-section.js';
import type { ToolSlug } from './registry.js';
import { LifeSection, saturnPeriodsPage } from './saturn-periods/page/page.js';

/** What the page of a tool shows of another, in the place that its view has for it. */
const BESIDE: { readonly [Slug in ToolSlug]?: Section } = {
  panchang: section(part(dayLagnasPage), LagnaTable, { isAlone: true }),
  'sade-sati-calculator': section(part(saturnPeriodsPage), LifeSection, { isAlone: true }),
  'vrata-calendar': section(part(eclipsesPage), SeenSection, { isAlone: true }),
};

export function besideOf(slug: string): Section | undefined {
  return Object.entries(BESIDE).find(([name]) => name === slug)?.[1];
}
