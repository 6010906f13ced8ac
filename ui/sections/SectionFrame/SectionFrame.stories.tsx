import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { SectionFrame } from './SectionFrame.tsx';

export default {
  component: SectionFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'parts',
    title: 'Stock parts',
    children: (
      <Panel>
        <Text style="body">What the section is about.</Text>
      </Panel>
    ),
  },
  argTypes: { action: { control: false }, children: { control: false } },
} satisfies Meta<typeof SectionFrame>;
type Story = StoryObj<typeof SectionFrame>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Stock parts' })).toHaveAttribute('id', 'parts'),
};

export const WithAction: Story = { args: { action: <ArrowLink href="#all">See all 28 parts</ArrowLink> } };

/** Continues the section above without space before the title. */
export const Continued: Story = {
  render: (args) => (
    <>
      <SectionFrame {...args} id="first" title="From the people who fit them" />
      <SectionFrame {...args} id="second" title="Who signs it off" isContinued />
    </>
  ),
};

export const LongTitleOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    title: longWord,
    action: <ArrowLink href="#all">See all 28 parts</ArrowLink>,
  },
};
