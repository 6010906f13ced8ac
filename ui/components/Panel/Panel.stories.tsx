import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

export default {
  title: 'Layout/Panel',
  id: 'components-panel',
  component: Panel,
  args: { children: <Text style="title">Order this part</Text> },
} satisfies Meta<typeof Panel>;

export const Default: StoryObj<typeof Panel> = {};
