import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as product from '#messages/product.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders.ts';
import { partsHandlers, partsScenarios } from '#mocks/handlers/parts.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { FromApi, send } from '#ui/story/from-api.tsx';
import { type Canvas, expectExactSizes, expectVisible, replace, expectRunsOnce } from '#ui/story/checks.ts';
import { longPart, longCustomer } from '#ui/story/long-content.ts';
import { NotFound } from '../NotFound/NotFound.tsx';
import type { PartCard } from '../part-card.ts';
import { PurchaseForm, type PurchaseFormProps } from './PurchaseForm.tsx';

const { name, email } = demoAccounts.customer.user;
const disc = buildPart();
const soldOut = parts.find(({ quantity }) => quantity === 0) ?? disc;
const tooFew = parts.find(({ quantity, minQuantity }) => quantity > 0 && quantity < minQuantity) ?? disc;

interface PurchaseStory {
  partId: string;
  onPlaceOrder: PurchaseFormProps['onPlaceOrder'];
}

export default {
  parameters: { layout: 'fullscreen', api: [...partsHandlers, ...ordersHandlers] },
  args: {
    partId: disc._id,
    onPlaceOrder: fn<PurchaseFormProps['onPlaceOrder']>(() => Promise.resolve(null)),
  },
  render: ({ partId, onPlaceOrder }, { id }) => (
    <FromApi<PartCard> story={id} path={`/parts/${partId}`}>
      {(part) => (
        <PurchaseForm
          part={part}
          customer={{ name, email }}
          onPlaceOrder={async (values) => {
            const failure = await onPlaceOrder(values);
            if (failure) return failure;
            const { quantity: productQuantity, ...rest } = values;
            const productName = part.status === 'ready' ? part.value.name : '';
            const body = { ...rest, name, email, productName, productQuantity, partId };
            return send(id, 'POST', '/orders', body);
          }}
        />
      )}
    </FromApi>
  ),
} satisfies Meta<PurchaseStory>;
type Story = StoryObj<PurchaseStory>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: disc.name })).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('10');
    await expect(canvas.getByText('$640.00')).toBeVisible();
    await expectExactSizes(canvasElement);
  },
};

export const Loading: Story = { parameters: { api: [partsScenarios.partLoading] } };

export const Failed: Story = { parameters: { api: [partsScenarios.partFailed] } };

export const OutOfStock: Story = {
  args: { partId: soldOut._id },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Out of stock');
    await expect(canvas.queryByRole('button', { name: 'Review order' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Our Parts' })).toHaveAttribute('href', '/#parts');
  },
};

export const StockBelowMinimum: Story = {
  args: { partId: tooFew._id },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Only 6 in stock, and the minimum order is 8.');
    await expect(canvas.queryByRole('button', { name: 'Review order' })).not.toBeInTheDocument();
  },
};

const review = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Review order' }));
const placeButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Place order' });

/** Fills in the smallest order and opens its review. */
async function goToReview(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Address'), 'Verkstadsgatan 14');
  await review(canvas);
  return canvas.findByRole('heading', { name: 'Is everything right?' });
}

export const Recap: Story = {
  play: async ({ canvas, args }) => {
    await expect(await goToReview(canvas)).toHaveFocus();
    await expect(canvas.getByText('Verkstadsgatan 14')).toBeVisible();
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** The form keeps its values. */
export const Change: Story = {
  play: async ({ canvas }) => {
    await goToReview(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const address = canvas.getByLabelText('Address');
    await expect(address).toHaveFocus();
    await expect(address).toHaveValue('Verkstadsgatan 14');
  },
};

/** The total follows every keystroke, and the order contains the total that was shown. */
export const PlacesOrder: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), '  Verkstadsgatan 14, 412 51 Göteborg ');
    await replace(canvas.getByRole('spinbutton', { name: 'Quantity' }), '120');
    await expect(canvas.getByText('$7,680.00')).toBeVisible();
    await review(canvas);
    await userEvent.click(await placeButton(canvas));
    const address = 'Verkstadsgatan 14, 412 51 Göteborg';
    const order = { phone: '', address, quantity: 120, totalPrice: 7680 };
    await expect(args.onPlaceOrder).toHaveBeenCalledWith(order);
  },
};

export const WithoutAddress: Story = {
  play: async ({ canvas, args }) => {
    const address = await canvas.findByLabelText('Address');
    await review(canvas);
    await waitFor(() => expect(address).toHaveAccessibleDescription('Address is required'));
    await expect(address).toHaveFocus();
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** The disabled button is described by the reason. */
export const QuantityOutOfRange: Story = {
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    const button = canvas.getByRole('button', { name: 'Review order' });
    await userEvent.type(canvas.getByLabelText('Address'), 'Verkstadsgatan 14');
    await replace(quantity, '9');
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please order minimum 10');
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Address')).toBeVisible();

    await replace(quantity, '481');
    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription('Maximum order quantity 480');

    await replace(quantity, '480');
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

/** Without a whole number there is no total. */
export const FractionOfUnits: Story = {
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await replace(quantity, '12.5');
    await userEvent.tab();
    await expect(quantity).toHaveValue('12.5');
    const button = canvas.getByRole('button', { name: 'Review order' });
    await expect(button).toHaveAccessibleDescription('Only whole numbers can be ordered');
    await expect(canvas.getByRole('status')).toHaveTextContent('–');
    await expect(canvas.getByText('– × $64.00')).toBeVisible();
  },
};

/** The field keeps the whole text, and its message says how much is too long. */
export const AddressTooLong: Story = {
  play: async ({ canvas, args }) => {
    const address = await canvas.findByLabelText('Address');
    await userEvent.click(address);
    await userEvent.paste('x'.repeat(1500));
    await userEvent.tab();
    await expect(address).toHaveValue('x'.repeat(1500));
    const message = 'An address can have at most 300 characters. This one has 1,500.';
    await expect(address).toHaveAccessibleDescription(message);
    await review(canvas);
    await expect(address).toHaveFocus();
    await userEvent.clear(address);
    await userEvent.paste('x'.repeat(300));
    await review(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Is everything right?' })).toBeVisible();
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** Values of an earlier visit replace those of the profile. */
export const Draft: Story = {
  parameters: { api: [] },
  render: () => (
    <PurchaseForm
      part={{ status: 'ready', value: disc }}
      customer={{ name, email, phone: '+46 70 740 61 23' }}
      draft={{ phone: '', address: 'Kajgatan 9', quantity: 40 }}
      onPlaceOrder={() => Promise.resolve(null)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('');
    await expect(canvas.getByLabelText('Address')).toHaveValue('Kajgatan 9');
    await expect(canvas.getByText('$2,560.00')).toBeVisible();
  },
};

/** The server has less stock by now. Its limit is shown at the field, and the form keeps its values. */
export const SoldMeanwhile: Story = {
  args: {
    onPlaceOrder: fn<PurchaseFormProps['onPlaceOrder']>(() =>
      Promise.resolve({ field: 'quantity', message: product.aboveStock({ stock: 36 }) }),
    ),
  },
  play: async ({ canvas }) => {
    await goToReview(canvas);
    await userEvent.click(await placeButton(canvas));
    await expectVisible(canvas, 'Maximum order quantity 36');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus();
    await expect(canvas.getByLabelText('Address')).toHaveValue('Verkstadsgatan 14');
  },
};

export const PriceChanged: Story = {
  parameters: { api: [...partsHandlers, ordersScenarios.priceChanged] },
  play: async ({ canvas }) => {
    await goToReview(canvas);
    await userEvent.click(await placeButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The price has changed');
  },
};

/** The price changes while the form is open: the total follows, and the form says so. */
export const PriceRefreshed: Story = {
  parameters: { api: [] },
  render: function Repriced() {
    const [price, setPrice] = useState(disc.price);
    return (
      <>
        <Button onPress={() => setPrice(66)}>Raise the price</Button>
        <PurchaseForm
          part={{ status: 'ready', value: { ...disc, price } }}
          customer={{ name, email }}
          onPlaceOrder={() => Promise.resolve(null)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise the price' }));
    await expectVisible(canvas, '$660.00');
  },
};

export const Placing: Story = {
  parameters: { api: [...partsHandlers, ordersScenarios.placing] },
  play: async ({ canvas, args }) => {
    await goToReview(canvas);
    await expectRunsOnce(await placeButton(canvas), args.onPlaceOrder);
  },
};

export const Unknown: Story = {
  parameters: { api: [] },
  render: () => <NotFound what="part" href="/parts" />,
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Our Parts' })).toHaveAttribute('href', '/parts'),
};

const extreme = buildPart({
  ...longPart,
  description: `Bremsscheibenabdeckblech${'befestigungsschraube'.repeat(8)}`,
  minQuantity: 1,
  image: '',
});

export const LongContent: Story = {
  parameters: { api: [] },
  render: () => (
    <PurchaseForm
      part={{ status: 'ready', value: extreme }}
      customer={{ ...longCustomer, phone: '+46 70 740 61 23' }}
      onPlaceOrder={() => Promise.resolve(null)}
    />
  ),
};
