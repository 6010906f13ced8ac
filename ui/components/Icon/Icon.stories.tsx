import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'order' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };

export const All: Story = {
  render: ({ size }) => (
    <Inline gap="6">
      {iconNames.map((name) => (
        <Stack gap="2" align="center" key={name}>
          <Icon name={name} size={size} />
          <Text style="micro" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
