import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import * as product from '#messages/product.js';
import { addresses } from '#mocks/fixtures/addresses.ts';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders/orders.ts';
import { partsHandlers } from '#mocks/handlers/catalogue/parts.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { FromApi, send } from '#ui/story/from-api.tsx';
import {
  type Canvas,
  expectExactSizes,
  expectRejected,
  expectRunsOnce,
  expectVisible,
  fill,
  press,
  replace,
} from '#ui/story/checks.ts';
import { PurchaseForm, type PurchaseFormProps } from './PurchaseForm.tsx';

const { name, email } = demoAccounts.customer.user;
const disc = buildPart();
const soldOut = parts.find(({ quantity }) => quantity === 0) ?? disc;
const tooFew = parts.find(({ quantity, minQuantity }) => quantity > 0 && quantity < minQuantity) ?? disc;

type PurchaseStory = Omit<PurchaseFormProps, 'part'> & { partId: string };

export default {
  id: 'sections-purchaseform',
  parameters: { layout: 'fullscreen', api: [...partsHandlers, ...ordersHandlers] },
  args: {
    partId: disc._id,
    customer: { name, email },
    onPlaceOrder: fn<PurchaseFormProps['onPlaceOrder']>(() => Promise.resolve(null)),
  },
  render: ({ partId, ...props }, { id }) => (
    <FromApi<Part> story={id} path={`/parts/${partId}`}>
      {(part) => (
        <PurchaseForm
          {...props}
          part={part}
          onPlaceOrder={async (values) => {
            const failure = await props.onPlaceOrder(values);
            if (failure) return failure;
            const productName = part.status === 'ready' ? part.value.name : '';
            const body = { name, ...values, email, productName, partId };
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

/** Fills in the smallest order and opens its review. */
async function goToReview(canvas: Canvas) {
  await fill(canvas, { Address: 'Verkstadsgatan 14' });
  await press(canvas, 'Review order');
}

/** The form keeps its values while the order is reviewed. */
export const Recap: Story = {
  play: async ({ canvas, args }) => {
    await goToReview(canvas);
    await press(canvas, 'Change');
    await expect(canvas.getByLabelText('Address')).toHaveFocus();
    await press(canvas, 'Review order');
    await expect(await canvas.findByRole('heading', { name: 'Is everything right?' })).toHaveFocus();
    await expectVisible(canvas, 'Verkstadsgatan 14');
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

const misfit: PurchaseFormProps['fit'] = {
  vehicle: 'Volkswagen Golf VII 2016, 1.4 TSI',
  kind: 'doesNotFit',
  title: 'Does not fit your Golf VII 2016',
  evidence: ['Listed for the Golf VI 2008–2012.', 'Stated by Sofia Marchetti, 14 Oct 2026.'],
  questions: null,
};

/** A part that does not fit the vehicle needs one tick more. */
export const DoesNotFit: Story = {
  args: { fit: misfit, fittingHref: '/parts/brake-discs?vehicle=volkswagen-golf-7-2016' },
  play: async ({ canvas, args }) => {
    await goToReview(canvas);
    const place = canvas.getByRole('button', { name: 'Place order' });
    await expect(place).toHaveAccessibleDescription('Tick the line above first. See parts that fit');
    await userEvent.click(place);
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Order it anyway' }));
    await userEvent.click(place);
    await expect(args.onPlaceOrder).toHaveBeenCalledWith(expect.objectContaining({ orderAnyway: true }));
  },
};

const ate = { criterion: 'Brake system', value: 'ATE' };

/** What is open does not stop the order: without an answer, it says that the customer does not know. */
export const FitIsOpen: Story = {
  args: {
    fit: {
      ...misfit,
      kind: 'fitsIf',
      title: 'Fits your Golf VII 2016 if this is right: Brake system ATE',
      questions: { open: [ate], answered: [] },
    },
    answering: { onAnswer: fn(), onMonth: fn() },
  },
  play: async ({ canvas, args }) => {
    await goToReview(canvas);
    const question = within(await canvas.findByRole('group', { name: 'Brake system ATE?' }));
    await userEvent.click(question.getByRole('button', { name: 'No' }));
    await expect(args.answering?.onAnswer).toHaveBeenCalledWith({ ...ate, answer: 'no' });
    await press(canvas, 'Place order');
    await expect(args.onPlaceOrder).toHaveBeenCalledWith(
      expect.objectContaining({ answers: [{ ...ate, answer: 'unknown' }] }),
    );
  },
};

export const Fits: Story = {
  args: { fit: { ...misfit, kind: 'fits', title: 'Fits your Golf VII 2016' } },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Fits your Golf VII 2016');
    await goToReview(canvas);
    await expectVisible(canvas, 'Volkswagen Golf VII 2016, 1.4 TSI');
  },
};

/** The form can be filled in. The line has its space. */
export const FitLoading: Story = { args: { fit: 'loading' } };

/** The total follows every keystroke, and the order contains the total that was shown. */
export const PlacesOrder: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const address = 'Verkstadsgatan 14, 412 51 Göteborg';
    await fill(canvas, { Address: `  ${address} ` });
    await replace(canvas.getByRole('spinbutton', { name: 'Quantity' }), '120');
    await expectVisible(canvas, '$7,680.00');
    await press(canvas, 'Review order');
    await press(canvas, 'Place order');
    const order = { phone: '', address, productQuantity: 120, totalPrice: 7680 };
    await expect(args.onPlaceOrder).toHaveBeenCalledWith(order);
  },
};

export const WithoutAddress: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Review order');
    await expectRejected(canvas.getByLabelText('Address'), 'Address is required');
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** The disabled button is described by the reason. Without a whole number there is no total. */
export const QuantityOutOfRange: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, { Address: 'Verkstadsgatan 14' });
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity' });
    const button = canvas.getByRole('button', { name: 'Review order' });
    await replace(quantity, '480');
    await expect(button).not.toHaveAttribute('aria-disabled');
    for (const [units, reason] of [
      ['9', 'Please order minimum 10'],
      ['481', 'Maximum order quantity 480'],
      ['12.5', 'Only whole numbers can be ordered.'],
    ] as const) {
      await replace(quantity, units);
      await userEvent.tab();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(reason);
    }
    await expect(quantity).toHaveValue('12.5');
    await expectVisible(canvas, '– × $64.00');
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Address')).toBeVisible();
  },
};

/** The field keeps the whole text, and its message says how much is too long. */
export const AddressTooLong: Story = {
  play: async ({ canvas }) => {
    const address = await canvas.findByLabelText('Address');
    await userEvent.click(address);
    await userEvent.paste('x'.repeat(1500));
    await press(canvas, 'Review order');
    const message = 'An address can have at most 300 characters. This one has 1,500.';
    await expectRejected(address, message);
    await expect(address).toHaveValue('x'.repeat(1500));
  },
};

/** Values of an earlier visit replace those of the profile. */
export const Draft: Story = {
  tags: ['test-only'],
  args: {
    customer: { name, email, phone: '+46 70 740 61 23' },
    draft: { phone: '', address: 'Kajgatan 9', productQuantity: 40 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Address')).toHaveValue('Kajgatan 9');
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('');
    await expectVisible(canvas, '$2,560.00');
  },
};

/** The form starts with the address used last. The others, and a new one, are one press away. */
export const SavedAddresses: Story = {
  args: { addresses: { addresses: [...addresses], hasOrdered: true } },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, 'Your default address.');
    await press(canvas, 'Use another address');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Workshop/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: /^Boat shed/ }));
    await press(canvas, 'Review order');
    await expectVisible(canvas, 'Jonas Lindqvist');
    await expect(canvas.queryByLabelText('Save this address')).not.toBeInTheDocument();
    await press(canvas, 'Place order');
    await expect(args.onPlaceOrder).toHaveBeenCalledWith({
      ...{ name: 'Jonas Lindqvist', phone: '+46 70 174 06 41', address: 'Hamngatan 3, 453 30 Lysekil' },
      ...{ productQuantity: 10, totalPrice: 640 },
    });
  },
};

/** A customer who has ordered before keeps a new address, unless they say no. */
export const AnotherAddress: Story = {
  args: SavedAddresses.args,
  play: async ({ canvas, args }) => {
    await press(canvas, 'Use another address');
    await userEvent.click(await canvas.findByRole('radio', { name: 'A new address' }));
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('');
    await goToReview(canvas);
    await expect(await canvas.findByRole('checkbox', { name: 'Save this address' })).toBeChecked();
    await press(canvas, 'Place order');
    await expect(args.onPlaceOrder).toHaveBeenCalledWith(
      expect.objectContaining({ address: 'Verkstadsgatan 14', saveAddress: true }),
    );
  },
};

/** It may be a gift, so nobody's address is saved unasked. */
export const FirstOrder: Story = {
  args: { addresses: { addresses: [], hasOrdered: false } },
  play: async ({ canvas, args }) => {
    await goToReview(canvas);
    await expect(await canvas.findByRole('checkbox', { name: 'Save this address' })).not.toBeChecked();
    await press(canvas, 'Place order');
    await expect(args.onPlaceOrder).toHaveBeenCalledWith(
      expect.not.objectContaining({ saveAddress: expect.anything() as unknown }),
    );
  },
};

const repeated = buildOrder({ unitPrice: 62, productQuantity: 600, status: 'shipped', paid: true });

/** Filled in from an earlier order, with each difference in a line. */
export const Again: Story = {
  args: { ...SavedAddresses.args, again: { status: 'found', order: repeated } },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'The price is now $64.00. It was $62.00.');
    await expectVisible(canvas, 'Only 480 are in stock. You ordered 600.');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('480');
    await expectVisible(canvas, 'The address of that order.');
  },
};

export const AgainBelowMinimum: Story = {
  args: { again: { status: 'found', order: buildOrder({ productQuantity: 4 }) } },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'The minimum order is now 10.');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('10');
    await press(canvas, 'Use another address');
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveFocus());
  },
};

export const AgainUnknown: Story = {
  args: { again: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expectVisible(canvas, /^We did not find that order/);
    await expect(canvas.getByLabelText('Address')).toHaveValue('');
  },
};

export const AgainNotLoaded: Story = {
  args: { again: { status: 'failed' } },
  play: ({ canvas }) => expectVisible(canvas, /^Your earlier order could not be loaded/),
};

/** The server has less stock by now. Its limit is shown at the field, and the form keeps its values. */
export const SoldMeanwhile: Story = {
  args: {
    onPlaceOrder: fn<PurchaseFormProps['onPlaceOrder']>(() =>
      Promise.resolve({ field: 'productQuantity', message: product.aboveStock({ stock: 36 }) }),
    ),
  },
  play: async ({ canvas }) => {
    await goToReview(canvas);
    await press(canvas, 'Place order');
    await expectVisible(canvas, 'Maximum order quantity 36');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus();
    await expect(canvas.getByLabelText('Address')).toHaveValue('Verkstadsgatan 14');
  },
};

/** The price changes while the form is open: the total follows, and the form says so. */
export const PriceRefreshed: Story = {
  tags: ['test-only'],
  parameters: { api: [] },
  render: function Repriced({ customer, onPlaceOrder }) {
    const [price, setPrice] = useState(disc.price);
    return (
      <>
        <Button onPress={() => setPrice(66)}>Raise the price</Button>
        <PurchaseForm
          part={{ status: 'ready', value: { ...disc, price } }}
          customer={customer}
          onPlaceOrder={onPlaceOrder}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Raise the price');
    await expectVisible(canvas, '$660.00');
  },
};

export const Placing: Story = {
  parameters: { api: [...partsHandlers, ordersScenarios.placing] },
  play: async ({ canvas, args }) => {
    await goToReview(canvas);
    await expectRunsOnce(await canvas.findByRole('button', { name: 'Place order' }), args.onPlaceOrder);
  },
};
