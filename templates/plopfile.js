/** `npm run new -- component|section|call|route`: the files of each recipe in CONTRIBUTING.md. */

import { readFileSync, writeFileSync } from 'node:fs';

const ask = (name, message, pattern) => ({
  type: 'input',
  name,
  message,
  validate: (text) => pattern.test(text) || `${message} must match ${String(pattern)}`,
});

const pascal = /^[A-Z][A-Za-z0-9]+$/;
const camel = /^[a-z][A-Za-z0-9]+$/;
const kebab = /^[a-z][a-z0-9-]+$/;

const add = (path, template) => ({ type: 'add', path, templateFile: `${template}.hbs` });

/** The files of a component or section of `ui`. */
const uiFiles = (folder, suffixes) =>
  suffixes.map((suffix) => add(`ui/${folder}/{{name}}/{{name}}.${suffix}`, `${folder}.${suffix}`));

/** Adds a line before the text that ends a table. */
const addTo = (path, end, line) => (answers, _config, plop) => {
  const source = readFileSync(path, 'utf8');
  if (!source.includes(end)) throw new Error(`${path} does not contain ${JSON.stringify(end)}`);
  writeFileSync(
    path,
    source.replace(end, () => `${plop.renderString(line, answers)}\n${end}`),
  );
  return path;
};

const next = (recipe) => () => `Continue with "${recipe}" in CONTRIBUTING.md`;

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  plop.setGenerator('component', {
    description: 'a component of ui/components with its styles, documentation and stories',
    prompts: [ask('name', 'Name in PascalCase', pascal)],
    actions: [
      ...uiFiles('components', ['tsx', 'css.ts', 'docs.tsx', 'stories.tsx']),
      next('Add a component'),
    ],
  });
  plop.setGenerator('section', {
    description: 'a section of ui/sections with its stories and container',
    prompts: [
      ask('name', 'Name in PascalCase', pascal),
      ask('feature', 'Folder in app/features', kebab),
      ask('call', 'Call of contract/calls.ts that it shows', camel),
    ],
    actions: [
      ...uiFiles('sections', ['tsx', 'stories.tsx']),
      add('app/features/{{feature}}/{{name}}Container.tsx', 'container.tsx'),
      next('Add a section with its container'),
    ],
  });
  plop.setGenerator('call', {
    description: 'a call of the contract with its use case, test, authorised roles and valid request',
    prompts: [
      ask('name', 'Name in camelCase, a verb first', camel),
      ask('resource', 'Folder in server', kebab),
    ],
    actions: [
      { type: 'append', path: 'contract/calls.ts', templateFile: 'call.ts.hbs' },
      add('server/{{resource}}/{{kebabCase name}}.ts', 'use-case.ts'),
      add('server/{{resource}}/{{kebabCase name}}.test.ts', 'use-case.test.ts'),
      addTo(
        'tests/contract/valid-requests.ts',
        '};\n\n/** A request that succeeds for the right caller. */',
        '  {{name}}: forAdmins,',
      ),
      addTo(
        'tests/contract/valid-requests.ts',
        '    updatePayment: by(async () => {',
        "    {{name}}: get('/{{kebabCase name}}'),",
      ),
      next('Add a call'),
    ],
  });
  plop.setGenerator('route', {
    description: 'a route of the app with its entries in the tables of pages, and its stories',
    prompts: [ask('name', 'Name in PascalCase', pascal), ask('feature', 'Folder in app/features', kebab)],
    actions: [
      add('app/features/{{feature}}/{{name}}Route.tsx', 'route.tsx'),
      add('workbench/pages/{{name}}.stories.tsx', 'page.stories.tsx'),
      addTo(
        'contract/pages.ts',
        '} as const satisfies Record<string, Page>;',
        "  {{camelCase name}}: { ...adminPage, path: '/admin-dashboard/{{kebabCase name}}', drawer: 'main' },",
      ),
      addTo(
        'app/routes.tsx',
        '});\n\n/** Creates the routes of all pages',
        "  {{camelCase name}}: { lazy: () => import('./features/{{feature}}/{{name}}Route.tsx') },",
      ),
      addTo(
        'workbench/pages/pages.ts',
        '};\n\n/** Calls of the session',
        '  {{camelCase name}}: { calls: [] },',
      ),
      next('Add a route'),
    ],
  });
}
