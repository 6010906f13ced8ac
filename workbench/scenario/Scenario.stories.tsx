import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appMeta, scene } from '../stage/on-stage.tsx';
import { paths } from '#app/paths.ts';

const meta = { ...appMeta, title: 'Workbench/Scenario', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const slow = { timeout: 3000 };

export const NothingInStock: StoryObj = {
  ...scene({ path: paths.parts }),
  globals: { scenario: 'stock-none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Out of stock').length).toBeGreaterThan(1), slow);
    await expect(canvas.queryByRole('link', { name: /^Buy Now/ })).not.toBeInTheDocument();
  },
};

export const OneCallFails: StoryObj = {
  ...scene({ path: paths.parts }),
  globals: { scenario: 'failure-listParts-unavailable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not available right now', undefined, slow)).toBeVisible();
  },
};

/** The user of the scenario comes instead of the story's own. */
export const AnotherUser: StoryObj = {
  ...scene({ path: paths.adminDashboard }),
  globals: { scenario: 'as-admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' }, slow)).toBeVisible();
  },
};

export const AnotherDay: StoryObj = {
  globals: { scenario: 'clock-ahead-40d_latency-300' },
  // Where pictures are taken the clock stands still.
  parameters: {
    ...scene({ path: paths.myOrders, as: 'customer' }).parameters,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', undefined, slow)).toBeVisible();
    await expect(Date.now() - performance.timeOrigin).toBeGreaterThan(39 * 86_400_000);
  },
};
