import type { ThemeCode } from './tables.js';

/**
 * The points that one tenth, two tenths and so on to nine tenths of 6,000 reference charts do not exceed: random instants from
 * 1930 to 2009, in ten cities of both hemispheres in turn. Another table of fields, another weight, other deciles.
 */
export const REFERENCE_DECILES: Readonly<Record<ThemeCode, readonly number[]>> = {
  leadership_and_public_office: [12, 15, 17, 19, 21, 23, 25, 28, 32],
  law_and_order: [9, 12, 14, 16, 18, 21, 23, 26, 30],
  service_and_care: [9, 12, 15, 17, 19, 20, 23, 25, 29],
  craft_and_engineering: [9, 12, 15, 17, 19, 21, 24, 27, 31],
  land_and_construction: [10, 13, 15, 16, 18, 20, 22, 25, 28],
  trade_and_commerce: [9, 13, 15, 17, 20, 22, 24, 27, 31],
  finance: [12, 15, 17, 18, 20, 22, 24, 26, 30],
  teaching_and_counsel: [8, 11, 13, 15, 18, 20, 22, 25, 31],
  research_and_analysis: [10, 13, 16, 18, 20, 22, 24, 26, 30],
  communication_and_media: [7, 10, 12, 15, 18, 20, 22, 26, 31],
  arts_and_design: [8, 11, 13, 16, 18, 20, 22, 25, 30],
  travel_and_logistics: [11, 14, 16, 18, 20, 22, 24, 27, 31],
};
