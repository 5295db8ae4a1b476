/** A time of day, `14:05`, by a clock of twelve hours, whose `parts` a language has as `partsOfDay`. The script has it too. */
export function byTwelve(time: string, parts: string): string {
  const hour = Number(time.slice(0, 2));
  const begun = parts.split('|').filter((part) => Number.parseInt(part, 10) <= hour);
  const [, told = '{}'] = /^\d+ (.*)$/.exec(begun.at(-1) ?? '') ?? [];
  return told.replace('{}', `${hour % 12 || 12}${time.slice(2, 5)}`);
}
