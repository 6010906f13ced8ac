import type { Meta, StoryObj } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Many } from '../pages/Parts.stories.tsx';
import { appMeta, fixture } from '../harness/app-story.tsx';
import { paths } from '#app/paths.ts';

const meta = { ...appMeta, title: 'Workbench/Scenario', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** In ms. Storybook's dev server first compiles the page. */
const slow = { timeout: 10_000 };

export const NothingInStock: StoryObj = {
  ...fixture({ path: paths.parts }),
  globals: { scenario: 'stock-none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Out of stock').length).toBeGreaterThan(1), slow);
    await expect(canvas.queryByRole('link', { name: /^Buy Now/ })).not.toBeInTheDocument();
  },
};

export const OneCallFails: StoryObj = {
  ...fixture({ path: paths.parts }),
  globals: { scenario: 'failure-listParts-unavailable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not available right now', undefined, slow)).toBeVisible();
  },
};

/** The shop loads itself anew after a log-out, and a story cannot: those after it come in by the session that was left. */
export const LoggedOut: StoryObj = {
  tags: ['!dev'],
  globals: { scenario: 'stock-low' },
  // In a Storybook it begins anew and logs out again, without end.
  parameters: {
    ...fixture({ path: paths.parts, as: 'customer' }).parameters,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const told = fn();
    addons.getChannel().once(UPDATE_GLOBALS, told);
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }, slow));
    await waitFor(() => expect(told).toHaveBeenCalledWith({ globals: { scenario: 'as-visitor_stock-low' } }));
  },
};

/** The user of the scenario comes instead of the story's own. */
export const AnotherUser: StoryObj = {
  ...fixture({ path: paths.adminDashboard }),
  globals: { scenario: 'as-admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' }, slow)).toBeVisible();
  },
};

export const AnotherDay: StoryObj = {
  globals: { scenario: 'clock-ahead-40d_latency-300' },
  // Where pictures are taken the clock stands still.
  parameters: {
    ...fixture({ path: paths.myOrders, as: 'customer' }).parameters,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', undefined, slow)).toBeVisible();
    await expect(Date.now() - performance.timeOrigin).toBeGreaterThan(39 * 86_400_000);
  },
};

/** Under a scenario the play of an entry of the state matrix is skipped. */
export const UnderWhichNothingIsPlayed: StoryObj = {
  ...Many,
  globals: { scenario: 'failure-listParts-unavailable' },
};
