import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';
import docs from './Wordmark.docs.tsx';

export default { component: Wordmark, parameters: { documentation: () => docs } } satisfies Meta<
  typeof Wordmark
>;
type Story = StoryObj<typeof Wordmark>;

export const AtRest: Story = {};

export const Stuck: Story = { args: { size: 'sm' } };

/** At the bottom of a page, as wide as its content. */
export const Page: Story = { args: { size: 'page' } };
