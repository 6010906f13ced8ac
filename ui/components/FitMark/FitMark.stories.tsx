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

const ate = { criterion: 'Brake system', value: 'ATE' };
const akebono = { ...ate, value: 'Akebono' };

export const FitsOneCondition: Story = {
  args: { kind: 'fitsIf', open: [{ conditions: [ate] }] },
  play: shows('Fits if ATE'),
};

/** Values of one criterion, in one statement or in two. */
export const FitsAlternatives: Story = {
  args: { kind: 'fitsIf', open: [{ conditions: [ate, akebono] }] },
  play: shows('Fits if ATE or Akebono'),
};

export const FitsFromMonth: Story = {
  args: { kind: 'fitsIf', open: [{ months: '2014-10/', conditions: [] }] },
  play: shows('Fits from 10/2014'),
};

export const FitsUntilMonth: Story = {
  args: { kind: 'fitsIf', open: [{ months: '/2014-09', conditions: [] }] },
  play: shows('Fits until 09/2014'),
};

export const FitsIfSeveralAreRight: Story = {
  args: { kind: 'fitsIf', open: [{ months: '2014-10/', engine: '2.0 TSI', conditions: [ate] }] },
  play: shows('Fits if 3 are right'),
};

export const DoesNotFit: Story = { args: { kind: 'doesNotFit' }, play: shows('Does not fit') };

export const NotKnown: Story = { args: { kind: 'notKnown' }, play: shows('Not known') };
