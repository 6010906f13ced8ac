import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as product from '#messages/product.js';
import { controlled } from '#ui/story/controlled.tsx';
import { RatingInput } from './RatingInput.tsx';

export default {
  title: 'Form fields/RatingInput',
  id: 'components-ratinginput',
  component: RatingInput,
  args: { label: 'Rating', name: 'rating', value: null, onChange: fn(), onBlur: fn() },
  decorators: [controlled('value', 'onChange')],
} satisfies Meta<typeof RatingInput>;
type Story = StoryObj<typeof RatingInput>;

export const Default: Story = {
  args: { value: 4 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Rating' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2 of 5' }));
    await expect(canvas.getByRole('radio', { name: '2 of 5' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

/** No star is selected at first. Stars are 30 px wide, with a target of 44 px. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(canvas.getByText('– of 5')).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) {
      const target = radio.closest('label')?.getBoundingClientRect();
      await expect([target?.width, target?.height]).toEqual([44, 44]);
    }
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(30);
  },
};

/** One tab stop, which reports when the focus leaves the whole group. */
export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 of 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toBeChecked();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { error: product.requiredRating() },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription(product.requiredRating());
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
};

export const LongLabel: Story = {
  args: { label: 'Bremsscheibenabdeckblech'.repeat(5), error: 'Bremsscheibenabdeckblech'.repeat(5) },
};
