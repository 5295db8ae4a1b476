import type { Language } from '../../language.js';
import type { MeaningKeys, MeaningKind } from './kinds.js';

/**
 * What tradition says of a sign, a nakshatra, a house, the lord of a dasha or a koota: one to three short sentences in
 * a language, which tell what it stands for and promise nothing. They are our own words; no calculation uses them.
 *
 * @throws RangeError for a kind or a key that there is not.
 *
 * @example
 * import { moonSign } from 'nirayana';
 * import { meaning } from 'nirayana/languages';
 * import { en } from 'nirayana/languages/en';
 * import { hi } from 'nirayana/languages/hi';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = moonSign(birth);
 * meaning('nakshatra', result.nakshatra.name, hi); // => 'प्रतीक मृदंग, देवता वसु। परंपरा में यह लय, संगीत और समृद्धि का नक्षत्र है।'
 * meaning('house', 7, en); // => 'Traditionally the house of marriage, partners and dealings with others.'
 */
export function meaning<Kind extends MeaningKind>(
  kind: Kind,
  key: MeaningKeys[Kind],
  { meanings }: Pick<Language, 'meanings'>,
): string {
  const table: Readonly<Record<string | number, string>> | undefined = Object.hasOwn(meanings, kind)
    ? meanings[kind]
    : undefined;
  if (table === undefined) throw new RangeError(`There is no kind of meanings ${String(kind)}.`);
  const said = Object.hasOwn(table, key) ? table[key] : undefined;
  if (said === undefined) throw new RangeError(`There is no ${kind.replaceAll('_', ' ')} ${String(key)}.`);
  return said;
}
