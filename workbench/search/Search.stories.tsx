import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as product from '#messages/product.js';
import { SearchPage } from './SearchPage.tsx';

export default {
  title: 'Introduction/Search',
  component: SearchPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SearchPage>;

/** Storybook shows the page only after it has rendered, so the play focuses the field. */
export const Search: StoryObj = {
  play: ({ canvas }) => canvas.getByRole('searchbox').focus(),
};

const found = (query: string, count: string, shown: string): StoryObj => ({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), query);
    await expect(canvas.getByRole('status')).toHaveTextContent(count);
    await expect(canvasElement).toHaveTextContent(shown);
  },
});

export const Component = found('text field', 'Components: 1, tokens: 0', 'components/TextField');
export const Token = found('--color-accent-ink', 'Components: 0, tokens: 1', 'color.accentInk');
export const Message = found(product.orderNotAccepted(), 'messages: 1', 'app/features/orders/admin-orders');
