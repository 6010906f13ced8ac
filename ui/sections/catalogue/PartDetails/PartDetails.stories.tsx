import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PartDetails as Details } from '#contract/catalogue/part-details.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { detailsOf, parts } from '#mocks/fixtures/parts.ts';
import { golf } from '#mocks/fixtures/vehicles.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { partsHandlers } from '#mocks/handlers/catalogue/parts.ts';
import { expectClosed, expectExactSizes, expectVisible, press, shows } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longName, longWord } from '#ui/story/long-content.ts';
import { PartDetails } from './PartDetails.tsx';
import { PartNotSold } from './PartNotSold.tsx';

const partAt = (number: string): Part => {
  const part = parts.find((one) => one.number === number);
  if (!part) throw new Error(`There is no part ${number}`);
  return part;
};
const disc = partAt('NH-10042');
const hrefs = {
  vehicleHref: '/vehicle',
  fittingHrefOf: (slug: string, { slug: vehicle }: Vehicle) => `/parts/${slug}?vehicle=${vehicle}`,
  partsHref: '/parts',
  categoryHrefOf: (slug: string) => `/parts/${slug}`,
  hrefOf: ({ _id }: Pick<Part, '_id'>) => `/purchase/${_id}`,
  partHrefOf: ({ number }: Pick<Part, 'number'>) => number && `/part/${number}`,
};
const similar = {
  status: 'ready',
  value: [partAt('NH-10048'), partAt('NH-10057'), partAt('NH-10071')],
} as const;

/** Of its own place, `number`, or with these changes. */
type PartStory = { number: string; changes?: Partial<Details>; vehicle?: Vehicle | null };

export default {
  id: 'sections-partdetails',
  parameters: { layout: 'fullscreen', api: partsHandlers },
  args: { number: 'NH-10042' },
  render: ({ number, changes, vehicle = null }, { id }) =>
    changes ? (
      <PartDetails
        part={{ status: 'ready', value: detailsOf(partAt(number), changes) }}
        similar={similar}
        vehicle={vehicle}
        {...hrefs}
      />
    ) : (
      <FromApi<Details> story={id} path={`/part/${number}`}>
        {(part) => (
          <FromApi<Part[]> story={id} path={`/similar-parts/${number}`}>
            {(found) => <PartDetails part={part} similar={found} vehicle={vehicle} {...hrefs} />}
          </FromApi>
        )}
      </FromApi>
    ),
} satisfies Meta<PartStory>;
type Story = StoryObj<PartStory>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: disc.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
      'href',
      `/purchase/${disc._id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Brake discs' })).toHaveAttribute(
      'href',
      '/parts/brake-discs',
    );
    await expectVisible(canvas, '(12.28 in)', '1K0 615 301 AA');
    await expectExactSizes(canvasElement);
  },
};

export const SimilarFailed: Story = {
  parameters: { api: [partDataScenarios.similarFailed, ...partsHandlers] },
  play: shows('Parts could not be loaded'),
};

/** Three pictures: a radio button shows each. The zoom starts with the one that is shown. */
export const Pictures: Story = {
  args: {
    changes: {
      imageAlt: 'Ventilated brake disc from the front',
      morePictures: [
        { image: '/pictures/hero-800.webp', alt: 'On the bench' },
        { image: '/pictures/brake-pads-cutout-800.webp', alt: '' },
      ],
    },
  },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'On the bench' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'On the bench' })).toBeVisible());
    await expect(canvas.queryByRole('img', { name: /from the front/ })).not.toBeInTheDocument();

    const enlarge = canvas.getByRole('button', { name: 'Enlarge the picture' });
    enlarge.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'On the bench' });
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await screen.findByRole('dialog', { name: disc.name });
    await expect(screen.getByText('Picture 3 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await screen.findByRole('dialog', { name: 'Ventilated brake disc from the front' });
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(enlarge).toHaveFocus());
  },
};

export const EightPictures: Story = {
  args: {
    changes: {
      morePictures: Array.from({ length: 7 }, () => ({ image: '/pictures/hero-800.webp', alt: '' })),
    },
  },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Picture 8' }));
    await expect(canvas.getAllByRole('button', { name: 'Enlarge the picture' })).toHaveLength(1);
  },
};

export const Zoomed: Story = {
  args: { changes: {} },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await press(canvas, 'Enlarge the picture');
    await expect(await screen.findByRole('dialog', { name: disc.name })).toBeVisible();
  },
};

export const NoPicture: Story = {
  args: { changes: { image: '' } },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: disc.name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enlarge the picture' })).not.toBeInTheDocument();
  },
};

export const RunningLow: Story = { args: { number: 'NH-10322' }, play: shows('Running low') };

export const OutOfStock: Story = {
  args: { number: 'NH-10124' },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Sold out. We are making more. Check again later.');
    await expect(canvas.queryByRole('link', { name: 'Buy Now' })).not.toBeInTheDocument();
  },
};

export const BelowMinimum: Story = {
  args: { number: 'NH-10530' },
  play: shows('Only 6 in stock, and the minimum order is 8.'),
};

/** A part that was added by its six fields alone: no category, specification or reference. */
export const SixFields: Story = {
  args: { changes: { category: null, path: [], specifications: [], references: [] } },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Specifications' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Cross-references' })).not.toBeInTheDocument();
  },
};

/** Buy Now is less prominent. */
export const DoesNotFit: Story = {
  args: { number: 'NH-10048', vehicle: golf },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Does not fit your Golf VII 2016', /^You can still order it/);
    await expect(canvas.getByRole('link', { name: 'Show parts that fit' })).toHaveAttribute(
      'href',
      '/parts/brake-discs?vehicle=volkswagen-golf-7-2016-1-4-tsi',
    );
  },
};

export const FitsIf: Story = {
  args: { vehicle: golf },
  play: shows('Fits your Golf VII 2016 if this is right: Front disc 312 mm, option 1ZE'),
};

/** Each kind of value. The last row of the title block is not full. */
export const Values: Story = {
  args: {
    changes: {
      brand: 'Velmark',
      specifications: [
        { spec: 'a', name: 'Diameter', unit: 'mm', decimals: 1, value: 312 },
        { spec: 'b', name: 'Weight', unit: 'kg', decimals: 2, value: 8.4 },
        { spec: 'c', name: 'Weight of one', unit: 'g', decimals: 0, value: 850 },
        { spec: 'd', name: 'Content', unit: 'l', decimals: 1, value: 1.5 },
        { spec: 'e', name: 'Pressure', unit: 'bar', decimals: 1, value: 1.2 },
        { spec: 'f', name: 'Torque', unit: 'Nm', decimals: 0, value: 25 },
        { spec: 'g', name: 'Opens at', unit: '°C', decimals: 0, value: 82 },
        { spec: 'h', name: 'Voltage', unit: 'V', decimals: 0, value: 12 },
        { spec: 'i', name: 'Teeth', unit: null, decimals: 0, value: 1200 },
        { spec: 'j', name: 'Surface', unit: null, decimals: 0, value: 'coated', choice: 'Coated' },
        { spec: 'k', name: 'With sensor ring', unit: null, decimals: 0, value: true },
        { spec: 'l', name: 'With caliper', unit: null, decimals: 0, value: false },
        { spec: 'm', name: 'Sold as', unit: null, decimals: 0, value: 'pair', choice: 'Pair' },
      ],
    },
  },
  parameters: { api: [] },
  play: shows('(18.5 lb)', '(18.4 lbf ft)', 'Yes', 'No', '1,200'),
};

export const LongContent: Story = {
  args: {
    changes: {
      name: longName,
      brand: longWord,
      number: 'NH-0123456789/012345.678',
      description: `Slotted, high-carbon iron.\n\n${'<b>Not bold.</b> Balanced and coated. '.repeat(40)}`,
      price: 999_999.99,
      quantity: 1_000_000,
      minQuantity: 1_000_000,
      path: [
        { slug: 'brakes', name: longWord },
        { slug: 'brake-discs', name: longName },
      ],
      references: Array.from({ length: 50 }, () => ({
        kind: 'other' as const,
        maker: longWord.slice(0, 40),
        number: '0123456789-0123456789.01',
      })),
    },
  },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Description' })).toBeVisible();
  },
};

export const Draft: Story = {
  args: { changes: { state: 'draft' } },
  parameters: { api: [] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'This part is a draft. Only admins see this page.');
    await expect(canvas.queryByRole('link', { name: 'Buy Now' })).not.toBeInTheDocument();
  },
};

export const NotSoldAlone: Story = {
  parameters: { api: [] },
  render: () => (
    <PartNotSold
      part={partAt('NH-10230')}
      successor={null}
      similar={{ status: 'ready', value: [] }}
      {...hrefs}
    />
  ),
  play: shows('Nothing in our catalogue replaces it.'),
};

export const OnPhone: Story = {
  args: { changes: { morePictures: [{ image: '/pictures/hero-800.webp', alt: 'On the bench' }] } },
  parameters: { api: [] },
  globals: { viewport: { value: 'phone' } },
};
