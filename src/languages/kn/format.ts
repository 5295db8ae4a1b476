import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'kn-IN',
  // As almanacs and newspapers divide a day: the hours before sunrise have a name of their own.
  partsOfDay: '0 ರಾತ್ರಿ\u00a0{}|3 ಬೆಳಗಿನ\u00a0ಜಾವ\u00a0{}|6 ಬೆಳಗ್ಗೆ\u00a0{}|12 ಮಧ್ಯಾಹ್ನ\u00a0{}|16 ಸಂಜೆ\u00a0{}|19 ರಾತ್ರಿ\u00a0{}',
  cardinals: { north: 'ಉ.', south: 'ದ.', east: 'ಪೂ.', west: 'ಪ.' },
  // As almanacs shorten them; the whole words would change with the number.
  units: { hour: 'ಗಂ.', minute: 'ನಿ.' },
  // CLDR sets the month before its day where the year follows; people write the day first, without a comma.
  dateAsWritten: [[/^([^\d ,]+, )?([^\d ,]+) (\d\d?), ?(\d{4})$/gu, '$1$3 $2 $4']],
  // It sets "and" before the last; people write commas alone.
  listAsWritten: (list) => list.replace(/,? ಮತ್ತು /, ', ').replace(', ಅಥವಾ ', ' ಅಥವಾ '),
  digits: { native: '೦೧೨೩೪೫೬೭೮೯', label: 'ಅಂಕಿಗಳು' },
  zones,
};
