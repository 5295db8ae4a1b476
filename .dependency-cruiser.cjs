/** Folders, lowest first. A file may import its own folder and the ones before it. */
const layers = [
  ['src/errors.ts'],
  ['src/math/'],
  ['src/places/'],
  ['src/time/'],
  ['src/ephemeris/'],
  ['src/zodiac/'],
  ['src/input/'],
  ['src/panchanga/'],
  ['src/natal/'],
  ['src/matching/'],
  ['src/dasha/'],
  ['src/transit/'],
  ['src/muhurta/'],
  ['src/locale/'],
  ['src/schema/'],
  ['src/contract/'],
  ['src/calculation/'],
  ['src/sky/'],
  ['src/tools/'],
  ['src/registry.ts'],
  ['src/envelope/'],
  ['src/catalog/'],
  ['src/render/'],
  ['src/adapters/web/'],
  ['src/adapters/pages/'],
  ['src/adapters/http/'],
  ['src/adapters/node/'],
  ['src/adapters/cli/'],
];
const path = (entries) => `^(${entries.map((entry) => entry.replace('.', '\\.')).join('|')})`;
const NODE_SIDE = '^src/(adapters/(node|cli)|node\\.ts|bin\\.ts)';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `layer-${index}-imports-downwards`,
      severity: 'error',
      from: { path: path(layer) },
      to: { path: path(layers.slice(index + 1).flat()) },
    })),
    {
      name: 'only-adapters-import-places',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(places|adapters/)' },
      to: { path: '^src/places/' },
    },
    {
      name: 'only-ephemeris-imports-astronomy',
      severity: 'error',
      from: { pathNot: '^src/ephemeris' },
      to: { path: 'node_modules/astronomy-engine' },
    },
    {
      name: 'only-time-imports-zone-borders-and-temporal',
      severity: 'error',
      from: { pathNot: '^src/time' },
      to: { path: 'node_modules/(@photostructure/tz-lookup|temporal-)' },
    },
    {
      name: 'only-tests-import-typebox',
      severity: 'error',
      from: { path: '^src' },
      to: { path: 'node_modules/typebox' },
    },
    {
      name: 'only-node-side-imports-node',
      severity: 'error',
      from: { path: '^src', pathNot: NODE_SIDE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-node-side-imports-server',
      severity: 'error',
      from: { path: '^src', pathNot: NODE_SIDE },
      to: { path: 'node_modules/(hono|@hono)' },
    },
    {
      name: 'tools-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/tools/' },
      to: { path: '^src/tools/' },
    },
    { name: 'nothing-imports-the-entries', severity: 'error', from: { path: '^src/(?!bin|compact)' }, to: { path: '^src/(index|compact|ephemeris|http|node|places|sky|bin)\\.ts' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
