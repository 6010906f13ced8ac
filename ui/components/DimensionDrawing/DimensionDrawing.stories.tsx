import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { dimensionDrawings, type DimensionDrawingName } from '#contract/catalogue/dimension-drawings.ts';
import { Grid } from '../Grid/Grid.tsx';
import { DimensionDrawing, type DimensionValue, type LetteredDimension } from './DimensionDrawing.tsx';

interface Args {
  name: DimensionDrawingName;
  /** By dimension. */
  values: Readonly<Record<string, DimensionValue>>;
  form?: string;
  pinned?: string;
  isDrawn?: boolean;
}

const lettered = (values: Args['values']): LetteredDimension[] =>
  Object.entries(values).map(([dimension, value], index) => ({
    ...{ dimension, value, decimals: 1 },
    letter: String.fromCodePoint(65 + index),
    name: `${dimension.charAt(0).toUpperCase()}${dimension.slice(1).replace('-', ' ')}`,
  }));

function Controlled({ values, pinned: first = '', ...props }: Args) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(first);
  return (
    <DimensionDrawing
      {...props}
      dimensions={lettered(values)}
      hot={hovered ?? pinned}
      pinned={pinned}
      onHot={setHovered}
      onPin={setPinned}
    />
  );
}

const disc = {
  ...{ diameter: 312, thickness: 25, height: 49.5, centring: 65 },
  ...{ 'bolt-circle': 112, 'bolt-holes': 5 },
};

export default {
  title: 'Images and logos/DimensionDrawing',
  id: 'components-dimensiondrawing',
  args: { name: 'brake-disc', values: disc, form: 'ventilated-slotted' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** The pointer, the focus and a press mark a dimension. */
export const Part: Story = {
  play: async ({ canvas }) => {
    const diameter = canvas.getByRole('button', { name: 'A, Diameter, 312' });
    await userEvent.tab();
    await expect(diameter).toHaveFocus();
    await expect(diameter).toHaveAttribute('data-hot');
    await userEvent.keyboard('{Enter}');
    await expect(diameter).toHaveAttribute('aria-pressed', 'true');
    await userEvent.hover(canvas.getByRole('button', { name: 'C, Height, 49.5' }));
    await expect(diameter).not.toHaveAttribute('data-hot');
    await userEvent.unhover(canvas.getByRole('button', { name: 'C, Height, 49.5' }));
    await expect(diameter).toHaveAttribute('data-hot');
    await userEvent.keyboard('{Escape}');
    await expect(diameter).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Pinned: Story = { args: { pinned: 'A' } };

/** Of a category: each value is a range. */
export const Ranges: Story = {
  args: {
    values: {
      ...disc,
      diameter: { min: 280, max: 345 },
      thickness: { min: 10, max: 30 },
      centring: { min: 65, max: 65 },
    },
    pinned: 'A',
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'A, Diameter, 280–345' })).toBeVisible(),
};

export const Solid: Story = {
  args: { values: { ...disc, diameter: 280, thickness: 10, height: 48.7 }, form: 'solid' },
};

/** Without what it needs, nothing is drawn. */
export const Lacking: Story = {
  args: { values: { diameter: 312 } },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toBeNull(),
};

/** Thin parts and wide ones. */
export const Extremes: Story = {
  render: () => (
    <Grid columns={2} gap="4">
      <Controlled name="radiator" values={{ length: 1200, width: 90, thickness: 4 }} />
      <Controlled name="brake-disc" values={{ diameter: 80, thickness: 60, height: 10, centring: 70 }} />
      <Controlled name="valve" values={{ diameter: 60, stem: 3, length: 40 }} />
      <Controlled name="wheel-bearing" values={{ 'inner-diameter': 2, 'outer-diameter': 90, width: 3 }} />
    </Grid>
  ),
};

const examples: Readonly<Record<DimensionDrawingName, Args['values']>> = {
  battery: { length: 278, width: 175, height: 190 },
  'brake-disc': disc,
  'brake-pad': { width: 155.1, height: 66.4, thickness: 20.3 },
  'clutch-plate': { diameter: 228, teeth: 18 },
  'coil-spring': { length: 352, wire: 12.5, 'inner-diameter': 118 },
  'oil-filter': { 'outer-diameter': 76, height: 93 },
  'panel-filter': { length: 345, width: 136, height: 70 },
  piston: { diameter: 82.5, height: 54.2 },
  radiator: { length: 650, width: 415, thickness: 26 },
  'shock-absorber': { length: 548, stroke: 178 },
  'timing-gear': { teeth: 40, 'inner-diameter': 28, 'outer-diameter': 122, width: 25.4 },
  valve: { diameter: 28, stem: 5.97, length: 102.4 },
  'wheel-bearing': { 'inner-diameter': 40, 'outer-diameter': 74, width: 36 },
};

const isName = (name: string): name is DimensionDrawingName => Object.hasOwn(dimensionDrawings, name);

/** All drawings. */
export const All: Story = {
  render: () => (
    <Grid columns={3} gap="6">
      {Object.keys(dimensionDrawings)
        .filter(isName)
        .map((name) => (
          <Controlled key={name} name={name} values={examples[name]} pinned="A" />
        ))}
    </Grid>
  ),
};
