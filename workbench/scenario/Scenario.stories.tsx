import type { StoryObj } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Many } from '../pages/Parts.stories.tsx';
import { appMeta, fixture } from '../harness/app-story.tsx';
import { paths } from '#app/paths.ts';

export default { ...appMeta, title: 'Workbench/Scenario', tags: ['!autodocs'] };

/** Storybook's dev server first compiles the page. */
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
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Not available right now', undefined, slow)).toBeVisible(),
};

/** After a log-out the shop reloads. A story restarts without a user instead. */
export const LoggedOut: StoryObj = {
  tags: ['!dev'],
  globals: { scenario: 'stock-low' },
  // In Storybook it would restart and log out forever.
  parameters: {
    ...fixture({ path: paths.parts, as: 'customer' }).parameters,
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const onUpdate = fn();
    addons.getChannel().once(UPDATE_GLOBALS, onUpdate);
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }, slow));
    await waitFor(() =>
      expect(onUpdate).toHaveBeenCalledWith({ globals: { scenario: 'as-visitor_stock-low' } }),
    );
  },
};

/** The scenario replaces the user of the story. */
export const AnotherUser: StoryObj = {
  ...fixture({ path: paths.adminDashboard }),
  globals: { scenario: 'as-admin' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' }, slow)).toBeVisible(),
};

export const AnotherDay: StoryObj = {
  globals: { scenario: 'clock-ahead-40d_latency-300' },
  // Screenshots are taken with a fixed clock.
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
export const PlaySkipped: StoryObj = {
  ...Many,
  globals: { scenario: 'failure-listParts-unavailable' },
};
