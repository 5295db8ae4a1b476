import type { SignName } from '../../../base/zodiac/rashi.js';
import type { MarsCount } from '../../../rules/natal/manglik.js';
import type { Names } from '../../names/kinds.js';
import type { MarsWords } from './result-words.js';

/** Mars counted from a reference, as a sentence. */
export function marsCountSentence(
  { count }: MarsWords,
  signs: Names['sign'],
  mars: SignName,
  { sign, house, flagged }: Pick<MarsCount, 'house' | 'flagged'> & { readonly sign: { readonly name: SignName } },
  houses: readonly number[],
): string {
  const told = { mars: signs[mars], from: signs[sign.name], house, houses: houses.join(', '), isOne: flagged };
  return count(told);
}
