import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

export default {
  component: Badge,
  args: { tone: 'neutral', children: 'Draft' },
} satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap="2">
      <Badge tone="neutral">neutral</Badge>
      <Badge tone="ink">ink</Badge>
      <Badge tone="positive">positive</Badge>
      <Badge tone="caution">caution</Badge>
      <Badge tone="critical">critical</Badge>
      <Badge tone="info">info</Badge>
    </Inline>
  ),
};

/** Long text is clipped rather than widening the page. */
export const LongText: Story = {
  args: { children: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsring'.repeat(4) },
};
