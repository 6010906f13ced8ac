import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '#ui/story/checks.ts';
import { ModelsMark } from './ModelsMark.tsx';

/** The fit mark while a search means several models. */
export default {
  title: 'Text and values/FitMark/ModelsMark',
  id: 'components-models-mark',
  component: ModelsMark,
  args: { fits: [], fitsIf: [], isAll: false },
} satisfies Meta<typeof ModelsMark>;
type Story = StoryObj<typeof ModelsMark>;

const [six, seven, eight] = ['Golf VI', 'Golf VII', 'Golf VIII'];

export const FitsAll: Story = {
  args: { fits: [six, seven, eight], isAll: true },
  play: shows('Fits all 3 models'),
};

export const FitsOne: Story = { args: { fits: [seven] }, play: shows('Fits Golf VII') };

export const FitsTwo: Story = { args: { fits: [six, seven] }, play: shows('Fits Golf VI and Golf VII') };

export const FitsSeveral: Story = {
  args: { fits: [six, seven, eight] },
  play: shows('Fits 3 of these models'),
};

export const FitsSomeOfOne: Story = { args: { fitsIf: [seven] }, play: shows('Fits some Golf VII') };

export const FitsSomeOfTwo: Story = {
  args: { fitsIf: [six, seven] },
  play: shows('Fits some Golf VI and Golf VII'),
};

export const FitsOneAndSomeOfAnother: Story = {
  args: { fits: [seven], fitsIf: [eight] },
  play: shows('Fits Golf VII, and some Golf VIII'),
};

export const FitsSeveralPartly: Story = {
  args: { fits: [six], fitsIf: [seven, eight] },
  play: shows('Fits 3 models, some in part'),
};
