import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/languages/locale/locales.js';

/**
 * Makes src/languages/pages/zone-names.ts, and zones.ts of each language, from a folder with the packages cldr-core,
 * cldr-bcp47 and cldr-dates-full of the Unicode CLDR, such as a node_modules in which they were installed for it:
 *
 *     npm run zones:names -- <folder>
 *
 * A zone has the name of the clock that it keeps today: the one that fits winter and summer, where there is one. What has a
 * summer time of its own name, as London has, is left out: the name of its clock is that of the winter.
 */
const LANGUAGES = new URL('../../src/languages/', import.meta.url);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder with cldr-core, cldr-bcp47 and cldr-dates-full.');

function read(path: string) {
  return JSON.parse(readFileSync(join(folder as string, path), 'utf8'));
}

interface Used {
  readonly usesMetazone: { readonly _mzone: string; readonly _to?: string };
}

/** The clock that each zone keeps today, by the zone's name in CLDR. */
function clocks(tree: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([part, inner]): [string, string][] => {
    if (!Array.isArray(inner)) return clocks(inner, [...path, part]);
    const last = (inner as Used[]).at(-1)?.usesMetazone;
    return last && last._to === undefined ? [[[...path, part].join('/'), last._mzone]] : [];
  });
}

/** Every name of a zone by each of them. */
function aliases(): Map<string, readonly string[]> {
  const zones: Record<string, { readonly _alias?: string }> = read('cldr-bcp47/bcp47/timezone.json').keyword.u.tz;
  return new Map(
    Object.values(zones).flatMap(({ _alias = '' }) => {
      const names = _alias.split(' ');
      return names.map((name): [string, readonly string[]] => [name, names]);
    }),
  );
}

interface Named {
  readonly long?: { readonly generic?: string; readonly standard?: string };
}

function namesIn(locale: LanguageCode): Record<string, Named> {
  const path = `cldr-dates-full/main/${locale}/timeZoneNames.json`;
  return read(path).main[locale].dates.timeZoneNames.metazone;
}

const version = read('cldr-core/package.json').version;
const { timezone } = read('cldr-core/supplemental/metaZones.json').supplemental.metaZones.metazoneInfo;
const known = aliases();
const { Europe: european } = read('cldr-dates-full/main/en/timeZoneNames.json').main.en.dates.timeZoneNames.zone;
const hasOwnSummer = (zone: string) => european[zone.replace('Europe/', '')]?.long?.daylight !== undefined;
const zonesOf = new Map<string, string[]>();
for (const [zone, clock] of clocks(timezone)) {
  if (hasOwnSummer(zone)) continue;
  zonesOf.set(clock, [...(zonesOf.get(clock) ?? []), ...(known.get(zone) ?? [zone])]);
}
const names = LANGUAGE_CODES.map((locale) => ({ locale, of: namesIn(locale) }));
const nameOf = (of: Record<string, Named>, clock: string) =>
  of[clock]?.long?.generic ?? of[clock]?.long?.standard ?? '';
const rows = [...zonesOf]
  .toSorted()
  .filter(([clock]) => names.some(({ of }) => nameOf(of, clock) !== ''))
  .map(([clock, zones]) => ({ clock, zones: zones.toSorted() }));

function write(file: string, name: string, about: string, lines: readonly string[]): void {
  const head = `Made by \`npm run zones:names\` from the Unicode CLDR ${version}, under the Unicode License V3 (see NOTICE).`;
  writeFileSync(
    new URL(file, LANGUAGES),
    `/*\n * ${head} ${about}\n */\nexport const ${name} = \`\n${lines.join('\n')}\n\`;\n`,
  );
}

write(
  'pages/zone-clocks.ts',
  'ZONE_CLOCKS',
  'A line has the\n * zones that keep a clock today; a language calls it by the first of them.',
  rows.map(({ zones }) => zones.join(' ')),
);
for (const { locale, of } of names) {
  write(
    `${locale}/zones.ts`,
    'zones',
    'A line has a zone,\n * the first of those that keep a clock today, and the name of the clock.',
    rows.flatMap(({ clock, zones }) => (nameOf(of, clock) === '' ? [] : [`${zones[0]}|${nameOf(of, clock)}`])),
  );
}
process.stdout.write(`CLDR ${version}: ${rows.length} clocks of ${[...zonesOf.values()].flat().length} zones.\n`);
