import type { Decorator, Preview } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { isValidElement, lazy, Suspense, type ComponentProps, type ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { breakpoints, layoutWidths } from '#tokens/layout.ts';
import { ShopContext } from '#ui/shop.ts';
import '#tokens/brands.css.ts';
import '#ui/global.css.ts';
import { brandNames, isBrandName, shops } from '#tokens/shops.ts';
import { NowContext } from '#ui/now.ts';
import { conditionTypes, toolbarControl, withConditions } from './conditions.ts';
import { colourRules, expectContrast } from './contrast.ts';
import { endMockedApi, hasRequested, mockApi, startMockedApi } from './mocked-api.ts';
import { modes, modeWidths } from './modes.ts';
import * as styles from './preview.css.ts';
import { isTestRun } from './test-run.ts';
import { recordShown, shown } from './shown-messages.ts';

/** Sets what the toolbar chooses on the root element, so that it also applies to dialogs and toasts. */
const withToolbar: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement;
  const { theme = 'system', density = 'comfortable' }: Record<string, unknown> = globals;
  const brand = isBrandName(globals['brand']) ? globals['brand'] : 'norholt';
  // With `both` this is the light frame. `manager.ts` adds the dark one.
  Object.assign(root.dataset, { brand, density, theme: theme === 'both' ? 'light' : theme });
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  return (
    <ShopContext value={shops[brand]}>
      {viewMode === 'docs' ? (
        <div className={styles.example}>
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </ShopContext>
  );
};

/** A time at which the fixtures' unpaid orders are still reserved. */
const fixedNow = Date.parse('2026-11-18T09:30:00.000Z');

const withFixedClock: Decorator = (Story) => (
  <NowContext value={() => fixedNow}>
    <Story />
  </NowContext>
);

const consoleErrors: string[] = [];
const printError = console.error;
console.error = (...details: unknown[]) => {
  consoleErrors.push(details.map(String).join(' '));
  printError(...details);
};

function handlersIn(parameters: Record<string, unknown>): RequestHandler[] {
  const handlers: unknown = parameters['api'];
  return Array.isArray(handlers) ? handlers : [];
}

/** Whether a story runs the app, through workbench/harness. */
const runsApp = (parameters: Record<string, unknown>) => 'fixture' in parameters;

const A11y = z.object({ a11y: z.object({ test: z.string() }) });

/** A story that ends like another one, whose checks of its looks count for both. */
const endsLikeAnother = (tags: readonly string[]) => tags.includes('test-only');

/** Whether axe checks a story. It skips stories that show the same as another one. */
function isCheckedByAxe(parameters: Record<string, unknown>, tags: readonly string[]): boolean {
  const { success, data } = A11y.safeParse(parameters);
  return success && data.a11y.test !== 'off' && !endsLikeAnother(tags);
}

/** In test runs axe reports only violations, and `expectContrast` checks the colours. */
const axeInTests = {
  config: { rules: colourRules.map((id) => ({ id, enabled: false })) },
  options: { reporter: 'no-passes' },
};

/** Content of any length wraps. A visually hidden text may stick out by its own pixel. */
async function expectNoSidewaysScroll(canvasElement: HTMLElement) {
  for (const { scrollWidth, clientWidth } of [canvasElement, document.documentElement]) {
    await expect(scrollWidth, 'width of the content').toBeLessThanOrEqual(clientWidth + 1);
  }
}

// Loaded on demand, because Storybook's docs code is larger than everything else that a story loads.
const DocsInTheme = lazy(async () => ({ default: (await import('./DocsInTheme.tsx')).DocsInTheme }));
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }));

const container = (props: ComponentProps<typeof DocsInTheme>) => (
  <Suspense>
    <DocsInTheme {...props} />
  </Suspense>
);

/** The control of a prop that Storybook would edit as JSON, by the prop's type. */
function controlOf(type = ''): Pick<InputType, 'control' | 'options'> {
  if (type === 'ReactNode') return { control: { type: 'text' } };
  if (/^(Ref|RefObject|FieldRegistration)\b/.test(type)) return { control: false };
  if (!/^boolean( \| "[^"]*")+$/.test(type)) return {};
  const literals = [...type.matchAll(/"([^"]*)"/g)].map(([, literal]) => literal);
  return { control: { type: 'select' }, options: [false, true, ...literals] };
}

/** The control of a prop whose value is an element: a text in its place. */
const elementControl = (element: ReactElement): Pick<InputType, 'control' | 'options' | 'mapping'> => ({
  control: { type: 'select' },
  options: ['as in the story', 'a text'],
  mapping: { 'as in the story': element, 'a text': 'Any text' },
});

/** Shows what an absent prop means: false for a flag, otherwise nothing. */
const withDefaults: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table, options } = argType;
      const value: unknown = initialArgs[name];
      const isOptional = typeof type === 'object' && type.required !== true;
      const summary = isOptional && type.name === 'boolean' ? 'false' : 'none';
      const isUndocumented = isOptional && table?.defaultValue?.summary === undefined;
      return [
        name,
        {
          ...argType,
          ...(options === undefined &&
            (isValidElement(value) ? elementControl(value) : controlOf(table?.type?.summary))),
          ...(isUndocumented && { table: { ...table, defaultValue: { summary } } }),
        },
      ];
    }),
  );

const viewports = { ...breakpoints, ...layoutWidths, ...modeWidths, narrowest: 320 };

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withDefaults],
  decorators: [withToolbar, withFixedClock],
  globalTypes: {
    ...conditionTypes,
    theme: toolbarControl('Theme', 'contrast', 'system', ['light', 'dark', 'both']),
    brand: toolbarControl(
      'Brand',
      'paintbrush',
      'norholt',
      brandNames.filter((name) => name !== 'norholt'),
    ),
    density: toolbarControl('Density', 'menu', 'comfortable', ['compact']),
    direction: toolbarControl('Direction', 'transfer', 'ltr', ['rtl']),
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      ...(isTestRun() && axeInTests),
    },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container, page: DocsPage, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          ['Start here', 'Search', 'Which button', 'Dialog, drawer, notice or toast', '*'],
          'Foundations',
          ['Use the tokens', 'Colour', 'Type', 'Layout', 'Shape', 'Motion', 'Pictures'],
          'Components',
          'Shop',
          'Catalogue',
          'Fitment',
          'Orders',
          'Payments',
          'Accounts',
          'Sections',
          'Layouts',
          'Mails',
          'Pages',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports)
          .sort(([, one], [, other]) => one - other)
          .map(([name, width]) => [
            name,
            { name: `${name}, ${width}`, styles: { width: `${width}px`, height: '900px' } },
          ]),
      ),
    },
  },
  loaders: [
    mswLoader(startMockedApi),
    ({ id, parameters, globals }) => mockApi(id, withConditions(globals, handlersIn(parameters))),
  ],
  beforeEach({ id, viewMode, parameters, globals, tags }) {
    consoleErrors.length = 0;
    // Storybook's addon then does not run axe. In tests each story has its own globals.
    if (isTestRun() && endsLikeAnother(tags)) globals['a11y'] = { manual: true };
    // Docs pages run no plays.
    document.documentElement.toggleAttribute('data-playing', viewMode === 'story');
    const recording = isTestRun() && runsApp(parameters) ? recordShown() : undefined;
    return () => {
      recording?.disconnect();
      endMockedApi(id);
    };
  },
  async afterEach({ id, title, parameters, tags, canvasElement, reporting }) {
    document.documentElement.removeAttribute('data-playing');
    // Storybook would cover the story with an error of these checks. In a browser the Interactions panel shows failures.
    if (!isTestRun()) return;
    if (runsApp(parameters)) reporting.addReport({ type: 'shown', result: [...shown], status: 'passed' });
    if (isCheckedByAxe(parameters, tags)) await expectContrast();
    if (!title.startsWith('Workbench/')) await expectNoSidewaysScroll(canvasElement);
    await expect(consoleErrors, 'errors in the console').toEqual([]);
    if (handlersIn(parameters).length > 0) {
      await waitFor(() => expect(hasRequested(id), 'the story sends a request to its mocked API').toBe(true));
    }
  },
};

export default preview;
