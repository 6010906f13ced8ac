import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Specification } from '#contract/catalogue/specifications.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import type { Canvas } from '#ui/story/checks.ts';
import { longName, longWord } from '#ui/story/long-content.ts';
import { LoadingComparison, PartComparison } from './PartComparison.tsx';

const measure = (spec: string, name: string, value: number): Specification => ({
  ...{ spec, name, value },
  ...{ unit: 'mm', decimals: 1 },
});
const choice = (spec: string, name: string, value: string): Specification => ({
  ...{ spec, name, value: value.toLowerCase(), choice: value },
  ...{ unit: null, decimals: 0 },
});

const disc = (name: string, diameter: number, axle: string, part: Partial<Part> = {}): Part =>
  buildPart({
    ...{ _id: name, name, number: `NH-${10_000 + diameter}` },
    specifications: [
      measure('diameter', 'Diameter', diameter),
      measure('bolt-circle', 'Bolt circle', 112),
      choice('axle', 'Axle', axle),
    ],
    ...part,
  });

const discs = [
  disc('Rear disc, 272', 272, 'Rear', { fit: { kind: 'fits', engines: [], isUniversal: false } }),
  disc('Ventilated disc, 288', 288, 'Front', { quantity: 18, image: '' }),
  disc('Slotted disc, 288', 288, 'Front', {
    quantity: 0,
    fit: { kind: 'fitsIf', engines: ['1.4 TSI'], isUniversal: false },
  }),
];

/** The parts of a category as a table: what all share is said above, the rest has a column each. */
export default {
  id: 'sections-partscatalogue-partcomparison',
  component: PartComparison,
  parameters: { layout: 'fullscreen' },
  args: {
    parts: discs,
    sort: 'price',
    hrefOf: ({ _id }) => `/purchase/${_id}`,
    partHrefOf: ({ number }) => `/part/${number}`,
    onSort: fn(),
  },
  decorators: (Table) => (
    <div style={{ paddingInline: 'clamp(1.25rem, 4.2vw, 4rem)' }}>
      <Table />
    </div>
  ),
} satisfies Meta<typeof PartComparison>;
type Story = StoryObj<typeof PartComparison>;

const heads = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map(({ textContent }: HTMLElement) => textContent);

export const Category: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The same on all 3:').parentElement).toHaveTextContent(
      'Bolt circle 112 mm',
    );
    await expect(heads(canvas)).toEqual([
      'Part',
      'Your car',
      'Diameter mm',
      'Axle',
      'Stock',
      'Minimum',
      'Price',
      'Buy',
    ]);
    const [, , second, third] = canvas.getAllByRole('row');
    const cell = (row: HTMLElement | undefined) =>
      within(row ?? document.body).getByRole('cell', { name: '288' });
    await expect(cell(second)).not.toHaveAttribute('data-repeated');
    await expect(cell(third)).toHaveAttribute('data-repeated');

    const price = canvas.getByRole('columnheader', { name: 'Price' });
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(price).getByRole('button'));
    await expect(args.onSort).toHaveBeenLastCalledWith('-price');
    await userEvent.click(canvas.getByRole('button', { name: 'Part' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('name');
  },
};

/** Parts of several categories have no specifications in common. */
export const AllParts: Story = {
  args: {
    parts: discs.map((part) => ({ ...part, specifications: undefined, fit: undefined })),
    sort: undefined,
  },
  play: ({ canvas }) => expect(heads(canvas)).toEqual(['Part', 'Stock', 'Minimum', 'Price', 'Buy']),
};

/** The first column stays while the others scroll, and whether a part fits is a glyph. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongNames: Story = {
  args: {
    parts: [
      buildPart({ name: longWord, price: 999_999.99, specifications: [choice('axle', longName, longWord)] }),
      buildPart({ _id: 'other', number: '', quantity: Number.MAX_SAFE_INTEGER }),
    ],
  },
};

export const Loading: Story = { render: () => <LoadingComparison count={12} /> };
