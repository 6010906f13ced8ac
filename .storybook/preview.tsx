import type { Decorator, Preview } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, waitFor } from 'storybook/test';
import { breakpoints, layoutWidths } from '#tokens/layout.ts';
import '#ui/global.css.ts';
import { hasAsked, mockApi, startMockedApi } from './mocked-api.ts';
import * as styles from './preview.css.ts';
import { remotesIn } from './remotes-in.ts';

const themes = ['light', 'dark'] as const;

/** One theme, the system's, or both beside each other. */
const inTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme: unknown = globals['theme'];
  if (theme === 'both') {
    return (
      <div className={styles.sides}>
        {themes.map((side) => (
          <div className={styles.side} data-theme={side} key={side}>
            <Story />
          </div>
        ))}
      </div>
    );
  }
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  return viewMode === 'docs' ? (
    <div className={styles.example}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};

const consoleErrors: string[] = [];
const printError = console.error;
console.error = (...details: unknown[]) => {
  consoleErrors.push(details.map(String).join(' '));
  printError(...details);
};

const sectionSources = import.meta.glob<string>('../ui/sections/*/*.tsx', {
  query: '?raw',
  import: 'default',
});

const remoteStates = ['Default', 'Loading', 'Empty', 'Failed'];

/** Whether a story shows a state that must be the wire's own: its section has a `Remote` prop. */
async function isRemoteState(title: string, story: string) {
  const [kind, name] = title.split('/');
  if (kind !== 'Sections' || !remoteStates.includes(story)) return false;
  const source = await sectionSources[`../ui/sections/${name}/${name}.tsx`]?.();
  return source !== undefined && remotesIn(source).length > 0;
}

function handlersIn(parameters: Record<string, unknown>): RequestHandler[] {
  const handlers: unknown = parameters['api'];
  return Array.isArray(handlers) ? handlers : [];
}

const viewports = { ...breakpoints, ...layoutWidths, narrowest: 320, phone: 390, desktop: 1440 };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme of the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Both side by side' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Components', 'Sections', 'Layouts', 'Pages'],
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
    ({ id, parameters }) => {
      mockApi(id, handlersIn(parameters));
    },
  ],
  beforeEach() {
    consoleErrors.length = 0;
  },
  async afterEach({ id, title, name, parameters }) {
    await expect(consoleErrors, 'errors in the console').toEqual([]);
    if (handlersIn(parameters).length > 0 || (await isRemoteState(title, name))) {
      await waitFor(() => expect(hasAsked(id), 'the story asks its mocked API for something').toBe(true));
    }
  },
};

export default preview;
