import { describe, expect, it } from 'vitest';
import { isAbroad, regionAbroad } from '../../../src/calculation/region-abroad.js';
import { HABITS } from '../../../src/languages/locale/habits.js';
import { LANGUAGE_NAMES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { readChoices } from '../../../src/pages/shell/choice-names.js';
import { choicesFor, regionToName, takenBy, whyRegionAbroad } from '../../../src/pages/shell/choices.js';
import { REGIONS } from '../../../src/rules/vrata/regions.js';
import { birthChartTool } from '../../../src/tools/birth-chart-calculator/tool.js';
import { panchangTool } from '../../../src/tools/panchang/tool.js';
import { sunSignTool } from '../../../src/tools/sun-sign/tool.js';
import { vrataCalendarTool } from '../../../src/tools/vrata-calendar/tool.js';

const LONDON = { latitude: 51.5, longitude: -0.12 };
const MADURAI = { latitude: 9.92, longitude: 78.12 };

const at = ({ latitude, longitude }: typeof LONDON, region?: string) =>
  new Map([
    ['at_lat', `${latitude}`],
    ['at_lon', `${longitude}`],
    ...(region === undefined ? [] : [['region', region]]),
  ] as [string, string][]);

describe('the region of observances', () => {
  it('is that of the place wherever a place says it, in every language', () => {
    for (const locale of Object.keys(LANGUAGE_NAMES) as LanguageCode[]) {
      expect(regionAbroad(locale, MADURAI), locale).toBeUndefined();
      expect(regionToName(panchangTool, at(MADURAI), locale), locale).toBeUndefined();
    }
  });

  it('is that of the language far from India, for the languages of one state', () => {
    const abroad = (Object.keys(LANGUAGE_NAMES) as LanguageCode[]).flatMap((locale) => {
      const region = regionAbroad(locale, LONDON);
      return region === undefined ? [] : [`${locale} ${region}`];
    });
    expect(abroad.sort()).toEqual([
      'bn bengal',
      'gu gujarat',
      'kn karnataka',
      'ml kerala',
      'mr maharashtra',
      'ta tamil_nadu',
      'te andhra_telangana',
    ]);
    for (const { region } of Object.values(HABITS)) if (region) expect(REGIONS).toContain(region);
    expect(isAbroad(LONDON)).toBe(true);
  });

  it('is named by the address of a page that tells observances, where the address says none', () => {
    expect(regionToName(vrataCalendarTool, at(LONDON), 'ta')).toBe('tamil_nadu');
    expect(regionToName(vrataCalendarTool, at(LONDON, 'north'), 'ta')).toBeUndefined();
    expect(regionToName(birthChartTool, at(LONDON), 'ta')).toBeUndefined();
    expect(regionToName(vrataCalendarTool, new Map(), 'ta')).toBeUndefined();
  });

  it('is told with its reason', () => {
    expect(whyRegionAbroad(at(LONDON, 'tamil_nadu'), 'ta')).toBe('language');
    expect(whyRegionAbroad(at(LONDON, 'kerala'), 'ta')).toBeUndefined();
    expect(whyRegionAbroad(at(LONDON), 'de')).toBe('far');
    expect(whyRegionAbroad(at(MADURAI, 'tamil_nadu'), 'ta')).toBeUndefined();
    expect(whyRegionAbroad(new Map(), 'ta')).toBeUndefined();
  });
});

describe('the choices of a page', () => {
  it('are those that it takes: as a convention, as a field, or for its view', () => {
    expect(takenBy(birthChartTool, ['style', 'varga'])).toEqual(['ayanamsha', 'style']);
    expect(takenBy(vrataCalendarTool, ['only'])).toEqual(['region', 'community', 'tradition', 'ayanamsha']);
    expect(takenBy(panchangTool, ['month'])).toEqual(['region', 'community', 'tradition', 'ayanamsha', 'month']);
    const kept = readChoices('region=kerala&style=south');
    expect(choicesFor(kept, birthChartTool, ['style'])).toEqual([['style', 'south']]);
    expect(choicesFor(kept, sunSignTool, [])).toEqual([]);
  });
});
