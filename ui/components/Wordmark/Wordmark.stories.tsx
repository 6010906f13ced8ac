import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

const meta = { component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Stuck: Story = { args: { size: 'sm' } };

/** At the bottom of a page, as wide as its content. */
export const Page: Story = { args: { size: 'page' } };
