/** Where programs subscribe to a calendar. */
interface CalendarWays {
  /** What Apple and most programs of phones and computers open themselves. */
  readonly apple: string;
  /** Google fetches the address that it is told. */
  readonly google: string;
  /** So does Outlook, which is told a name beside it. */
  readonly outlook: string;
}

/** What each of the programs is called, in every language. */
export const CALENDAR_PROGRAMS: Readonly<Record<keyof CalendarWays, string>> = {
  apple: 'Apple',
  google: 'Google',
  outlook: 'Outlook',
};

/**
 * The addresses with which a calendar is subscribed to in one tap.
 *
 * @param address of the calendar, with scheme and host
 * @param name what it is called
 */
export function calendarWays(address: string, name: string): CalendarWays {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return {
    apple: webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`,
  };
}
