import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from './Stack.tsx';

export default {
  title: 'Layout/Stack',
  id: 'components-stack',
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
} satisfies Meta<typeof Stack>;
type Story = StoryObj<typeof Stack>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: '1' } };
export const Start: Story = { args: { align: 'start' } };
export const Center: Story = { args: { align: 'center' } };
