/** `npm run new -- component|section|call|route`: the files of each recipe in CONTRIBUTING.md. */

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

/** The three files of a component or section of `ui`. */
const uiFiles = (folder, group) =>
  ['tsx', 'css.ts', 'stories.tsx'].map((suffix) => ({
    ...add(`ui/${folder}/{{name}}/{{name}}.${suffix}`, `${folder}.${suffix}`),
    data: { group },
  }));

const next = (recipe) => () =>
  `Continue with "${recipe}" in CONTRIBUTING.md; npm run check -- --new lists what is missing`;

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  plop.setGenerator('component', {
    description: 'a component of ui/components with its styles and stories',
    prompts: [ask('name', 'Name in PascalCase', pascal)],
    actions: [...uiFiles('components', 'Components'), next('Add a component')],
  });
  plop.setGenerator('section', {
    description: 'a section of ui/sections with its styles, stories, container and query',
    prompts: [ask('name', 'Name in PascalCase', pascal), ask('feature', 'Folder in app/features', kebab)],
    actions: [
      ...uiFiles('sections', 'Sections'),
      add('app/features/{{feature}}/{{name}}Container.tsx', 'container.tsx'),
      next('Add a section with its container'),
    ],
  });
  plop.setGenerator('call', {
    description: 'a call of the contract with its use case and test',
    prompts: [
      ask('name', 'Name in camelCase, a verb first', camel),
      ask('resource', 'Folder in server', kebab),
    ],
    actions: [
      { type: 'append', path: 'contract/calls.ts', templateFile: 'call.ts.hbs' },
      add('server/{{resource}}/{{kebabCase name}}.ts', 'use-case.ts'),
      add('server/{{resource}}/{{kebabCase name}}.test.ts', 'use-case.test.ts'),
      next('Add a call'),
    ],
  });
  plop.setGenerator('route', {
    description: 'a route of the app with its page',
    prompts: [ask('name', 'Name in PascalCase', pascal), ask('feature', 'Folder in app/features', kebab)],
    actions: [add('app/features/{{feature}}/{{name}}Route.tsx', 'route.tsx'), next('Add a route')],
  });
}
