import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TokensPage } from './TokensPage.tsx';

export default {
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TokensPage>;
type Story = StoryObj<typeof TokensPage>;

export const All: Story = {};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '#ff6b33');
    const table = within(canvas.getByRole('table', { name: 'Tokens' }));
    const accent = table.getByRole('row', { name: /^color\.accent --color-accent / });
    await expect(accent).toHaveTextContent('#FF6B33 in dark');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 of \d+ tokens$/);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such token');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 of/);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
