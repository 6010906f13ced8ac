import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { BasketContext } from '#ui/basket-buttons.ts';
import { longWord } from '#ui/story/long-content.ts';
import { grid } from '../../RuledGrid/RuledGrid.css.ts';
import { DenseTile } from '../PartTile/DenseTile.tsx';
import { PartTile } from '../PartTile/PartTile.tsx';
import { AddToBasket, type AddToBasketProps } from './AddToBasket.tsx';

/** A basket that takes what is pressed. */
function useBasket(first: number | undefined): AddToBasketProps['basket'] {
  const [quantity, setQuantity] = useState(first);
  return {
    href: '/basket',
    quantityOf: () => quantity,
    onAdd: ({ minQuantity }) => Promise.resolve(setQuantity(minQuantity)),
  };
}

interface Args extends Pick<AddToBasketProps, 'part' | 'look'> {
  quantity?: number;
}

const OnPage = ({ quantity, ...props }: Args) => <AddToBasket {...props} basket={useBasket(quantity)} />;

function OnTile({ part, quantity }: Args) {
  return (
    <BasketContext value={useBasket(quantity)}>
      <ul className={grid[3]}>
        <PartTile part={part} href="/purchase/disc" partHref="/part/NH-10042" look="card" />
      </ul>
    </BasketContext>
  );
}

function OnDenseTile({ part, quantity }: Args) {
  return (
    <BasketContext value={useBasket(quantity)}>
      <ul className={grid.dense}>
        <DenseTile part={part} href="/purchase/disc" partHref="/part/NH-10042" />
      </ul>
    </BasketContext>
  );
}

export default {
  id: 'sections-addtobasket',
  args: { part: buildPart(), look: 'page' },
  render: (args) => <OnPage {...args} />,
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const added = 'In the basket, 10 Ventilated brake disc';

/** The link takes the place of the button, and its focus. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket, Ventilated brake disc' }));
    const link = canvas.getByRole('link', { name: added });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/basket');
  },
};

export const InBasket: Story = { args: { quantity: 10 } };

/** Fewer pieces than the minimum order can be added to. */
export const BelowMinimum: Story = {
  args: { quantity: 4 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Add to basket/ })).toBeVisible(),
};

export const Tile: Story = {
  render: (args) => <OnTile {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to basket/ }));
    await expect(canvas.getByRole('link', { name: added })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Buy Now, Ventilated brake disc' })).toBeVisible();
  },
};

export const DenseTileInBasket: Story = {
  args: { quantity: 10 },
  render: (args) => <OnDenseTile {...args} />,
};

export const TileOnPhone: Story = {
  args: { part: buildPart({ name: longWord }), quantity: 1_000_000 },
  globals: { viewport: { value: 'narrowest' } },
  render: (args) => <OnDenseTile {...args} />,
};
