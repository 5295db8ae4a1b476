import type { Disclaimers } from '../words/disclaimers.js';

export const disclaimers: Disclaimers = {
  'best-time-today':
    'Hours ranked by traditional rules alone. When health, law or money is at stake, take the time that the matter itself needs.',
  'push-or-wait':
    'A score of the calendar, which knows nothing of your plans. Do not put off a treatment, a payment or a legal deadline because of it.',
  'personal-activation':
    'It counts from the natal Moon alone and foretells neither moods nor events. Not for decisions about health, law or money.',
  'relationship-weather':
    'It reads the sky of a day, not the people in it. Do not begin, judge or end a relationship by it.',
  'monthly-snapshot':
    'Best and caution days follow from traditional rules alone. Do not move an operation, a contract or a payment to fit them.',
};
