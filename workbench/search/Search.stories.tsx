import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchPage } from './SearchPage.tsx';

// The manager opens it: .storybook/SearchTool.ts has its id.
export default {
  title: 'Introduction/Search',
  component: SearchPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SearchPage>;
type Story = StoryObj<typeof SearchPage>;

/** Types into the field, which has the focus. */
const find =
  (query: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard(query);
  };

export const Search: Story = { play: find('') };

export const Message: Story = {
  play: async (context) => {
    await find('theListHasNoSuchSort')?.(context);
    const table = within(context.canvas.getByRole('table', { name: 'Messages' }));
    const row = within(table.getByRole('row', { name: /^The list has no such sort/ }));
    await expect(row.getByRole('cell', { name: 'problem.theListHasNoSuchSort' })).toBeVisible();
    await expect(context.canvas.getByRole('status')).toHaveTextContent('1 message, 0 tokens, 0 components');
  },
};

export const TokenByValue: Story = {
  play: async (context) => {
    await find('#ff5a1c')?.(context);
    const table = within(context.canvas.getByRole('table', { name: 'Tokens' }));
    await expect(table.getByRole('row', { name: /^color\.accent--color-accent/ })).toBeVisible();
  },
};

export const Component: Story = {
  play: async (context) => {
    await find('text field')?.(context);
    await expect(context.canvas.getByRole('link', { name: 'Components, TextField' })).toHaveAttribute(
      'href',
      './?path=/story/components-textfield--docs',
    );
  },
};
