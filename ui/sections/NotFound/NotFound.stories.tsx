import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = {
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/'),
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnNarrowest: Story = {
  globals: { viewport: { value: 'narrowest' } },
};
