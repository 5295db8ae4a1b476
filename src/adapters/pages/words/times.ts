const CLOCK = /^\d{2}:\d{2}/;

/** With its article as Spanish has it: "las 14:05", but "la 01:20", and "el 3 de mayo" for a day. */
export function spanishTime(when: string): string {
  if (!CLOCK.test(when)) return `el ${when}`;
  return `${when.startsWith('01:') ? 'la' : 'las'} ${when}`;
}

/** "jusqu’à 14:05", but "jusqu’au 3 mai". */
export function frenchUntil(when: string): string {
  return `${CLOCK.test(when) ? 'jusqu’à' : 'jusqu’au'} ${when}`;
}

/** A number of days, as it is written: French has the plural from two on. */
export function frenchDays(days: string): string {
  return `${days} ${/^[01](,|$)/.test(days) ? 'jour' : 'jours'}`;
}
