import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { controlled } from '#ui/story/controlled.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import docs from './SegmentedControl.docs.tsx';

const options = [
  { value: 'all', label: 'All', count: 1006 },
  { value: 'unpaid', label: 'Unpaid', count: 2 },
  { value: 'pending', label: 'Pending', count: 0 },
  { value: 'shipped', label: 'Shipped', count: null },
] as const;

export default {
  title: 'Navigation and filters/SegmentedControl',
  id: 'components-segmentedcontrol',
  component: SegmentedControl<string>,
  args: { label: 'Show orders', options, value: 'all', onChange: () => undefined },
  decorators: [controlled('value', 'onChange')],
  parameters: { documentation: () => docs },
} satisfies Meta<typeof SegmentedControl<string>>;
type Story = StoryObj<typeof SegmentedControl<string>>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpaid 2' }));
    await expect(canvas.getByRole('button', { name: 'Unpaid 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All 1,006' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Icon buttons, each with a tooltip. */
export const WithIcons: Story = {
  args: {
    label: 'Show as',
    value: 'grid',
    options: [
      { value: 'grid', label: 'Grid', icon: 'grid' },
      { value: 'list', label: 'List', icon: 'rows' },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('button', { name: 'List' });
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getAllByText('Grid')[1]).toBeVisible());
  },
};

/** It scrolls where it is too wide. */
export const LongLabels: Story = {
  args: {
    options: ['Bremsscheibenabdeckblech', 'Ventilated and slotted brake disc', 'Zündkerze', 'Öl'].map(
      (label) => ({ value: label, label, count: 1_000_000 }),
    ),
    value: 'Öl',
  },
};
