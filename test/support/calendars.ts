import ICAL from 'ical.js';

/** An entry as another program reads it. */
interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** YYYY-MM-DD of whole days, else an instant in UTC; the end is not part of it. */
  readonly start: string;
  readonly end: string;
  /** The action and the trigger of each. */
  readonly alarms: readonly string[];
}

export interface ReadCalendar {
  readonly name: string;
  readonly description: string;
  readonly property: (name: string) => string | null;
  readonly events: readonly ReadEvent[];
}

/** A calendar as ical.js reads it, a parser that is not ours. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const property = (name: string) => calendar.getFirstPropertyValue(name)?.toString() ?? null;
  return {
    // ical.js does not know this one as text and leaves it as it is written.
    name: (property('name') ?? '').replace(/\\([\\;,n])/g, (_, letter) => (letter === 'n' ? '\n' : letter)),
    description: property('description') ?? '',
    property,
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
      const url = String(component.getFirstPropertyValue('url'));
      const alarms = component
        .getAllSubcomponents('valarm')
        .map((alarm) => ['action', 'trigger'].map((name) => String(alarm.getFirstPropertyValue(name))).join(' '));
      return { uid, summary, description, url, start: startDate.toString(), end: endDate.toString(), alarms };
    }),
  };
}

/** The lines as they are sent. */
export function linesOf(text: string): string[] {
  return text.split('\r\n').slice(0, -1);
}
