import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export default {
  component: Text,
  args: { style: 'body', children: 'Brake, engine and suspension parts from one works.' },
} satisfies Meta<typeof Text>;
type Story = StoryObj<typeof Text>;

export const Styles: Story = {
  render: () => (
    <Stack gap="4">
      <Text style="display">True to 0.01</Text>
      <Text style="h1">Heading one, 114 wide</Text>
      <Text style="h2">Heading two, 112 wide</Text>
      <Text style="h3">Heading three, 108 wide</Text>
      <Text style="dashboard">Dashboard heading</Text>
      <Text style="title">Title, 104 wide</Text>
      <Text style="lead">Lead. Brake, engine and suspension parts from one works.</Text>
      <Text style="body">
        Body. The quantity shown is what we can send today. When it runs out the part says so and cannot be
        ordered.
      </Text>
      <Text style="small">Small, 98 wide. Orders, dates and helper text.</Text>
      <Text style="micro">Micro, 96 wide.</Text>
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
