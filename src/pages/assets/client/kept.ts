/**
 * What this device keeps, and only when its owner asks for it: details of people and one place. It is read by the script
 * alone and never sent.
 */
const KEY = 'nirayana';

/** More people than these push out the first ones. */
const MOST_PEOPLE = 50;

/** Values of fields, by what their ids end in. */
export type Values = Readonly<Record<string, string>>;

export interface Person {
  readonly name: string;
  readonly values: Values;
}

interface Kept {
  readonly people: readonly Person[];
  readonly place?: Values | undefined;
}

const NOTHING: Kept = { people: [] };

/** What is kept; nothing where the browser does not let anything be kept, or where something else stands there. */
export function kept(): Kept {
  try {
    const told: Partial<Kept> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const people = Array.isArray(told?.people) ? told.people.filter(isPerson) : [];
    return {
      people,
      place: isValues(told?.place) ? told.place : undefined,
    };
  } catch {
    return NOTHING;
  }
}

/** Whether this browser keeps anything. */
export function mayKeep(): boolean {
  try {
    localStorage.setItem(`${KEY}?`, '');
    localStorage.removeItem(`${KEY}?`);
    return true;
  } catch {
    return false;
  }
}

/** Keeps somebody, in place of one of the same name. */
export function keepPerson(person: Person): void {
  const all = kept();
  const others = all.people.filter(({ name }) => name !== person.name);
  write({ ...all, people: [...others, person].slice(-MOST_PEOPLE) });
}

export function keepPlace(place: Values): void {
  write({ ...kept(), place });
}

/** Whether anything is kept. */
export function keepsAny(): boolean {
  const { people, place } = kept();
  return people.length > 0 || place !== undefined;
}

export function forgetAll(): void {
  localStorage.removeItem(KEY);
}

/** What a file of these details says of itself. */
const FORM = { nirayana: 'details', version: 1 };

/** What is kept, as a file: JSON. */
export function exported(): string {
  return JSON.stringify({ ...FORM, ...kept() }, null, 2);
}

/** Keeps what a file holds beside what is kept already, and tells how much it was; undefined where it is another file. */
export function imported(text: string): number | undefined {
  try {
    const told: Partial<Kept & typeof FORM> | null = JSON.parse(text);
    if (told?.nirayana !== FORM.nirayana || told.version !== FORM.version || !Array.isArray(told.people))
      return undefined;
    if (!told.people.every(isPerson)) return undefined;
    for (const { name, values } of told.people) keepPerson({ name, values });
    if (isValues(told.place)) keepPlace(told.place);
    return told.people.length + (isValues(told.place) ? 1 : 0);
  } catch {
    return undefined;
  }
}

function write(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // It is full. What was kept before stays.
  }
}

function isValues(told: unknown): told is Values {
  return typeof told === 'object' && told !== null && Object.values(told).every((value) => typeof value === 'string');
}

function isPerson(told: unknown): told is Person {
  const { name, values } = (told ?? {}) as Partial<Person>;
  return typeof name === 'string' && isValues(values);
}
