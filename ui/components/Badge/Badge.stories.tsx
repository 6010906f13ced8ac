import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';
import docs from './Badge.docs.tsx';

export default {
  title: 'Text and values/Badge',
  id: 'components-badge',
  component: Badge,
  args: { tone: 'neutral', children: 'Draft' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap="2">
      {(['neutral', 'ink', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};

/** Long text is clipped rather than widening the page. */
export const LongText: Story = {
  args: { children: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsring'.repeat(4) },
};
