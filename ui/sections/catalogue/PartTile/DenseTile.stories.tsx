import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { BasketContext } from '#ui/basket-buttons.ts';
import { Container } from '#ui/components/Container/Container.tsx';
import { shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { DenseTiles, LoadingDenseTiles } from './DenseTiles.tsx';
import { partFinding } from './part-finding.tsx';

const disc: Part = buildPart({ quantity: 480, minQuantity: 10 });
const low: Part = { ...disc, _id: 'low', quantity: 18 };
const few: Part = { ...disc, _id: 'few', quantity: 4 };
const out: Part = { ...disc, _id: 'out', quantity: 0 };

/** Parts in the catalogue, in as many columns as fit. */
export default {
  id: 'sections-densetile',
  component: DenseTiles,
  parameters: { layout: 'fullscreen' },
  args: {
    parts: [disc, low, few, out],
    hrefOf: ({ _id }) => `/purchase/${_id}`,
    partHrefOf: ({ _id }) => `/part/${_id}`,
    findingOf: partFinding,
  },
  render: (args) => (
    <BasketContext value={{ href: '/basket', quantityOf: () => undefined, onAdd: () => Promise.resolve() }}>
      <Container>
        <DenseTiles {...args} />
      </Container>
    </BasketContext>
  ),
} satisfies Meta<typeof DenseTiles>;
type Story = StoryObj<typeof DenseTiles>;

/** The words say what the colour says. A part without enough stock leads to where people ask to be told. */
export const States: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map((tile) => tile.querySelector('p')?.textContent);
    await expect(facts).toEqual([
      '480 in stock minimum 10',
      'Only 18 left minimum 10',
      'Only 4 left minimum 10',
      'Out of stock minimum 10',
    ]);
    const [tellMe] = canvas.getAllByRole('link', { name: `Tell me when ${disc.name} is back` });
    await expect(tellMe).toHaveAttribute('href', '/part/few');
    await expect(canvas.getAllByRole('link', { name: `Buy Now, ${disc.name}` })).toHaveLength(2);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Without a page of its own, a button says why the part cannot be ordered. */
export const NoPage: Story = {
  args: { parts: [few], partHrefOf: undefined },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Out of stock' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Only 4 left minimum 10');
  },
};

const withFit = (part: Part, fit: Part['fit']): Part => ({ ...part, _id: `${part._id}-${fit?.kind}`, fit });

export const Found: Story = {
  args: {
    parts: [
      withFit(disc, { kind: 'fits', engines: [], isUniversal: false }),
      withFit(low, { kind: 'fitsIf', engines: ['1.4 TSI', '1.6 TDI'], isUniversal: false }),
      {
        ...disc,
        _id: 'number',
        foundBy: { kind: 'original', maker: 'Norda', number: '1K0 615 301 AA' },
        numberMatch: 'exact',
      },
    ],
  },
  play: shows('Fits', 'Fits 1.4 TSI or 1.6 TDI', 'Exactly this number', /^Original number/),
};

export const Pictures: Story = {
  args: {
    parts: [
      { ...disc, image: '/pictures/hero-800.webp' },
      { ...low, image: '' },
    ],
  },
};

export const HardContent: Story = {
  args: {
    parts: [
      {
        ...disc,
        name: longWord,
        price: 999_999.99,
        quantity: Number.MAX_SAFE_INTEGER,
        minQuantity: Number.MAX_SAFE_INTEGER,
        number: 'NH-0123456789/012345.678',
        fit: { kind: 'fitsIf', engines: [longWord], isUniversal: false },
      },
      { ...low, number: '' },
    ],
  },
};

/** Placeholders have the size of loaded tiles. */
export const Loading: Story = {
  render: () => (
    <Container>
      <LoadingDenseTiles count={5} />
    </Container>
  ),
};
