import { existsSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import i18next from 'eslint-plugin-i18next';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const specs = ['**/*.stories.tsx', '**/*.docs.tsx', '**/*.test.ts', '**/*.test.tsx'];

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

/** In stories a call can be slow or fail, so the toolbar and the states of a section need one. */
const loadedByApi = {
  create: (context) => {
    const section = context.filename.replace('.stories', '');
    const isLoaded = existsSync(section) && /^ +\w+\??: Remote</m.test(readFileSync(section, 'utf8'));
    const hasApi = /\bapi\b/.test(context.sourceCode.text);
    return { Program: (node) => isLoaded && !hasApi && context.report({ node, messageId: 'missing' }) };
  },
  meta: {
    messages: { missing: 'The section has loaded data: load it with FromApi and the parameter `api`.' },
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
        {
          selector:
            ":matches(JSXElement[openingElement.name.name='Notice'], JSXElement:has(> JSXOpeningElement > JSXAttribute[name.name='role'][value.value='alert'])) MemberExpression[property.name='message']",
          message: 'Refusal shows errors, with what helps.',
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
  {
    files: ['ui/sections/**/*.stories.tsx'],
    plugins: { stories: { rules: { 'loaded-by-api': loadedByApi } } },
    rules: { 'stories/loaded-by-api': 'error' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    // A session that cannot be checked right now: only trying again helps.
    ignores: ['app/lib/http/**', 'app/lib/auth/session-machine.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/http/api-error.ts'],
              importNames: ['messageOf'],
              message: 'shownError also says what helps.',
            },
          ],
        },
      ],
    },
  },
  noHardCodedText,
);
