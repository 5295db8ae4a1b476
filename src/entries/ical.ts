export { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../base/errors.js';
export type { IcalEntry, IcalOptions, OneOrMore, Reckoned } from '../ical/asked.js';
export {
  anniversariesIcal,
  eclipsesIcal,
  panchangIcal,
  type TransitsOf,
  transitsIcal,
  vrataIcal,
} from '../ical/ical.js';
export type { CalendarWords } from '../languages/pages/calendar-words.js';
