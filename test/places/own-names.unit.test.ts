import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../src/entries/places.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import { SCRIPTS } from '../../src/languages/locale/scripts.js';
import { PLACE_NAMES } from '../../src/languages/place-names.js';
import type { PlaceNames } from '../../src/languages/words/place-names.js';
import { fold } from '../../src/places/fold.js';

const named: readonly PlaceNames[] = await Promise.all(
  Object.values(PLACE_NAMES).map((read) => (read as () => Promise<PlaceNames>)()),
);

/** How many places each knows: 500 and more, or as many as there are to be named in the list and in GeoNames. */
const PLACES: Partial<Record<LanguageCode, number>> = { ta: 503, te: 530, kn: 562, ml: 511, mr: 522, gu: 596, bn: 581 };

/** Names that more than one place of a state has. */
const ALIKE: Partial<Record<LanguageCode, readonly string[]>> = {
  ta: ['சிவகிரி', 'அம்மாப்பேட்டை', 'புதூர்', 'கீரனூர்'],
  te: ['రామాపురం'],
  kn: ['ವಿಜಯಪುರ', 'ಹೊಸಕೋಟೆ'],
  mr: ['जळगाव', 'मलकापूर', 'कांद्री', 'खेड', 'आष्टी'],
  gu: ['માંડવી', 'ડુંગરપુર'],
  bn: ['বারাসত', 'শ্রীরামপুর', 'বিষ্ণুপুর', 'বলরামপুর'],
};

interface Line {
  readonly state: string;
  readonly key: string;
  readonly names: readonly string[];
}

function linesOf({ places }: PlaceNames): Line[] {
  let state = '';
  return places
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        state = line.slice(2);
        return [];
      }
      const [key = '', names = ''] = line.split(';');
      return [{ state, key, names: names.split('|') }];
    });
}

describe.each(named.map((one) => [one.language, one] as const))('the places that %s names', (language, names) => {
  const lines = linesOf(names);
  const script = SCRIPTS[language] as RegExp;

  it('are as many as are told, in the composed normal form and in letters of the script alone', () => {
    expect(lines).toHaveLength(PLACES[language] ?? 0);
    expect(names.places === names.places.normalize('NFC')).toBe(true);
    const odd = lines.flatMap((line) => line.names).filter((name) => !isSpelt(name, script));
    expect(odd).toEqual([]);
  });

  it('are found by the name among the first three, and shown by it', () => {
    const wrong = lines.flatMap(({ state, key, names: [usual = ''] }) => {
      const country = state.slice(0, 2);
      const found = findPlaces(usual, { locale: language, names, country, limit: 3 });
      const [name = ''] = key.split('@');
      const place = found.find((one) => fold(one.name) === fold(name) && state === `${one.country};${one.region}`);
      return place?.label.startsWith(usual) ? [] : [`${key} ${usual}: ${found.map(({ label }) => label).join(' / ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are one each of a name in a state, but those that are called alike there', () => {
    const usual = lines.map(({ state, names: [name] }) => `${state};${name}`);
    const twice = usual.filter((one, at) => usual.indexOf(one) < at).map((one) => one.split(';').at(-1) ?? '');
    expect(new Set(twice)).toEqual(new Set((ALIKE[language] ?? []).map((name) => name.normalize('NFC'))));
  });
});

describe('the names that GeoNames has in a script', () => {
  const rows = readFileSync(new URL('../../golden/reference/place_names.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

  it.each(named.map((names) => [names.language, names] as const))('are known to %s', (language, names) => {
    const known = new Set(linesOf(names).flatMap((line) => line.names.map(fold)));
    const own = rows.filter(([code]) => code === language);
    expect(own.length).toBeGreaterThan(11);
    expect(own.filter(([, name = '']) => !known.has(fold(name)))).toEqual([]);
  });
});

describe('places that a language knows besides the list', () => {
  const tamil = named.find(({ language }) => language === 'ta') as PlaceNames;

  it('are found with its names alone', () => {
    expect(findPlaces('ஏற்காடு', { country: 'IN' })).toEqual([]);
    expect(findPlaces('ஏற்காடு', { names: tamil, locale: 'ta' })).toMatchObject([
      { name: 'Yercaud', region: 'Tamil Nadu', country: 'IN', timezone: 'Asia/Kolkata', match: 'other_name' },
    ]);
    expect(findPlaces('Yercaud', { names: tamil })[0]).toMatchObject({ match: 'exact', population: 0 });
  });

  it('forgive a typing error and know their state', () => {
    expect(findPlaces('கும்பகோனம்', { names: tamil })[0]).toMatchObject({ name: 'Kumbakonam', match: 'typing' });
    expect(findPlaces('ஏற்காடு, தமிழ்நாடு', { names: tamil })[0]?.name).toBe('Yercaud');
  });

  it('refuses what are no names', () => {
    expect(() => findPlaces('Pune', { names: 'ta' as never })).toThrow('names');
  });
});

/** A full stop, a hyphen and what keeps letters apart stand between letters of the script. */
function isSpelt(name: string, script: RegExp): boolean {
  return name !== '' && [...name].every((letter) => script.test(letter) || /[ .\-\u200c\p{M}]/u.test(letter));
}
