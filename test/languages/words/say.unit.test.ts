import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../src/base/reasons.js';
import { birth, moonSign } from '../../../src/entries/index.js';
import * as german from '../../../src/entries/words/de.js';
import * as hindi from '../../../src/entries/words/hi.js';
import { name, say } from '../../../src/entries/words.js';
import { LOCALES } from '../../../src/languages/locale/locales.js';
import { errorOf } from '../../support/support.js';

const noTime = birth({ date: '1990-05-17', place: { latitude: 28.6139, longitude: 77.209 } });
const [unknownTime] = moonSign(noTime).provenance.caveats;
const place = { latitude: 28.6139, longitude: 77.209 };

describe('name', () => {
  it('tells what a name or a code of a result is called', () => {
    expect(LOCALES.map((locale) => name('nakshatra', 'Dhanishta', locale))).toEqual([
      'Dhanishta',
      'Дханіштха',
      'Дхаништха',
      'धनिष्ठा',
      'Dhanishta',
      'Dhanishta',
      'Dhanishta',
    ]);
    expect(name('window', 'amrit', 'hi')).toBe(name('choghadiya', 'Amrit', 'hi'));
    expect(name('chart_point', 'moon', 'de')).toBe('Mond');
    expect(name('koota_name', 'Graha Maitri', 'ru')).toBe(name('koota', 'graha_maitri', 'ru'));
    expect(name('moon_phase_name', 'Full Moon', 'fr')).toBe('Pleine lune');
    expect(name('varga_name', 'navamsha', 'uk')).toBe(name('varga', 'D9', 'uk'));
  });

  it('is refused by the compiler where the kind has no such name', () => {
    // @ts-expect-error Dhanishta is no sign.
    expect(() => name('sign', 'Dhanishta', 'en')).toThrow(new RangeError('There is no sign Dhanishta.'));
    // @ts-expect-error There is no such kind.
    expect(() => name('star', 'Spica', 'en')).toThrow(new RangeError('There is no kind of names star.'));
    // @ts-expect-error Nor such a language.
    expect(() => name('sign', 'Aries', 'eo')).toThrow(new RangeError('There is no language eo here.'));
    for (const inherited of ['constructor', 'toString', '__proto__']) {
      expect(() => name('sign', inherited as 'Aries', 'en')).toThrow(RangeError);
      expect(() => name(inherited as 'sign', 'Aries', 'en')).toThrow(RangeError);
    }
  });

  it('is the same from the entry of one language', () => {
    expect(hindi.name('nakshatra', 'Dhanishta')).toBe('धनिष्ठा');
    expect(german.name('graha', 'Sun')).toBe('Sonne');
  });
});

describe('say', () => {
  const refused = errorOf(() => birth({ date: '1990-02-30', place }));
  const [field] = refused.fieldErrors ?? [];
  if (!unknownTime || !field) throw new Error('The examples have gone.');

  it('words a caveat and an error of this program', () => {
    expect(say(unknownTime, 'hi')).toMatch(/^जन्म समय ज्ञात नहीं है/);
    expect(say(field, 'de')).toBe('Den 30. Februar 1990 gibt es im Kalender nicht. Bitte prüfen Sie das Datum.');
    expect(say(refused, 'de')).toBe('Bitte sehen Sie sich eine Angabe noch einmal an.');
  });

  it('words a code with its facts, wherever they come from', () => {
    const reason = reasonOf(field);
    if (!reason) throw new Error('The facts have gone.');
    expect(say(JSON.parse(JSON.stringify(unknownTime)), 'fr')).toBe(say(unknownTime, 'fr'));
    expect(say(JSON.parse(JSON.stringify(reason)), 'es')).toBe(say(field, 'es'));
  });

  it('is the same from the entry of one language', () => {
    expect(hindi.say(unknownTime)).toBe(say(unknownTime, 'hi'));
    expect(german.say(field)).toBe(say(field, 'de'));
  });

  it('says of an error without facts that something is wrong, in English what it is', () => {
    const copy = { field: field.field, message: field.message };
    expect(say(copy, 'en')).toBe(field.message);
    expect(say(copy, 'hi')).not.toMatch(/\p{Script=Latin}/u);
  });
});
