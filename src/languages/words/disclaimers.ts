/** The tools that take a language in their input and word all of their answer in it. */
export type WordedTool =
  | 'best-time-today'
  | 'monthly-snapshot'
  | 'personal-activation'
  | 'push-or-wait'
  | 'relationship-weather';

/** What the numbers of these tools are not for. */
export type Disclaimers = Readonly<Record<WordedTool, string>>;
