/** What the tests use of ical.js, which has no types for what it parses. */
declare module 'ical.js' {
  class Time {
    readonly isDate: boolean;
    toString(): string;
    toUnixTime(): number;
  }
  class Property {
    readonly name: string;
    getFirstValue(): unknown;
  }
  class Component {
    constructor(jcal: unknown);
    readonly name: string;
    getFirstPropertyValue(name: string): unknown;
    getAllSubcomponents(name?: string): Component[];
    getAllProperties(name?: string): Property[];
  }
  class Event {
    constructor(component: Component);
    readonly uid: string;
    readonly summary: string;
    readonly description: string;
    readonly startDate: Time;
    readonly endDate: Time;
    readonly component: Component;
  }
  const ICAL: {
    parse(text: string): unknown;
    readonly Component: typeof Component;
    readonly Event: typeof Event;
  };
  export default ICAL;
}
