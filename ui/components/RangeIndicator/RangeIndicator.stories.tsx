import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { RangeIndicator } from './RangeIndicator.tsx';

export default {
  title: 'Form fields/RangeIndicator',
  id: 'components-rangeindicator',
  component: RangeIndicator,
  args: { min: 10, max: 480, value: 120, minLabel: '10 minimum', maxLabel: '480 in stock' },
} satisfies Meta<typeof RangeIndicator>;
type Story = StoryObj<typeof RangeIndicator>;

/** The filled share of each line, from 0 to 1. */
function filled(canvasElement: HTMLElement): number[] {
  return [...canvasElement.querySelectorAll('svg')].flatMap((svg) => {
    const rect = svg.querySelector(':scope > rect');
    return rect ? [rect.getBoundingClientRect().width / svg.getBoundingClientRect().width] : [];
  });
}

export const Default: Story = {
  play: ({ canvasElement }) => expect(filled(canvasElement)[0]).toBeCloseTo(110 / 470, 2),
};

/** Without a value only the line is shown. */
export const WithoutValue: Story = { args: { value: null } };

export const Invalid: Story = { args: { value: 600, isInvalid: true } };

/** The stock is below the minimum order. */
export const Dashed: Story = {
  args: { min: 0, max: 8, value: 6, minLabel: '6 in stock', maxLabel: '8 minimum', isDashed: true },
};

/** The marker stays on the line for any number. */
export const AnyNumbers: Story = {
  render: () => (
    <Stack gap="2">
      <RangeIndicator min={10} max={480} value={-5} minLabel="10" maxLabel="480" />
      <RangeIndicator min={10} max={480} value={1e12} minLabel="10" maxLabel="480" />
      <RangeIndicator min={10} max={480} value={Number.NaN} minLabel="10" maxLabel="480" />
      <RangeIndicator min={5} max={5} value={5} minLabel="5" maxLabel="5" />
      <RangeIndicator min={10} max={2} value={1} minLabel="10" maxLabel="2" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shares = filled(canvasElement);
    await expect(shares).toHaveLength(5);
    for (const share of shares) {
      await expect(share).toBeGreaterThanOrEqual(0);
      await expect(share).toBeLessThanOrEqual(1.001);
    }
  },
};
