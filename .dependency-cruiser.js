/*
 * The one place where the direction of imports is written down. Imports of types count. Run by `npm run check:lint`.
 */

const folders = [
  '\\.storybook',
  'app',
  'contract',
  'local',
  'messages',
  'mocks',
  'server',
  'tests',
  'tokens',
  'ui',
  'workbench',
];

/** What each folder may import besides itself. A narrower folder has its own entry. */
const mayImport = {
  messages: [],
  tokens: [],
  contract: ['messages/', 'tokens/shop\\.ts'],
  ui: ['contract/', 'messages/', 'tokens/'],
  mocks: ['contract/', 'messages/'],
  // Its pages look like the shop's.
  'mocks/auth': ['contract/', 'messages/', 'mocks/', 'tokens/'],
  app: ['contract/', 'messages/', 'tokens/', 'ui/'],
  server: ['contract/', 'messages/', 'tokens/(brands|shop|shops|synonyms)\\.ts'],
  'server/mails': ['contract/', 'messages/', 'server/', 'tokens/(brands|shops)\\.ts', 'ui/mail/'],
  // Fills an empty shop with the data that the mocks respond with.
  'server/seed': ['mocks/fixtures/', 'server/'],
  local: [
    'contract/',
    'messages/',
    'mocks/',
    'server/',
    // For the package.
    'tokens/shops\\.ts',
  ],
  '\\.storybook': ['contract/', 'local/text-blocks\\.ts', 'messages/', 'tokens/', 'ui/'],
  // Runs the app in Storybook. It reads two tables of the server, not the server itself.
  workbench: [
    '\\.storybook/(conditions|mocked-api|test-run)\\.ts',
    'app/',
    'contract/',
    'messages/',
    'mocks/',
    'server/core/problem\\.ts',
    'server/docs/open-api-document\\.ts',
    'tokens/',
    'ui/',
  ],
  // Stories prove the workbench, so no test imports it.
  tests: folders.filter((folder) => folder !== 'workbench').map((folder) => `${folder}/`),
};

/** Nobody imports these files, so they may also import what is above them. */
const specs = '\\.(docs|stories)\\.tsx$|\\.test\\.tsx?$';
const forSpecs = ['mocks/', 'tests/'];

/** What each domain may know beside itself. They are folders in `domainFolders`. */
const domains = {
  fitment: [],
  catalogue: ['fitment'],
  // A user's vehicles are saved with the profile.
  accounts: ['fitment'],
  orders: ['accounts', 'catalogue', 'fitment'],
  payments: ['accounts', 'catalogue', 'fitment', 'orders'],
  // Files of parts, vehicles, shipments, and of what the old shop knew of people.
  import: ['accounts', 'catalogue', 'fitment', 'orders'],
  shop: ['accounts', 'catalogue', 'fitment', 'orders', 'payments'],
};
const domainFolders = '(contract|server|ui/sections|app/features|mocks/handlers)';
const names = Object.keys(domains);

const betweenDomains = Object.entries(domains).map(([domain, known]) => ({
  name: `imports of the domain ${domain}`,
  from: { path: `^${domainFolders}/${domain}/`, pathNot: specs },
  to: {
    path: `^${domainFolders}/(${names.filter((name) => name !== domain && !known.includes(name)).join('|')})/`,
  },
}));

/** Folders within a folder from the bottom up. Those of one level do not import each other, but domains as above. */
const levels = {
  app: [['lib'], ['guards'], ['features'], ['layouts']],
  server: [
    ['core'],
    ['config', 'db'],
    ['auth', 'http'],
    ['mails'],
    ['images', 'metrics'],
    names,
    ['docs', 'health', 'telemetry', 'web'],
    ['operations', 'seed'],
  ],
  ui: [['components'], ['layouts'], ['sections']],
};

/**
 * The functions and plain data of the contract that `ui` may use: they load no schemas, except those of what the form of a part
 * checks. It may import every type.
 */
const pureContract =
  '(answered-mark|basket-problems|clean-text|condition-key|deliverable|edited-price|fitment-messages|group-by|kinds|limits|list-counts|money|note-condition|number-key|order-list|order-number|order-status|part-fields|part-inputs|part-number|part-states|patterns|pieces-per-vehicle|plain-code|quantity-problem|quick-order-rows|recipient|reorder|reviewer-name|search-reading|shipment|spec-filters|specifications|stock|tax|text|together-of|variants|vehicle-name|vehicle-slug|vehicle-words|verdict|words-without|year-month)\\.ts';

/** The packages of the design system. Its stories and tests import others as well. */
const uiPackages = [
  '@fontsource-variable',
  '@hookform/resolvers/zod',
  '@vanilla-extract',
  'bwip-js',
  'd3-scale',
  'lucide',
  'radix-ui',
  'react',
  'react-aria-components',
  'react-dom',
  'react-hook-form',
  'zod/mini',
].map((name) => `node_modules/${name}/`);

const start = (paths) => `^(${paths.join('|')})`;
const anyFolder = start(folders.map((folder) => `${folder}/`));

const directions = Object.entries(mayImport).flatMap(([folder, allowed]) => {
  const own = [`${folder}/`, ...allowed];
  const narrower = Object.keys(mayImport).filter((other) => other.startsWith(`${folder}/`));
  const from = (pathNot) => ({
    path: `^${folder}/`,
    pathNot: [...narrower.map((other) => `^${other}/`), ...pathNot],
  });
  return [
    { name: `imports of ${folder}`, from: from([specs]), to: { path: anyFolder, pathNot: start(own) } },
    {
      name: `imports of tests and stories in ${folder}`,
      from: { ...from([]), path: `^${folder}/.*(${specs})` },
      to: { path: anyFolder, pathNot: start([...own, ...forSpecs]) },
    },
  ];
});

const upward = Object.entries(levels).flatMap(([folder, bottomUp]) =>
  bottomUp.map((level, index) => ({
    name: `levels of ${folder}`,
    from: { path: `^${folder}/(${level.join('|')})/`, pathNot: specs },
    to: {
      path: [
        `^${folder}/(${bottomUp
          .slice(level === names ? index + 1 : index)
          .flat()
          .join('|')})/`,
        // The files in the folder itself are above its folders.
        ...(folder === 'server' ? ['^server/[^/]+$'] : []),
      ],
      pathNot: `^${folder}/$1/`,
    },
  })),
);

const others = [
  { name: 'no circles', from: {}, to: { circular: true } },
  {
    name: 'another folder is imported through its # alias',
    from: { path: '^([^/]+)/' },
    to: { path: anyFolder, pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'a feature imports no other feature: a route composes them',
    from: { path: `^app/features/((?:(?:${names.join('|')})/)?[^/]+)/` },
    to: { path: '^app/features/', pathNot: '^app/features/$1/' },
  },
  {
    name: 'ui uses types and pure functions of the contract',
    from: { path: '^ui/', pathNot: specs },
    to: {
      path: '^contract/',
      pathNot: ['', ...names.map((name) => `${name}/`)].map((folder) => `^contract/${folder}${pureContract}`),
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'ui knows no router and gets its data as props',
    from: { path: '^ui/' },
    to: { path: 'node_modules/(react-router|@tanstack/react-query)' },
  },
  {
    name: 'ui imports the packages named here',
    from: { path: '^ui/', pathNot: [specs, '^ui/story/'] },
    to: { path: 'node_modules/', pathNot: uiPackages },
  },
  {
    name: 'only app/lib imports an SDK',
    from: { path: '^(app|ui)/', pathNot: '^app/lib/' },
    to: { path: 'node_modules/(axios|firebase|@firebase|@stripe)/' },
  },
];

export default {
  forbidden: [...directions, ...betweenDomains, ...upward, ...others].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Otherwise imports of types do not count.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
