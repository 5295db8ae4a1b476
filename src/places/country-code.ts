import { COUNTRIES } from './countries.js';
import { fold } from './fold.js';

let codes: Map<string, string> | undefined;

/** The code of the country that a text names by its code or by one of its names; undefined where it names none. */
export function countryCode(text: string): string | undefined {
  codes ??= new Map(
    COUNTRIES.trim()
      .split('\n')
      .flatMap((line) => {
        const code = line.slice(0, 2);
        return [code, ...line.slice(3).split('|')].map((name) => [fold(name).trim(), code] as const);
      })
      // Korea is the name of two, of which none is meant then.
      .filter(([name], index, all) => !all.some(([other], at) => other === name && all[at]?.[1] !== all[index]?.[1])),
  );
  return codes.get(fold(text.trim()).trim());
}
