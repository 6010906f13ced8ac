import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { press } from '#ui/story/checks.ts';
import { PrintLayout } from './PrintLayout.tsx';
import { Sheet } from './Sheet.tsx';

export default {
  component: PrintLayout,
  parameters: { layout: 'fullscreen' },
  args: { backHref: '/user-dashboard/my-orders', canPrint: true },
} satisfies Meta<typeof PrintLayout>;
type Story = StoryObj<typeof PrintLayout>;

export const Default: Story = {
  args: {
    size: 'a4',
    children: (
      <Sheet size="a4" title="Invoice 1024">
        <p>25 brake pad sets</p>
      </Sheet>
    ),
  },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockReturnValue(undefined);
    await press(canvas, 'Print');
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** While the sheets load, or when they could not be loaded. */
export const NothingToPrint: Story = {
  args: { size: 'a4', canPrint: false, children: <p>Loading</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
  },
};
