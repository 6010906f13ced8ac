import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { PageHeader } from './PageHeader.tsx';

export default {
  title: 'Layout/PageHeader',
  id: 'components-pageheader',
  component: PageHeader,
  args: { title: 'My Orders' },
} satisfies Meta<typeof PageHeader>;
type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible(),
};

export const WithAction: Story = {
  args: {
    actions: (
      <LinkButton href="/parts" icon={<Icon name="plus" />}>
        New order
      </LinkButton>
    ),
  },
};

export const WithLead: Story = {
  args: {
    title: 'Add a Product',
    lead: 'It is on sale as soon as it is added.',
    actions: <LinkButton href="/manage-products">Manage Products</LinkButton>,
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
    lead: 'https://norholt.example/user-dashboard/my-orders?status=unpaid&search=bremsscheibenabdeckblech',
    actions: <LinkButton href="/parts">New order</LinkButton>,
  },
};
