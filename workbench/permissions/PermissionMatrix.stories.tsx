import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mockAppApi } from '#storybook/mocked-api.ts';
import { apiOf } from '#workbench/harness/app-harness.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import type { Role } from '#workbench/pages/pages.ts';
import { pageRules, roles, type PageRule } from './rules.ts';

export default {
  title: 'Workbench/Permissions',
  component: PermissionMatrix,
  tags: ['!autodocs'],
  beforeEach({ id }) {
    mockAppApi(id, apiOf({ path: '/' }));
  },
} satisfies Meta<typeof PermissionMatrix>;

type Story = StoryObj<typeof PermissionMatrix>;

const visitsOf = (role: Role, rules: readonly PageRule[]): Story => ({
  args: { roles: [role], rules },
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/visits made,|Error/), { timeout: 40_000 });
    const differences = [...canvasElement.querySelectorAll('td strong')].map((one) => one.textContent);
    await expect(differences, differences.join('; ')).toEqual([]);
    await expect(status).toHaveTextContent(`${rules.length} visits made, 0 differences`);
  },
});

export const VisitorInTheOpen = visitsOf('visitor', pageRules.open);
export const CustomerInTheOpen = visitsOf('customer', pageRules.open);
export const AdminInTheOpen = visitsOf('admin', pageRules.open);
export const VisitorBehindGuards = visitsOf('visitor', pageRules.guarded);
export const CustomerBehindGuards = visitsOf('customer', pageRules.guarded);
export const AdminBehindGuards = visitsOf('admin', pageRules.guarded);

/** All roles side by side. The stories above check each part. */
export const Everybody: Story = {
  args: { roles, rules: [...pageRules.open, ...pageRules.guarded] },
  // It takes a minute and opens the same pages as the stories above.
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
};
