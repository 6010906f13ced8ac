import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { grid } from '../../RuledGrid/RuledGrid.css.ts';
import { LoadingTiles } from './LoadingTiles.tsx';
import { partFinding } from './part-finding.tsx';
import { PartTile } from './PartTile.tsx';
import { PartTiles } from './PartTiles.tsx';

const disc: Part = buildPart({ quantity: 480, minQuantity: 10 });
const low: Part = { ...disc, _id: 'low', quantity: 18 };
const out: Part = { ...disc, _id: 'out', quantity: 4 };

export default {
  id: 'sections-parttile',
  component: PartTile,
  args: { part: disc, href: '/purchase/disc', partHref: '/part/NH-10042', look: 'card' },
  // A tile is an item of a list.
  render: (args) => (
    <ul className={grid[args.look === 'row' ? 1 : 3]}>
      <PartTile {...args} />
    </ul>
  ),
} satisfies Meta<typeof PartTile>;
type Story = StoryObj<typeof PartTile>;

/** Two tab stops: the image is a link that is hidden from keyboard and screen readers. */
export const Card: Story = {
  play: async ({ canvas }) => {
    const [page, order, ...others] = canvas.getAllByRole('link');
    await expect(page).toHaveAccessibleName(disc.name);
    await expect(page).toHaveAttribute('href', '/part/NH-10042');
    await expect(order).toHaveAccessibleName(`Buy Now, ${disc.name}`);
    await expect(order).toHaveAttribute('href', '/purchase/disc');
    await expect(others).toHaveLength(0);
  },
};

/** The preview of a new part: without a number and a page. */
export const NoNumber: Story = {
  args: { part: { ...disc, number: '' }, partHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** The price is at the height of the button, however long the text is. */
export const Row: Story = {
  args: { look: 'row' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const middleOf = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const button = canvas.getByRole('link', { name: /^Buy Now/ });
    const beside = middleOf(canvas.getByText('$64.00')) - middleOf(button);
    await expect(Math.abs(beside)).toBeLessThan(2);
  },
};

/** An uploaded image fills its frame, with space to the line above and the name below. */
export const UploadedPicture: Story = {
  args: { part: { ...disc, image: '/pictures/hero-800.webp' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect();
    const tile = canvas.getByRole('listitem').getBoundingClientRect();
    const name = canvas.getByRole('heading').getBoundingClientRect();
    await expect(Number(picture?.top) - tile.top).toBeGreaterThanOrEqual(16);
    await expect(name.top - Number(picture?.bottom)).toBeGreaterThanOrEqual(16);
  },
};

export const NoPicture: Story = { args: { part: { ...disc, image: '' } } };

/** The three states side by side. With less than the minimum quantity the button says so and can be focused. */
export const States: Story = {
  render: ({ look }) => (
    <PartTiles
      parts={[disc, low, out]}
      look={look}
      hrefOf={({ _id }) => `/purchase/${_id}`}
      partHrefOf={() => '/part/NH-10042'}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Out of stock' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Quantity 4 Minimum order 10');
  },
};

export const StatesInRows: Story = { ...States, args: { look: 'row' } };

const found = (kind: string, number: string, maker = 'Norda'): Part => ({
  ...disc,
  _id: kind,
  foundBy: { kind, maker, number },
});

/** A search found them by another number than their own. */
export const FoundByNumber: Story = {
  render: ({ look }) => (
    <PartTiles
      parts={[
        found('original', '1K0 615 301 AA'),
        found('other', 'VM 312-05', 'Velmark'),
        found('replaces', 'NH-10039', 'Norholt'),
        found('gtin', '0401234567893', ''),
      ]}
      look={look}
      hrefOf={({ _id }) => `/purchase/${_id}`}
      findingOf={partFinding}
    />
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((tile) => tile.querySelector('p')?.textContent);
    await expect(lines).toEqual([
      'Original number 1K0 615 301 AA (Norda)',
      'Other maker’s number VM 312-05 (Velmark)',
      'Replaces NH-10039 (Norholt)',
      'GTIN 0401234567893',
    ]);
  },
};

/** Says how the number that was found is like the one that was typed, also if it is the part's own. */
export const NumberMatches: Story = {
  render: ({ look }) => (
    <PartTiles
      parts={[
        { ...disc, _id: 'own', numberMatch: 'exact' },
        { ...found('original', '1K0 615 301 AA'), numberMatch: 'same' },
        { ...found('gtin', '0401234567893', ''), numberMatch: 'start' },
        { ...found('other', 'VM 312-05', 'Velmark'), numberMatch: 'within' },
      ]}
      look={look}
      hrefOf={({ _id }) => `/purchase/${_id}`}
      findingOf={partFinding}
    />
  ),
  play: shows(
    'Exactly this number',
    'Same without punctuation',
    'Begins with this number',
    'Contains this number',
    /^Original number/,
  ),
};

export const NumberMatchesInRows: Story = { ...NumberMatches, args: { look: 'row' } };

export const FoundByNumberInRows: Story = { ...FoundByNumber, args: { look: 'row' } };

const withFit = (part: Part, fit: Part['fit']): Part => ({ ...part, _id: `${part._id}-${fit?.kind}`, fit });

/** In a list that is filtered by a vehicle. */
export const Fit: Story = {
  render: ({ look }) => (
    <PartTiles
      parts={[
        withFit(disc, { kind: 'fits', engines: [], isUniversal: false }),
        withFit(low, { kind: 'fitsIf', engines: ['1.4 TSI', '1.6 TDI'], isUniversal: false }),
        withFit(disc, { kind: 'doesNotFit', engines: [], isUniversal: false }),
      ]}
      look={look}
      hrefOf={({ _id }) => `/purchase/${_id}`}
      findingOf={partFinding}
    />
  ),
  play: shows('Fits', 'Fits 1.4 TSI or 1.6 TDI', 'Does not fit'),
};

/** In a list for a search that may mean several models. */
export const FitsModels: Story = {
  render: ({ look }) => (
    <PartTiles
      parts={[
        { ...disc, _id: 'all', fitModels: { fits: ['Golf VI', 'Golf VII'], fitsIf: [], isAll: true } },
        { ...low, fitModels: { fits: ['Golf VII'], fitsIf: ['Golf VIII'], isAll: false } },
        { ...out, fitModels: { fits: [], fitsIf: ['Golf VI'], isAll: false } },
        { ...disc, _id: 'none', fitModels: { fits: [], fitsIf: [], isAll: false } },
      ]}
      look={look}
      hrefOf={({ _id }) => `/purchase/${_id}`}
      findingOf={partFinding}
    />
  ),
  play: shows('Fits all 2 models', 'Fits Golf VII, and some Golf VIII', 'Fits some Golf VI'),
};

export const FitsModelsInRows: Story = { ...FitsModels, args: { look: 'row' } };

export const FitInRows: Story = { ...Fit, args: { look: 'row' } };

const hard: Part = {
  ...disc,
  name: longWord,
  description: '<b>Not bold</b> '.repeat(30),
  price: 999_999.99,
  quantity: Number.MAX_SAFE_INTEGER,
  minQuantity: Number.MAX_SAFE_INTEGER,
  number: 'NH-0123456789/012345.678',
  fit: { kind: 'fitsIf', engines: [longWord], isUniversal: false },
};

export const HardContent: Story = { args: { part: hard } };

/** Placeholders have the size of loaded tiles. */
export const Loading: Story = { render: ({ look }) => <LoadingTiles count={3} look={look} /> };
export const LoadingRows: Story = { ...Loading, args: { look: 'row' } };
