import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrixPage } from './StateMatrixPage.tsx';

export default {
  title: 'Workbench/State matrix',
  component: StateMatrixPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof StateMatrixPage>;

export const StateMatrix: StoryObj<typeof StateMatrixPage> = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('table', { name: 'Pages' }));
    const loading = pages.getByRole('link', { name: 'Home: Loading' });
    await expect(loading).toHaveAttribute('href', './?path=/story/pages-home--loading');

    const payment = within(pages.getByRole('row', { name: /^Payment/ }));
    const reason = payment.getByRole('button', { name: /^The page shows one item/ });
    await userEvent.hover(reason);
    await waitFor(() => expect(reason.parentElement?.querySelector('[popover]')).toBeVisible());
    await userEvent.unhover(reason);

    // A state that may look like another one says why.
    const note = canvas.getByText(/^Looks like Empty\. The page has no navbar/);
    await expect(note).toBeVisible();
    await expect(note.previousElementSibling).toHaveAttribute('aria-describedby', note.id);
  },
};
