import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '#ui/story/controlled.tsx';
import { Pagination } from './Pagination.tsx';

export default {
  title: 'Navigation and filters/Pagination',
  id: 'components-pagination',
  component: Pagination,
  args: { label: 'Pages of orders', page: 2, pageSize: 12, total: 112, onPageChange: fn() },
  decorators: [controlled('page', 'onPageChange')],
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('13–24 of 112');
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 10' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('109–112 of 112');
  },
};

/** On the last page the button keeps focus and does nothing. */
export const LastPage: Story = {
  args: { page: 10 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** The rows on a page can be chosen where there are more than the fewest. */
export const PageSizes: Story = {
  args: { page: 1, pageSize: 25, onPageSizeChange: fn() },
  play: async ({ canvas, args }) => {
    const sizes = within(canvas.getByRole('group', { name: 'Rows on a page' }));
    await expect(sizes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '25',
      '50',
      '100',
    ]);
    await expect(sizes.getByRole('button', { name: '25 rows on a page' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(sizes.getByRole('button', { name: '25 rows on a page' }));
    await expect(args.onPageSizeChange).not.toHaveBeenCalled();
    await userEvent.click(sizes.getByRole('button', { name: '100 rows on a page' }));
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(100);
  },
};

export const AllRowsOfTheSmallestPage: Story = {
  tags: ['test-only'],
  args: { page: 1, pageSize: 25, total: 25, onPageSizeChange: fn() },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};

export const Middle: Story = { args: { page: 5 } };

export const FewPages: Story = { args: { page: 1, total: 60 } };

/** With one page only the count is shown. */
export const OnePage: Story = {
  args: { page: 1, total: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–6 of 6');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OneRow: Story = {
  args: { page: 1, total: 1 },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('1 of 1'),
};

export const Nothing: Story = {
  args: { page: 1, total: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('0 of 0'),
};

export const MoreThanCounted: Story = {
  args: { page: 83, total: 1000, isCapped: true },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('985–996 of more than 1,000'),
};

export const Huge: Story = { args: { page: 41_667, total: 1_000_000 } };
