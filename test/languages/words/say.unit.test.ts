import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../src/base/reasons.js';
import { birth, horoscopeMatching, moonSign, vrataCalendar } from '../../../src/entries/index.js';
import { name, say } from '../../../src/entries/languages.js';
import { CAVEAT_CODES } from '../../../src/languages/en/caveats.js';
import { LANGUAGE_CODES, LOCALES } from '../../../src/languages/locale/locales.js';
import { MATCH_REASONS } from '../../../src/rules/matching/ranking.js';
import { LANGUAGES } from '../../support/languages.js';
import { expectSentences } from '../../support/sentences.js';
import { errorOf, words } from '../../support/support.js';

const noTime = birth({ date: '1990-05-17', place: { latitude: 28.6139, longitude: 77.209 } });
const [unknownTime] = moonSign(noTime).provenance.caveats;
const place = { latitude: 28.6139, longitude: 77.209 };

describe('name', () => {
  it('tells what a name or a code of a result is called', () => {
    expect(LOCALES.map((locale) => name('nakshatra', 'Dhanishta', LANGUAGES[locale]))).toEqual(words`
      Dhanishta Дханіштха Дхаништха धनिष्ठा Dhanishta Dhanishta Dhanishta
    `);
    expect(name('window', 'amrit', LANGUAGES.hi)).toBe(name('choghadiya', 'Amrit', LANGUAGES.hi));
    expect(name('window', 'sayahna_sandhya', LANGUAGES.hi)).toBe('सायं संध्या');
    expect(name('chart_point', 'moon', LANGUAGES.de)).toBe('Mond');
    expect(name('koota_name', 'Graha Maitri', LANGUAGES.ru)).toBe(name('koota', 'graha_maitri', LANGUAGES.ru));
    expect(name('moon_phase_name', 'Full Moon', LANGUAGES.fr)).toBe('Pleine lune');
    expect(name('varga_name', 'navamsha', LANGUAGES.uk)).toBe(name('varga', 'D9', LANGUAGES.uk));
  });

  it('is refused by the compiler where the kind has no such name', () => {
    // @ts-expect-error Dhanishta is no sign.
    expect(() => name('sign', 'Dhanishta', LANGUAGES.en)).toThrow(new RangeError('There is no sign Dhanishta.'));
    // @ts-expect-error There is no such kind.
    expect(() => name('star', 'Spica', LANGUAGES.en)).toThrow(
      /^There is no kind of names star\. The kinds are: .*\bnakshatra, .*\bsign, /,
    );
    for (const inherited of ['constructor', 'toString', '__proto__']) {
      expect(() => name('sign', inherited as 'Aries', LANGUAGES.en)).toThrow(RangeError);
      expect(() => name(inherited as 'sign', 'Aries', LANGUAGES.en)).toThrow(RangeError);
    }
  });
});

describe('say', () => {
  const refused = errorOf(() => birth({ date: '1990-02-30', place }));
  const [field] = refused.fieldErrors ?? [];
  if (!unknownTime || !field) throw new Error('The examples have gone.');

  it('words a caveat and an error of this program', () => {
    expect(say(unknownTime, LANGUAGES.hi)).toMatch(/^जन्म समय ज्ञात नहीं है/);
    expect(say(field, LANGUAGES.de)).toBe(
      'Den 30. Februar 1990 gibt es im Kalender nicht. Bitte prüfen Sie das Datum.',
    );
    expect(say(refused, LANGUAGES.de)).toBe('Bitte sehen Sie sich eine Angabe noch einmal an.');
  });

  it('words a code with its facts, wherever they come from', () => {
    const reason = reasonOf(field);
    if (!reason) throw new Error('The facts have gone.');
    expect(say(JSON.parse(JSON.stringify(unknownTime)), LANGUAGES.fr)).toBe(say(unknownTime, LANGUAGES.fr));
    expect(say(JSON.parse(JSON.stringify(reason)), LANGUAGES.es)).toBe(say(field, LANGUAGES.es));
  });

  it('says of an error without facts that something is wrong, in English what it is', () => {
    const copy = { field: field.field, message: field.message };
    expect(say(copy, LANGUAGES.en)).toBe(field.message);
    expect(say(copy, LANGUAGES.hi)).not.toMatch(/\p{Script=Latin}/u);
  });

  it('says of a caveat without facts no fault of a server, and of a code that there is not nothing', () => {
    const any = (value: object) => value as never;
    const { hi, en, fr } = LANGUAGES;
    expect(say(any({ code: 'birth_time_unknown' }), hi)).toBe(hi.refusals.caveat);
    expect(say(any({ code: 'birth_time_unknown' }), en)).toBe(en.refusals.caveat);
    expect(say(any({ code: 'zone_border', message: 'A border is near.' }), fr)).toBe(fr.refusals.caveat);
    expect(say(any({ code: 'no_sunrise' }), hi)).toBe(say({ code: 'no_sunrise', facts: {} }, hi));
    expect(say(any({ code: 'birth_form' }), hi)).toBe(hi.refusals.field);
    expect(say(any({ code: 'not_found' }), en)).toBe(en.refusals.codes.not_found);
    expect(() => say(any({ code: 'no_such_code' }), en)).toThrow(RangeError);
    for (const locale of LANGUAGE_CODES) {
      for (const code of CAVEAT_CODES) {
        const told = say(any({ code }), LANGUAGES[locale]);
        expectSentences(locale, told, code);
        expect(told).not.toContain('undefined');
        expect(told).not.toBe(LANGUAGES[locale].refusals.codes.internal_error);
      }
    }
  });

  it('calls two persons as the caller does', () => {
    const births = {
      person_a: birth({ date: '1990-05-17', place }),
      person_b: birth({ date: '1992-06-03', place }),
    };
    const { caveats } = horoscopeMatching(births).provenance;
    const names = { person_a: 'आशा', person_b: 'रवि' };
    const [first = '', second = ''] = caveats.map((one) => say(one, LANGUAGES.hi, names));
    expect(first).toMatch(/^आशा: जन्म समय ज्ञात नहीं है/);
    expect(second).toMatch(/^रवि: जन्म समय ज्ञात नहीं है/);
    expect(caveats.map((one) => say(one, LANGUAGES.fr, { person_b: 'Élise' }))[0]).toMatch(/^Personne A\u202f: /);
    expect(caveats.map((one) => say(one, LANGUAGES.fr, { person_b: 'Élise' }))[1]).toMatch(/^Élise\u202f: L’heure/);
    expect(say(caveats[0] as never, LANGUAGES.en, names)).toMatch(/^आशा: The birth time is not known/);
    expect(say(caveats.at(-1) as never, LANGUAGES.en, names)).toBe(say(caveats.at(-1) as never, LANGUAGES.en));
  });

  it('names the option or the field that there is not', () => {
    const flat = { birth_date: '1990-05-17', latitude: 28.6139, longitude: 77.209 };
    const any = (value: object) => value as never;
    for (const [input, options, name] of [
      [flat, { region: 'tamil' }, 'region'],
      [flat, { ayanamsa: 'raman' }, 'ayanamsa'],
      [flat, { ayanamsha: 'ramon' }, 'ayanamsha'],
      [flat, { now: 'soon' }, 'now'],
      [{ ...flat, birthplace: 'Delhi' }, {}, 'birthplace'],
    ] as const) {
      const refused = errorOf(() => moonSign(any(input), any(options)));
      expect(refused.fieldErrors?.map(({ field }) => field)).toEqual([name]);
      for (const locale of LANGUAGE_CODES) {
        const [told = ''] = refused.fieldErrors?.map((one) => say(one, LANGUAGES[locale])) ?? [];
        expect(told.startsWith(name)).toBe(true);
        expect(say(any(refused), LANGUAGES[locale]).startsWith(name)).toBe(true);
      }
    }
  });

  it('names an observance as its day is called', () => {
    const pune = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
    const { observances } = vrataCalendar({ from: '2026-01-01', to: '2026-12-31', ...pune }).result;
    const ekadashis = observances.filter(({ code }) => code === 'ekadashi');
    expect(new Set(ekadashis.map((one) => say(one, LANGUAGES.hi))).size).toBeGreaterThan(20);
    for (const one of observances) {
      expect(say(one, LANGUAGES.en)).toContain(one.weekday_observance_name ?? one.name);
      expect(say(JSON.parse(JSON.stringify(one)), LANGUAGES.hi)).not.toMatch(/\p{Script=Latin}/u);
    }
  });

  it.each(LANGUAGE_CODES)('explains what stands out of a match, and says where it is open, in %s', (locale) => {
    const codes = [...MATCH_REASONS.kootas, ...MATCH_REASONS.poruthams];
    const said = codes.flatMap((code) => {
      const [certain, open] = (['certain', 'possible'] as const).map((certainty) =>
        say({ code, certainty }, LANGUAGES[locale]),
      );
      // Bengali and Malayalam say it in fewer letters.
      expect(certain?.length).toBeGreaterThan(LANGUAGES[locale].names.match_reason[code].length + 6);
      expect(open).toBe(`${certain} ${LANGUAGES[locale].findings.possible}`);
      return [certain ?? '', open ?? ''];
    });
    expect(new Set(said).size).toBe(2 * codes.length);
    for (const one of said) expectSentences(locale, one, one);
  });

  it.each(LANGUAGE_CODES)('words every porutham and what counts in papasamya in %s', (locale) => {
    const births = {
      person_a: birth({ date: '1990-01-15', time: '04:30', place }),
      person_b: birth({ date: '1992-06-03', time: '11:15', place }),
    };
    const said = (['tamil', 'kerala', 'twelve', 'stars_only'] as const).flatMap((profile) => {
      const { south_indian, papasamya } = horoscopeMatching({ ...births, profile }).result;
      if (!papasamya) throw new Error('Both have a time.');
      const { bride, groom } = papasamya;
      return [...south_indian.poruthams, ...bride.contributions, ...groom.contributions, papasamya];
    });
    expect(said.length).toBeGreaterThan(60);
    for (const one of said) expectSentences(locale, say(one, LANGUAGES[locale]), JSON.stringify(one));
  });

  it.each(LANGUAGE_CODES)('words a porutham alike in the result and by what JSON has of it in %s', (locale) => {
    const births = {
      person_a: birth({ date: '1990-01-15', time: '04:30', place }),
      person_b: birth({ date: '1992-06-03', time: '11:15', place }),
      profile: 'twelve',
    } as const;
    const asked = locale === 'en' ? {} : { locale: LANGUAGES[locale] };
    const { poruthams } = horoscopeMatching(births, asked).result.south_indian;
    expect(poruthams).toHaveLength(12);
    for (const { explanation, ...told } of JSON.parse(JSON.stringify(poruthams)))
      expect(explanation).toBe(say(told, LANGUAGES[locale]));
  });

  it('tells of a porutham how far it agrees, what each has and what may waive it', () => {
    const found = { points: 0.5, bride_value: 'deva', groom_value: 'rakshasa', waivers: [] } as const;
    const gana = { ...found, code: 'gana', waivers: ['gana_bride_beyond_14th'] } as const;
    expect(say({ ...found, code: 'gana' }, LANGUAGES.en)).toBe(
      'Gana: agrees by half. Bride: Deva (divine), Groom: Rakshasa (fierce).',
    );
    expect(say({ ...gana, points: 0 }, LANGUAGES.hi)).toMatch(
      /^गण: नहीं मिलता। वधू: .*, वर: .*। कुछ ग्रंथ इसे क्षम्य मानते हैं: .*।$/,
    );
    const mars = { planet: 'Mars', house: 7, reference: 'moon', points: 0.5 } as const;
    expect(say(mars, LANGUAGES.en)).toBe('Mars in house 7 from the Moon (0.5).');
    expect(say(mars, LANGUAGES.ru)).toContain('(0,5)');
  });
});
