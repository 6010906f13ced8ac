import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from './Stack.tsx';
import docs from './Stack.docs.tsx';

export default {
  component: Stack,
  args: {
    gap: '4',
    children: (
      <>
        <Panel>One</Panel>
        <Panel>Two</Panel>
        <Panel>Three</Panel>
      </>
    ),
  },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Stack>;
type Story = StoryObj<typeof Stack>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: '1' } };
export const Start: Story = { args: { align: 'start' } };
export const Center: Story = { args: { align: 'center' } };
