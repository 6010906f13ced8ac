import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Rating } from './Rating.tsx';

export default {
  title: 'Text and values/Rating',
  id: 'components-rating',
  component: Rating,
  args: { value: 4 },
  play: ({ canvas, args }) => expect(canvas.getByRole('img', { name: `${args.value} of 5` })).toBeVisible(),
} satisfies Meta<typeof Rating>;
type Story = StoryObj<typeof Rating>;

export const Default: Story = {};

/** The stars are rounded; the accessible name has the exact value. */
export const Fraction: Story = { args: { value: 3.7 } };

/** Always five stars, whatever the value. */
export const OutOfRange: Story = {
  render: () => (
    <Stack gap="2">
      {[1e9, Infinity, -3, -Infinity, Number.NaN].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'));
    await expect(names).toEqual(['5 of 5', '5 of 5', '0 of 5', '0 of 5', '0 of 5']);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(25);
  },
};
