const CLOCK = /^\d{1,2}:\d{2}/;

/** With its article as Spanish has it: "las 14:05", but "la 01:20", and "el 3 de mayo" for a day. */
export function spanishTime(when: string): string {
  if (!CLOCK.test(when)) return `el ${when}`;
  return `${/^0?1:/.test(when) ? 'la' : 'las'} ${when}`;
}

/** With one full stop where a time has its own: "a las 2:05 p. m.". */
export function endedOnce(sentence: string): string {
  return sentence.replace(/\.\.$/, '.');
}

/** With the word behind it that German has for times of 24 hours alone: "14:05 Uhr", but "2:05 PM". */
export function germanTime(when: string): string {
  return /\d\u00a0[AP]M/.test(when) ? when : `${when} Uhr`;
}

/** "jusqu’à 14:05", but "jusqu’au 3 mai". */
export function frenchUntil(when: string): string {
  return `${CLOCK.test(when) ? 'jusqu’à' : 'jusqu’au'} ${when}`;
}

/** "de 12:19 a 13:14", but "del 1 de enero al 2 de enero". */
export function spanishSpan(from: string, to: string): string {
  return CLOCK.test(from) ? `de ${from} a ${to}` : `del ${from} al ${to}`;
}

/** "de 12:19 à 13:14", but "du 1er janvier au 2 janvier". */
export function frenchSpan(from: string, to: string): string {
  return CLOCK.test(from) ? `de ${from} à ${to}` : `du ${from} au ${to}`;
}

/** A number of days, as it is written: French has the plural from two on. */
export function frenchDays(days: string): string {
  return `${days} ${/^[01](,|$)/.test(days) ? 'jour' : 'jours'}`;
}
