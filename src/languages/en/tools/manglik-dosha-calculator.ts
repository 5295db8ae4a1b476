import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  answer: {
    yes: (references, mitigations) =>
      `Manglik: yes, by ${references === 1 ? 'one reference' : 'two references'}, ${mitigations === 0 ? 'with no mitigation' : mitigations === 1 ? 'with 1 mitigation' : `with ${mitigations} mitigations`}`,
    no: 'Manglik: no, neither from the lagna nor from the Moon',
  },
  summary: 'Whether Mars is in a house of the dosha from the lagna or the Moon, and what softens it.',
  submit: 'Check Mars',
  gets: [
    'The house of Mars from the lagna and from the Moon',
    'Every traditional mitigation that holds in the chart',
    'What the rule does not say',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'Manglik dosha',
  flagged: 'present by the rule',
  notFlagged: 'not present',
  byRule: 'from the lagna or the Moon',
  mitigations: 'Mitigations that hold',
  count: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  counted: 'Where Mars stands',
  countedNote: (houses) => `The rule looks for Mars in house ${houses}, counted in whole signs from a reference.`,
  reference: 'Counted from',
  references: { lagna: 'Lagna', moon: 'Moon' },
  referenceSign: 'Its sign',
  houseOfMars: 'House of Mars',
  inRule: 'In the rule',
  yes: 'yes',
  no: 'no',
  softens: 'What softens it',
  softensNote: 'Tradition reads these as cancelling or reducing the dosha. They never change the count above.',
  noneHolds: 'None of the traditional mitigations considered here holds in this chart.',
  notNeeded: 'Mars is in none of the houses of the rule, so nothing needs mitigating.',
  effects: { cancelling: 'cancelling', reducing: 'reducing' },
  factor: 'Rule',
  effect: 'Read as',
  reading: 'How to read it',
  positions: 'Signs used',
};
