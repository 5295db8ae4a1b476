/** The rooms, lowest first. A file may import its own room and those before it. */
const layers = [
  'src/base/(errors|reasons|lazy|nearest)\\.ts',
  'src/base/math/',
  'src/base/time/',
  'src/base/ephemeris/',
  'src/base/zodiac/',
  'src/base/input/',
  'src/rules/eclipse/',
  'src/rules/panchanga/',
  'src/rules/calendars/',
  'src/rules/vrata/',
  'src/rules/natal/',
  'src/rules/yoga/',
  'src/rules/bhava/',
  'src/rules/points/',
  'src/rules/strength/',
  'src/rules/matching/',
  'src/rules/tajika/',
  'src/rules/dasha/',
  'src/rules/kp/',
  'src/rules/jaimini/',
  'src/rules/transit/',
  'src/rules/muhurta/',
  'src/rules/uncertainty/',
  'src/languages/',
  'src/places/',
  'src/base/schema/',
  'src/contract/',
  'src/calculation/',
  'src/rules/(sky|career)/',
  'src/reading/',
  'src/sweph/',
  'src/tools/[^/]+/(?!answers)[\\w-]+\\.ts$',
  'src/tools/(listed|exports|registry|texts)\\.ts',
  'src/catalog/',
  'src/jobs/',
  'src/charts/',
  'src/verify/',
  'src/calendar/',
  'src/service/web/',
  'src/service/threads/',
  'src/pages/(assets|shell)/',
  'src/pages/form/',
  'src/pages/shared/',
  'src/tools/[^/]+/page/',
  'src/tools/(pages|faces|beside)\\.ts',
  'src/(feeds|gathered)/',
  'src/ical/',
  'src/site/',
  'src/service/http/',
  'src/service/device/',
  'src/service/store/',
  'src/service/jobs/',
  'src/service/account/',
  'src/service/mcp/',
  'src/service/batch/',
  'src/service/node/',
  'src/service/cli/',
  'src/entries/',
];

/** A language is typed by what each room wants said, and so knows their types. */
const LANGUAGES = 'src/languages/';

/** Rooms that calculate. */
const RULES = '^src/(rules|base/(zodiac|input|ephemeris))/';

/** The tools that show a part of the page of another, which is theirs too. */
const SHARED_PAGES = [
  ['(ashtottari-dasha|yogini-dasha|running-dashas)', 'dasha-calculator'],
  ['panchang-month', '(eclipses|vrata-calendar)'],
  ['prashna-chart', 'kp-chart'],
];

const NODE_SIDE = '^src/(service/(threads|store|jobs|account|mcp|batch|node|cli)/|entries/(node|jobs|mcp|bin)\\.ts)';

const anyOf = (patterns) => `^(${patterns.join('|')})`;
const rule = (name, from, to, comment) => ({ name, severity: 'error', from, to, ...(comment && { comment }) });

module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }),
    ...layers.slice(0, -1).map((layer, index) =>
      rule(
        `layer-${index}-imports-downwards`,
        { path: anyOf([layer]) },
        {
          path: anyOf(layers.slice(index + 1)),
          ...(layer === LANGUAGES && { dependencyTypesNot: ['type-only'] }),
        },
      ),
    ),
    rule(
      'every-file-is-in-a-room',
      {},
      { path: '^src/.*\\.tsx?$', pathNot: anyOf([...layers, 'src/tools/[^/]+/answers', 'src/pages/seen', '.*\\.d\\.ts']) },
    ),
    rule(
      'a-tool-stands-alone',
      { path: '^src/tools/([\\w-]+)/', pathNot: anyOf(SHARED_PAGES.map(([of]) => `src/tools/${of}/page/`)) },
      { path: '^src/tools/[\\w-]+/', pathNot: '^src/tools/$1/' },
      'What two tools need belongs to a room below them.',
    ),
    ...SHARED_PAGES.map(([of, other], index) =>
      rule(
        `tools-that-share-a-page-${index}`,
        { path: `^src/tools/(${of})/` },
        { path: '^src/tools/[\\w-]+/', pathNot: `^src/tools/($1|${other}/page)/` },
      ),
    ),
    rule(
      'a-language-comes-when-it-is-asked-for',
      { path: '^src/', pathNot: '^src/(languages/[a-z]{2}|entries/(languages|workers))/' },
      { path: '^src/languages/[a-z]{2}/', pathNot: '^src/languages/(en/|hi/limbs|[a-z]{2}/(intents|regions)\\.ts)', dependencyTypesNot: ['type-only', 'dynamic-import'] },
      'English is there, and the names in Devanagari that a panchang has in every language.',
    ),
    rule(
      'what-is-searched-in-every-language-stands-in-one-list',
      { path: '^src/', pathNot: '^src/languages/((intents|region-names)\\.ts|[a-z]{2}/)' },
      { path: '^src/languages/[a-z]{2}/(intents|regions)\\.ts', dependencyTypesNot: ['type-only'] },
      'Words of intents and names of regions are known whatever language is asked for; where a language is left out its own go.',
    ),
    rule(
      'pages-know-no-rule',
      { path: '^src/(pages|site|feeds|gathered|tools/[^/]+/page)/' },
      { path: RULES, dependencyTypesNot: ['type-only'] },
      'What a page shows comes to it in results, what things are called from languages.',
    ),
    rule(
      'pages-of-tools-know-shapes-by-their-types',
      { path: '^src/tools/[^/]+/page/' },
      { path: '^src/(contract|calculation)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'what-pages-share-knows-no-tool',
      { path: '^src/pages/' },
      { path: '^src/tools/', dependencyTypesNot: ['type-only'] },
      'The site above hands it the tools that it shows.',
    ),
    rule(
      'texts-know-results-by-their-types',
      { path: '^src/tools/[^/]+/(text|answers)\\.ts' },
      { path: '^src/', pathNot: '^src/(contract/telling|languages|pages/seen)', dependencyTypesNot: ['type-only'] },
    ),
    rule('answers-are-for-scenes', { path: '^src/', pathNot: '^src/tools/[^/]+/answers' }, { path: '^src/(tools/[^/]+/answers|pages/seen)\\.ts' }),
    rule(
      'only-services-and-pages-import-places',
      { path: '^src/', pathNot: '^src/(places|reading|service|pages|entries)/' },
      { path: '^src/places/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'calendars-know-no-tool',
      { path: '^src/calendar/' },
      { path: '^src/(tools|languages|charts)/', dependencyTypesNot: ['type-only'] },
      'Lines, entries and their names. What an entry says is made where the words of the pages are.',
    ),
    rule(
      'only-the-witness-imports-astronomy',
      { pathNot: '^src/verify/astronomy-engine' },
      { path: 'node_modules/astronomy-engine' },
    ),
    rule(
      'only-time-imports-temporal',
      { pathNot: '^src/base/time' },
      { path: 'node_modules/temporal-' },
    ),
    rule(
      'calculations-are-handed-what-knows-zones',
      {
        path: '^src/(base/(ephemeris|zodiac|input)|rules|contract|languages/(?!pages/)|tools/[^/]+/[\\w-]+\\.ts$)',
        pathNot: '^src/base/input/(zone-names|other-clocks)\\.ts',
      },
      { path: '^src/base/time/(named-zone|zone-history|zone-table|zone-finder)\\.ts' },
      'Who gives offsets would carry the history of all zones.',
    ),
    rule(
      'nobody-imports-what-keeps-a-state',
      { path: '^src/', pathNot: '^src/(sweph|entries)/' },
      { path: '^src/sweph/' },
      'The adapter for programs of sweph keeps what they set.',
    ),
    rule('only-tests-import-typebox', { path: '^src' }, { path: 'node_modules/typebox' }),
    rule('only-node-side-imports-node', { path: '^src', pathNot: NODE_SIDE }, { dependencyTypes: ['core'] }),
    rule(
      'only-pages-import-hono',
      { path: '^src', pathNot: '^src/(pages|site|feeds|gathered|tools/[^/]+/page|service/account)/' },
      { path: 'node_modules/(hono|@hono)' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
