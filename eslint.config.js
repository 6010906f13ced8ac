import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import i18next from 'eslint-plugin-i18next';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The functions and plain data of the contract that `ui` may use: they load no schemas. It may import every type. */
const pureContract = [
  'contract/clean-text.ts',
  'contract/limits.ts',
  'contract/money.ts',
  'contract/order-number.ts',
  'contract/order-status.ts',
  'contract/stock.ts',
];
const typesOfContract = {
  regex: `^#contract/(?!(${pureContract.map((path) => path.slice('contract/'.length)).join('|')})$)`,
  allowTypeImports: true,
  message: `ui/ may import types of contract/, and functions of ${pureContract.join(', ')}.`,
};

/**
 * What each folder may import through the `#` aliases: the one place where the direction of
 * dependencies is written down. A later, narrower folder wins over an earlier, wider one.
 */
const mayImport = {
  messages: ['messages/'],
  contract: ['contract/', 'messages/'],
  tokens: ['brand/', 'tokens/'],
  ui: ['brand/', 'contract/', 'messages/', 'tokens/', 'ui/'],
  'ui/components': [
    'brand/',
    'contract/',
    'messages/',
    'tokens/',
    'ui/components/',
    'ui/brand-logo.ts',
    'ui/link.tsx',
    'ui/load-on-use.tsx',
  ],
  mocks: ['contract/', 'messages/', 'mocks/'],
  // Its pages look like the shop's.
  'mocks/auth': ['brand/', 'contract/', 'messages/', 'mocks/', 'tokens/'],
  app: ['ui/', 'tokens/', 'contract/', 'messages/', 'app/'],
  'app/features': ['ui/', 'tokens/', 'contract/', 'messages/', 'app/(?!features/)'],
  server: ['contract/', 'messages/', 'server/'],
  local: [
    'contract/',
    'messages/',
    'local/',
    'mocks/',
    'server/',
    // For the package and its changelog.
    'storybook/docgen.ts',
    'tokens/changes.ts',
    'tokens/logos.ts',
  ],
  // The configuration of Storybook. It names files of the workbench, but imports none.
  '.storybook': ['brand/', 'contract/', 'ui/', 'tokens/', 'messages/', 'storybook/'],
  // Runs the app in Storybook. It reads two tables of the server, not the server itself.
  workbench: [
    'app/',
    'ui/',
    'tokens/',
    'contract/',
    'messages/',
    'mocks/',
    'workbench/',
    'storybook/(conditions|mocked-api|test-run).ts',
    'server/core/problem.ts',
    'server/docs/open-api-document.ts',
  ],
  // Tests that span folders. Stories prove the workbench, so no test imports it.
  tests: [
    'app/',
    'ui/',
    'tokens/',
    'contract/',
    'messages/',
    'mocks/',
    'server/',
    'local/',
    'storybook/',
    'tests/',
  ],
};

/** The folders of the server from the bottom up. Each may import those before it, so that no two import each other. */
const serverLayers = [
  'core',
  'db',
  'auth',
  'http',
  'metrics',
  'telemetry',
  'images',
  'users',
  'reviews',
  'parts',
  'orders',
  'payments',
  'health',
  'docs',
  'web',
  'operations',
];

const specs = ['**/*.stories.tsx', '**/*.docs.tsx', '**/*.test.ts', '**/*.test.tsx'];
const topLevel = [
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

/** Packages that one folder alone may import: an SDK has one edge. */
const sdks = { regex: '^(axios|firebase|@stripe)(/|$)', message: 'Only app/lib imports this SDK.' };
const router = { regex: '^react-router', message: 'ui/ knows no router: links go through ui/link.tsx.' };
const fetching = { regex: '^@tanstack/react-query', message: 'ui/ gets its data as props.' };

const packagesKeptOut = {
  ui: [sdks, router, fetching, typesOfContract],
  'ui/components': [sdks, router, fetching, typesOfContract],
  app: [sdks],
  'app/features': [sdks],
};

/** The packages of the design system. Its stories, their helpers and tests import others as well. */
const uiPackages = [
  '(@fontsource-variable|@vanilla-extract|radix-ui|react-aria-components)/.+',
  '@hookform/resolvers/zod|d3-scale|lucide|p-limit',
  'react|react-dom|react-hook-form|zod/mini',
];
const otherPackages = {
  regex: `^(?![.#])(?!(${uiPackages.join('|')})$)`,
  message: 'ui/ may import only the packages that eslint.config.js names.',
};
const designSystem = ['ui', 'ui/components'];

function boundary(folder, allowed, morePatterns = []) {
  // `regex`, not `group`: a group that starts with # is read as a gitignore comment and never matches.
  const patterns = [
    {
      regex: `^#(?!(${allowed.join('|').replaceAll('.', '\\.')}))`,
      message: `${folder}/ may import only ${allowed.join(', ')}.`,
    },
    {
      regex: `^(\\.\\./)+(${topLevel.join('|')})/`,
      message: 'Reach another top-level folder through its # alias.',
    },
    ...(packagesKeptOut[folder] ?? []),
    ...morePatterns,
  ];
  if (folder === 'app/features') {
    patterns.push({
      regex: '^\\.\\./',
      message: 'A feature imports no other feature; a route composes them.',
    });
  }
  return { 'no-restricted-imports': ['error', { patterns }] };
}

const testImports = (folder) => [
  'mocks/',
  'storybook/',
  'tests/',
  ...(folder === 'ui/components' ? ['ui/story/'] : []),
];

const boundaries = Object.entries(mayImport).flatMap(([folder, allowed]) => [
  {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: boundary(folder, allowed, designSystem.includes(folder) ? [otherPackages] : []),
  },
  {
    files: specs.map((glob) => `${folder}/${glob}`),
    rules: boundary(folder, [...allowed, ...testImports(folder)]),
  },
]);

const layers = serverLayers.slice(0, -1).map((layer, index) => {
  const above = serverLayers.slice(index + 1);
  const pattern = {
    regex: `^(\\.\\./)+(${above.join('|')})/`,
    message: `server/${layer}/ may not import the layers above it: ${above.join(', ')}.`,
  };
  return {
    files: [`server/${layer}/**/*.ts`],
    ignores: specs,
    rules: boundary('server', mayImport.server, [pattern]),
  };
});

/** Texts belong into messages/en.json: a capitalised word, or several words, is taken for one. */
const noHardCodedText = {
  files: ['{app,ui}/**/*.{ts,tsx}'],
  ignores: [...specs, '**/*.css.ts', 'ui/{content,foundations,story}/**'],
  plugins: { i18next },
  rules: {
    'i18next/no-literal-string': [
      'error',
      {
        mode: 'all',
        'should-validate-template': true,
        message: 'Put this text into messages/en.json, see "Add a text" in CONTRIBUTING.md',
        // Not the path of a drawing, a margin, a header or a selector.
        words: {
          include: [
            /^(?!Bearer$)\p{Lu}[\p{Ll}’'-]+[.:?!]?$/u,
            /^(?!M\d|\d)(?!.*[;[(<=]).*\p{L}.*\s.*\p{L}{2}.*$/su,
          ],
        },
        'jsx-attributes': { exclude: ['className', 'd', 'preserveAspectRatio', 'sizes', 'viewBox'] },
        callees: { exclude: ['Error', 'RangeError', 'includes', 'querySelector(All)?', 'startsWith'] },
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.data/**',
      '.cache/**',
      'messages/compiled/**',
      'test-results/**',
      'examples/**',
      'storybook-static/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict],
    // One program for a whole run. `projectService` would update one for each file, which takes a sixth longer.
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-properties': [
        'error',
        { property: 'dangerouslySetInnerHTML', message: 'Text is shown as text.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is shown as text.' },
        {
          selector:
            "MemberExpression[computed=true][object.object.type='MetaProperty'][object.property.name='env']",
          message: 'With brackets, Vite builds every value of import.meta.env into the module.',
        },
      ],
    },
  },
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['{ui,app,workbench,.storybook}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  noHardCodedText,
  ...boundaries,
  { files: ['ui/story/**/*.{ts,tsx}'], rules: boundary('ui', mayImport.ui) },
  ...layers,
  // The one edge of the SDKs.
  { files: ['app/lib/**/*.{ts,tsx}'], rules: boundary('app/lib', mayImport.app) },
  // The seed fills an empty shop with the same data that the mocks answer with.
  { files: ['server/seed/seed.ts'], rules: boundary('server', [...mayImport.server, 'mocks/fixtures/']) },
);
