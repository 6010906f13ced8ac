import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { CategoryDetails, CategorySpec, SpecFacet } from '#contract/catalogue/specifications.ts';
import { failing, mock, neverAnswered } from '#mocks/handlers/mock.ts';
import { press, type Canvas } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longName, longWord } from '#ui/story/long-content.ts';
import { specFiltersOf } from '../PartsCatalogue/spec-query.ts';
import { Bench } from './Bench.tsx';

interface Args {
  startsWith: string | undefined;
  /** The drawing of the category. */
  drawing: string | null;
  onChange(specs: string | undefined): void;
}

const parts = 18;

const inMm = (spec: string, name: string) =>
  ({ spec, name, unit: 'mm', decimals: 1, stated: parts }) as const;
const sizesOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([value, parts]) => ({ value: Number(value), parts }))
    .sort((one, other) => one.value - other.value);
const valuesOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, parts]) => ({ value: name.toLowerCase(), name, parts }));

const diameters = { 253: 1, 256: 2, 272: 1, 280: 2, 288: 2, 300: 1, 310: 1, 312: 4, 330: 1, 340: 1, 345: 2 };
const plain = { unit: null, decimals: 0, stated: parts };

const discs: readonly SpecFacet[] = [
  { ...inMm('diameter', 'Diameter'), sizes: sizesOf(diameters) },
  {
    ...inMm('thickness', 'Thickness, new'),
    sizes: sizesOf({ 10: 1, 12: 1, 22: 2, 25: 5, 28: 1, 30: 0 }),
  },
  {
    ...inMm('height', 'Height'),
    sizes: sizesOf({ 38.5: 0, 39.5: 0, 40.4: 0, 47.8: 0, 48.7: 2, 49.5: 6, 51.2: 0, 52: 2 }),
  },
  { ...inMm('centring', 'Centring'), sizes: sizesOf({ 65: 10 }) },
  { ...inMm('bolt-circle', 'Bolt circle'), sizes: sizesOf({ 100: 0, 112: 10 }) },
  { ...plain, spec: 'axle', name: 'Axle', values: valuesOf({ Front: 7, Rear: 3 }) },
  {
    ...plain,
    spec: 'kind',
    name: 'Kind',
    values: valuesOf({ Solid: 2, Ventilated: 4, Slotted: 3, Drilled: 1 }),
  },
  { ...plain, spec: 'wear-leads', name: 'Wear leads', stated: 12, values: valuesOf({ Yes: 0, No: 12 }) },
];

const inDrawing: Readonly<Record<string, string>> = {
  ...{ diameter: 'A', thickness: 'B', height: 'C', centring: 'D', 'bolt-circle': 'E' },
};

const specOf = ({ spec, name, unit, decimals, values }: SpecFacet): CategorySpec => ({
  ...{ slug: spec, name, unit, decimals, kind: values ? 'choice' : 'number' },
  choices: values?.map(({ value, name }) => ({ slug: value, name })) ?? [],
});

const categoryOf = (facets: readonly SpecFacet[], drawing: string | null): CategoryDetails => ({
  ...{ slug: 'brake-discs', name: 'Brake discs', parent: 'brakes', parts, description: '', drawing },
  specs: facets
    .map(specOf)
    .map((spec) =>
      drawing === null ? spec : { ...spec, dimension: spec.slug, letter: inDrawing[spec.slug] ?? null },
    ),
});

function StatefulBench({ story, startsWith, drawing, onChange }: Args & { story: string }) {
  const [specs, setSpecs] = useState(startsWith);
  return (
    <FromApi<readonly SpecFacet[]> story={story} path="/part-facets?category=brake-discs">
      {(facets) => (
        <Bench
          facets={facets}
          category={categoryOf(facets.status === 'ready' ? facets.value : discs, drawing)}
          found={specs === undefined ? parts : 10}
          among={parts}
          specs={specs}
          filters={specFiltersOf(specs, (facets.status === 'ready' ? facets.value : discs).map(specOf))}
          allHref="/parts/brake-discs"
          onChange={(next) => {
            onChange(next);
            setSpecs(next);
          }}
        />
      )}
    </FromApi>
  );
}

const answering = (facets: readonly SpecFacet[]) => [mock(calls.partFacets)(() => [...facets])];

export default {
  id: 'sections-bench',
  parameters: { api: answering(discs) },
  args: { startsWith: undefined, drawing: null, onChange: fn() },
  globals: { viewport: { value: 'desktop' } },
  render: (args, { id }) => <StatefulBench {...args} story={id} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const handle = (canvas: Canvas, name: string) => canvas.findByRole('slider', { name });
const field = (canvas: Canvas, row: string, name: string) =>
  within(canvas.getByRole('group', { name: row })).getByRole('textbox', { name });

/** What is not set stays in the colour of lines. A dimension that all parts share is a sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await handle(canvas, 'Diameter, from')).toHaveAttribute('aria-valuetext', '253 mm');
    await expect(canvas.getByText('65 mm on every part')).toBeVisible();
    await expect(canvas.getByText('18 parts')).toBeVisible();
    await expect(field(canvas, 'Diameter in mm', 'From')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /^Clear/ })).toBeNull();
  },
};

/** Sizes and values that the other conditions exclude are dashed. */
export const Set: Story = {
  args: { startsWith: 'axle:front,diameter:280..312' },
  play: async ({ canvas }) => {
    await expect(await handle(canvas, 'Diameter, to')).toHaveAttribute('aria-valuetext', '312 mm');
    await expect(canvas.getByText('10 of 18 parts match')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Front 7' })).toBeChecked();
  },
};

export const Cleared: Story = {
  tags: ['test-only'],
  args: { startsWith: 'axle:front,diameter:280..312' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all 2' }));
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
    await expect(canvas.getByRole('region', { name: 'Choose by dimension' })).toHaveFocus();
  },
};

/** The drawing of the category shows the sizes of what is found. A letter and its row are one thing. */
export const WithDrawing: Story = {
  args: { startsWith: 'diameter:280..312', drawing: 'brake-disc' },
  play: async ({ canvas }) => {
    const letter = await canvas.findByRole('button', { name: /^A, Diameter/ });
    const row = canvas.getByRole('group', { name: 'Diameter in mm' });
    await expect(row).not.toHaveAttribute('data-hot');
    await userEvent.click(letter);
    await expect(letter).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toHaveAttribute('data-hot');
    await userEvent.hover(canvas.getByRole('group', { name: 'Height in mm' }));
    await expect(canvas.getByRole('button', { name: /^C, Height/ })).toHaveAttribute('data-hot');
  },
};

/** Arrows go to the next size that exists, Page goes ten. The ends of the line are no condition. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const from = await handle(canvas, 'Diameter, from');
    const to = await handle(canvas, 'Diameter, to');
    from.focus();
    // Only a browser's own key presses move a native slider.
    const move = (slider: HTMLElement, index: number) =>
      fireEvent.change(slider, { target: { value: index } });
    await move(from, 3);
    await expect(from).toHaveAttribute('aria-valuetext', '280 mm');
    await expect(field(canvas, 'Diameter in mm', 'From')).toHaveValue('280');
    await move(to, 7);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('diameter:280..312'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Clear Diameter: 280 to 312 mm' })).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(from).toHaveAttribute('aria-valuetext', '312 mm');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('diameter:..312'));
  },
};

/** A typed size goes to the nearest that exists, and says so. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await handle(canvas, 'Diameter, from');
    const from = field(canvas, 'Diameter in mm', 'From');
    const to = field(canvas, 'Diameter in mm', 'To');
    await userEvent.type(from, '281{Enter}');
    await expect(from).toHaveValue('280');
    await expect(from).toHaveAccessibleDescription('There is no 281 mm. The nearest is 280 mm.');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('diameter:280..'));
    await userEvent.type(to, 'wide{Enter}');
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription('Type a number, such as 12.5.');
    await userEvent.clear(to);
    await userEvent.type(to, '272{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('diameter:272..272'));
    await expect(from).toHaveValue('272');
  },
};

/** Sizes that are buttons are wanted from the smallest to the largest. */
export const Values: Story = {
  play: async ({ canvas, args }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('checkbox', { name }));
    await press('112 mm 10');
    await expect(args.onChange).toHaveBeenLastCalledWith('bolt-circle:112..112');
    await press('100 mm 0');
    await expect(args.onChange).toHaveBeenLastCalledWith('bolt-circle:100..112');
    await press('112 mm 10');
    await press('Rear 3');
    await expect(args.onChange).toHaveBeenLastCalledWith('axle:rear,bolt-circle:100..100');
  },
};

/** A line button opens a sheet with the same rows. */
export const OnPhone: Story = {
  args: { startsWith: 'diameter:280..312', drawing: 'brake-disc' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Dimensions/ }));
    const sheet = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Dimensions' }),
    );
    await expect(sheet.getByRole('slider', { name: 'Diameter, to' })).toHaveAttribute(
      'aria-valuetext',
      '312 mm',
    );
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Front 7' }));
    await expect(sheet.getByRole('checkbox', { name: 'Front 7' })).toBeChecked();
    await expect(sheet.getByRole('button', { name: 'Show 10 parts' })).toBeVisible();
  },
};

/** Mirrored, as every scale. */
export const RightToLeft: Story = {
  args: { startsWith: 'diameter:280..312' },
  globals: { direction: 'rtl' },
};

export const Loading: Story = { parameters: { api: [neverAnswered(calls.partFacets)] } };

/** A condition without its field can be cleared. */
export const Failed: Story = {
  args: { startsWith: 'axle:rear' },
  parameters: { api: [failing(calls.partFacets)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await press(canvas, 'Clear Axle: Rear');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Clear/ })).toBeNull());
  },
};

/** Where there is nothing to choose, as in a category with one part, there is no bench. */
export const Empty: Story = {
  parameters: { api: answering(discs.slice(3, 4)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

const many: readonly SpecFacet[] = Array.from({ length: 30 }, (_, index): SpecFacet => {
  const facet = { ...inMm(`measure-${index}`, index % 5 === 1 ? longName : `Measure ${index + 1}`) };
  if (index % 3 === 1) return { ...facet, values: valuesOf({ [longWord]: 120_000, [longName]: 0, One: 3 }) };
  const sizes = Array.from({ length: 200 }, (_, size) => ({
    value: -1234.5 + size ** 2 * 30,
    parts: size % 17,
  }));
  return { ...facet, sizes, isThinned: true };
});

/** Sizes that are not returned one by one can be typed. More than eight dimensions are behind a button. */
export const VeryMany: Story = {
  args: { startsWith: 'measure-29:..500' },
  parameters: { api: answering(many) },
  play: async ({ canvas, args }) => {
    await handle(canvas, 'Measure 30, to');
    await expect(field(canvas, 'Measure 30 in mm', 'To')).toBeVisible();
    await userEvent.type(field(canvas, 'Measure 1 in mm', 'From'), '1234.5{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('measure-0:1234.5..,measure-29:..500'),
    );
  },
};
