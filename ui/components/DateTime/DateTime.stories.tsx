import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Components/DateTime',
  component: DateTime,
  args: { at: '2026-11-18T09:12:00.000Z' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 Nov 2026, 09:12 UTC')).toBeVisible();
  },
};

export const DayOnly: Story = {
  args: { at: '2026-11-18', isDayOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 Nov')).toBeVisible();
  },
};

export const NotATime: Story = {
  args: { at: 'tomorrow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
