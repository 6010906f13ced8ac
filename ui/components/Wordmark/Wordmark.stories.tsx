import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

export default {
  title: 'Images and logos/Wordmark',
  id: 'components-wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;
type Story = StoryObj<typeof Wordmark>;

export const AtRest: Story = {};

export const Stuck: Story = { args: { size: 'sm' } };

/** At the bottom of a page, as wide as its content. */
export const Page: Story = { args: { size: 'page' } };
