/** A place as the service tells it. */
export interface FoundPlace {
  readonly name: string;
  readonly region: string | null;
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** The name of a place with its region and its country in the language of the page. */
export function placeLabel({ name, region, country }: FoundPlace, language: string): string {
  const land = new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country);
  const parts = [name, region === name ? null : region, land === name ? null : land];
  return parts.filter((part) => part !== null && part !== undefined).join(', ');
}
