import { SHADOW_RULES } from '../../src/rules/eclipse/lunar-elements.js';
import {
  compareAtPlaces,
  compareGlobal,
  compareShadow,
  type EclipseComparison,
} from '../../test/support/reference/eclipses.js';

/**
 * Compares the eclipses with every row of a folder of reference tables, and the rules for the width of the Earth's shadow
 * with its contacts:
 *
 *     npm run eclipses:accuracy -- <folder>
 */
const [folder] = process.argv.slice(2);

function report(what: string, { rows, deviations, types }: EclipseComparison): void {
  const lines = [`${what}: ${rows} rows, ${types.length} of another type`, ...types.map((type) => `  ${type}`)];
  for (const quantity of new Set(deviations.map((one) => one.quantity))) {
    const all = deviations.filter((one) => one.quantity === quantity);
    const sizes = all.map(({ difference }) => Math.abs(difference)).sort((a, b) => a - b);
    const mean = all.reduce((sum, { difference }) => sum + difference, 0) / all.length;
    const worst = all.reduce((a, b) => (Math.abs(b.difference) > Math.abs(a.difference) ? b : a));
    const [median, most] = [sizes[Math.floor(sizes.length / 2)] as number, sizes.at(-1) as number];
    lines.push(
      `  ${quantity}: ${all.length}, mean ${mean.toFixed(4)}, median ${median.toFixed(4)}, max ${most.toFixed(4)} (${worst.row})`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (folder === undefined) {
  process.stderr.write('Usage: npm run eclipses:accuracy -- <folder>\n');
  process.exitCode = 2;
} else {
  const world = compareGlobal(folder);
  const places = compareAtPlaces(folder);
  report('Solar', world.solar);
  report('Solar at places', places.solar);
  report('Lunar', world.lunar);
  report('Lunar at places', places.lunar);
  for (const [name, rule] of Object.entries(SHADOW_RULES)) report(`Shadow ${name}`, compareShadow(rule, folder));
}
