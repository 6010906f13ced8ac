import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';
import { SearchPage } from './SearchPage.tsx';

// The manager opens it: .storybook/SearchTool.ts has its id.
export default {
  title: 'Introduction/Search',
  component: SearchPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SearchPage>;
type Story = StoryObj<typeof SearchPage>;

const find = async (canvas: Canvas, query: string) => {
  canvas.getByRole('searchbox').focus();
  await userEvent.keyboard(query);
};

/** Storybook shows the page only after it has rendered, so the play focuses the field. */
export const Search: Story = {
  play: ({ canvas }) => canvas.getByRole('searchbox').focus(),
};

export const Message: Story = {
  play: async ({ canvas }) => {
    await find(canvas, 'theListHasNoSuchSort');
    const table = within(canvas.getByRole('table', { name: 'Messages' }));
    const row = within(table.getByRole('row', { name: /^The list has no such sort/ }));
    await expect(row.getByRole('cell', { name: 'problem.theListHasNoSuchSort' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 message, 0 tokens, 0 components');
  },
};

export const TokenByValue: Story = {
  play: async ({ canvas }) => {
    await find(canvas, '#ff5a1c');
    const table = within(canvas.getByRole('table', { name: 'Tokens' }));
    await expect(table.getByRole('row', { name: /^color\.accent --color-accent / })).toBeVisible();
  },
};

export const Component: Story = {
  play: async ({ canvas }) => {
    await find(canvas, 'text field');
    await expect(canvas.getByRole('link', { name: 'Components, TextField' })).toHaveAttribute(
      'href',
      './?path=/story/components-textfield--docs',
    );
  },
};
