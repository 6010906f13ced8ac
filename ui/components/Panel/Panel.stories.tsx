import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  component: Panel,
  args: { children: <Text style="title">Order this part</Text> },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
