import type { Meta, StoryObj } from '@storybook/react-vite';
import { fitKinds } from '#contract/fitment/fitment.ts';
import { Inline } from '../Inline/Inline.tsx';
import { FitGlyph } from './FitGlyph.tsx';
import docs from './FitGlyph.docs.tsx';

export default {
  title: 'Text and values/FitGlyph',
  id: 'components-fit-glyph',
  component: FitGlyph,
  args: { kind: 'fits', size: 24 },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof FitGlyph>;
type Story = StoryObj<typeof FitGlyph>;

export const Kinds: Story = {
  render: ({ size }) => (
    <Inline gap="4">
      {fitKinds.map((kind) => (
        <FitGlyph key={kind} kind={kind} size={size} />
      ))}
    </Inline>
  ),
};

export const Small: Story = { ...Kinds, args: { size: 16 } };
