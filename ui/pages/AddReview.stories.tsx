import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { messages } from '#contract/messages.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { reviewsHandlers } from '#mocks/handlers/reviews.ts';
import { usersHandlers, usersScenarios } from '#mocks/handlers/users.ts';
import { DashboardShell } from '../layouts/DashboardShell/DashboardShell.tsx';
import { ReviewForm } from '../sections/ReviewForm/ReviewForm.tsx';
import type { Reviewing } from '../sections/ReviewForm/ReviewPreview.tsx';
import { CustomerPage } from '../story/CustomerPage.tsx';
import { FromApi } from '../story/FromApi.tsx';
import { send } from '../story/send.ts';

const path = '/user-dashboard/add-review';
const title = 'Add A Review';

const meta = {
  title: 'Pages/Add A Review',
  parameters: { layout: 'fullscreen', api: [...usersHandlers, ...reviewsHandlers] },
  render: (_args, { id }) => (
    <CustomerPage currentPath={path}>
      <DashboardShell
        user={{ name: 'Mara Lindqvist', role: 'customer' }}
        title={title}
        currentPath={path}
        entries={[
          { href: '/user-dashboard/my-orders', label: 'My Orders', icon: 'package', count: 6 },
          { href: path, label: title, icon: 'star' },
        ]}
        accountEntries={[{ href: '/user-dashboard/my-profile', label: 'My Profile', icon: 'user' }]}
      >
        <FromApi<Reviewing> story={id} path={`/user/${demoAccounts.customer.user.email}`}>
          {(reviewer) => (
            <ReviewForm
              reviewer={reviewer}
              onAddReview={(values) => send(id, { method: 'POST', path: '/review', body: values })}
            />
          )}
        </FromApi>
      </DashboardShell>
    </CustomerPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5' }));
    await userEvent.click(canvas.getByLabelText('Description'));
    await userEvent.paste(
      'Bearings arrived on the Thursday as promised. One box was dented, the parts were not.',
    );
    canvas.getByLabelText('Description').blur();
    await expect(await canvas.findByText('85')).toBeVisible();
  },
};

export const Untouched: Story = {};

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add review' }));
    await expect(await canvas.findByText(messages.required.rating)).toBeVisible();
  },
};

export const Failed: Story = { parameters: { api: [usersScenarios.failed, ...reviewsHandlers] } };
