/** How the tools are grouped for people, in the order of the first page. */
export const GROUPS = {
  natal: [
    'birth-chart-calculator',
    'vedic-moon-sign-calculator',
    'vedic-zodiac-sign-calculator',
    'vedic-ascendant-calculator',
    'nakshatra-calculator',
    'navamsa-chart-calculator',
    'dasha-calculator',
    'sade-sati-calculator',
    'current-transits-calculator',
    'manglik-dosha-calculator',
    'vedic-baby-name-letter',
  ],
  matching: ['vedic-compatibility-calculator', 'relationship-weather'],
  day: [
    'panchang',
    'daily-timing',
    'push-or-wait',
    'best-time-today',
    'personal-activation',
    'monthly-snapshot',
    'planetary-hours',
  ],
  western: ['sun-sign', 'compatibility'],
  reference: ['nakshatra', 'moon-phases', 'retrogrades'],
} as const;

export type Group = keyof typeof GROUPS;

/** What most visitors come for, where there is nothing nearer to offer. */
export const MOST_SOUGHT: readonly string[] = ['birth-chart-calculator', 'vedic-compatibility-calculator', 'panchang'];
