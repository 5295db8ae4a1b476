import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { zoneNamed } from '../../src/languages/pages/zone-names.js';
import { PAGE_WORDS } from '../support/page-words.js';

describe('The name of a zone', () => {
  it('is that of its clock in the language of the reader, with the name in the database', () => {
    expect(zoneNamed(PAGE_WORDS.en, 'Asia/Kolkata')).toBe('India Standard Time (Asia/Kolkata)');
    expect(zoneNamed(PAGE_WORDS.hi, 'Asia/Calcutta')).toBe('भारतीय मानक समय (Asia/Calcutta)');
    expect(zoneNamed(PAGE_WORDS.de, 'Europe/Paris')).toBe('Mitteleuropäische Zeit (Europe/Paris)');
  });

  it('is that of no winter where the summer has another', () => {
    expect(zoneNamed(PAGE_WORDS.en, 'Europe/London')).toBe('Europe/London');
    expect(zoneNamed(PAGE_WORDS.en, 'Europe/Dublin')).toBe('Europe/Dublin');
  });

  it('is what the zone is called where there is no other', () => {
    for (const zone of ['+05:53:28', 'LMT', 'Nowhere/At_All', '', 'constructor']) {
      for (const locale of LANGUAGE_CODES) expect(zoneNamed(PAGE_WORDS[locale], zone)).toBe(zone);
    }
  });

  it('is what the engine calls it too, in English', () => {
    for (const zone of ['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Kyiv', 'America/New_York', 'Asia/Dubai']) {
      const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longGeneric' });
      const name = format.formatToParts(Date.UTC(2025, 0, 1)).find(({ type }) => type === 'timeZoneName')?.value;
      expect(zoneNamed(PAGE_WORDS.en, zone)).toBe(`${name} (${zone})`);
    }
  });
});
