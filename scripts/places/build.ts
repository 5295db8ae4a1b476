import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packPlaces } from './encode.js';
import { corrected, named, readLocalities, readOwnPlaces } from './own.js';
import { readOtherNames, readPlaces } from './source.js';

/**
 * Makes src/places/data/geonames.js from a folder with cities.tsv:
 *
 *     npm run places:build -- <folder>
 */
const FILE = new URL('../../src/places/data/geonames.js', import.meta.url);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new RangeError('Give the folder with cities.tsv.');
const table = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const others = readOtherNames(table('other-names.tsv'));
const source = readPlaces(readFileSync(join(folder, 'cities.tsv'), 'utf8'), others);
const whole = corrected([...source, ...readOwnPlaces(table('own-places.tsv'))], table('corrections.tsv'));
const cities = named(whole, table('names.tsv'));
const places = [...cities, ...readLocalities(table('localities.tsv'), cities)];
const fields = Object.entries(packPlaces(places)).map(([name, text]) => `  ${name}: ${JSON.stringify(text)},\n`);
const module = `// Made by npm run places:build from data of GeoNames (https://www.geonames.org), CC BY 4.0, changed.
export default {\n${fields.join('')}};\n`;
writeFileSync(FILE, module);
process.stdout.write(`${places.length} places, ${gzipSync(module, { level: 9 }).length} bytes compressed.\n`);
