import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import docs from './Text.docs.tsx';

export default {
  title: 'Text and values/Text',
  id: 'components-text',
  component: Text,
  args: { style: 'body', children: 'Brake, engine and suspension parts from one works.' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Text>;
type Story = StoryObj<typeof Text>;

export const Default: Story = {};

const styles = ['display', 'h1', 'h2', 'h3', 'dashboard', 'title', 'lead', 'body', 'small', 'micro'] as const;

export const Styles: Story = {
  render: () => (
    <Stack gap="4">
      {styles.map((style) => (
        <Text key={style} style={style}>
          {style}. Brake, engine and suspension parts from one works.
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      {(['ink', 'muted', 'subtle', 'critical'] as const).map((tone) => (
        <Text key={tone} style="body" tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const UnbrokenWord: Story = {
  args: { style: 'h1', children: 'Bremsscheibenabdeckblech'.repeat(4) },
};
