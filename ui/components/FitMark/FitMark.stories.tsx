import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '#ui/story/checks.ts';
import { FitMark } from './FitMark.tsx';
import docs from './FitMark.docs.tsx';

export default {
  title: 'Text and values/FitMark',
  id: 'components-fit-mark',
  component: FitMark,
  args: { kind: 'fits' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof FitMark>;
type Story = StoryObj<typeof FitMark>;

export const Fits: Story = { play: shows('Fits') };

export const FitsEveryVehicle: Story = { args: { isUniversal: true }, play: shows('Fits every vehicle') };

export const FitsOneEngine: Story = {
  args: { kind: 'fitsIf', engines: ['2.0 TSI'] },
  play: shows('Fits 2.0 TSI'),
};

export const FitsTwoEngines: Story = {
  args: { kind: 'fitsIf', engines: ['1.4 TSI', '1.6 TDI', '1.4 TSI'] },
  play: shows('Fits 1.4 TSI or 1.6 TDI'),
};

export const FitsSomeEngines: Story = {
  args: { kind: 'fitsIf', engines: ['1.2 TSI', '1.4 TSI', '1.6 TDI'] },
  play: shows('Fits some engines'),
};

export const DoesNotFit: Story = { args: { kind: 'doesNotFit' }, play: shows('Does not fit') };

export const NotKnown: Story = { args: { kind: 'notKnown' }, play: shows('Not known') };
