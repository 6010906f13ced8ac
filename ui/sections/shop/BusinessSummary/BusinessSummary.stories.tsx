import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusinessSummary } from './BusinessSummary.tsx';

export default {
  id: 'sections-businesssummary',
  component: BusinessSummary,
  parameters: { layout: 'fullscreen' },
  args: { years: 34 },
} satisfies Meta<typeof BusinessSummary>;
type Story = StoryObj<typeof BusinessSummary>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Thirty-four years of the same job/ })).toBeVisible();
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(['100+', '120M+', '33k+', '50+']);
  },
};

export const OneYear: Story = { args: { years: 1 } };

/** The clock is wrong by decades. */
export const NoYears: Story = {
  args: { years: -3 },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: /^Years of the same job/ })).toBeVisible(),
};
