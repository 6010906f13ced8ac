import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';
import docs from './Panel.docs.tsx';

export default {
  component: Panel,
  args: { children: <Text style="title">Order this part</Text> },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Panel>;

export const Default: StoryObj<typeof Panel> = {};
