import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders.ts';
import { partsHandlers, partsScenarios } from '#mocks/handlers/parts.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { FromApi, send } from '#ui/story/from-api.tsx';
import type { PurchasePart } from './PartDetails.tsx';
import { PurchaseForm, type PurchaseFailure } from './PurchaseForm.tsx';
import { UnknownPart } from './UnknownPart.tsx';

const { name, email } = demoAccounts.customer.user;
const disc = buildPart();
const soldOut = parts.find(({ quantity }) => quantity === 0) ?? disc;
const tooFew = parts.find(({ quantity, minQuantity }) => quantity > 0 && quantity < minQuantity) ?? disc;

interface PurchaseStory {
  partId: string;
  /** Where the server's refusal belongs, as the app reads it from the answer's code. */
  refusedField?: PurchaseFailure['field'];
  onPlaceOrder(values: unknown): void;
}

const meta = {
  title: 'Sections/PurchaseForm',
  parameters: { layout: 'fullscreen', api: [...partsHandlers, ...ordersHandlers] },
  args: { partId: disc._id, onPlaceOrder: fn() },
  render: ({ partId, refusedField, onPlaceOrder }, { id }) => (
    <FromApi<PurchasePart> story={id} path={`/parts/${partId}`}>
      {(part) => (
        <PurchaseForm
          part={part}
          customer={{ name, email }}
          onPlaceOrder={async (values) => {
            onPlaceOrder(values);
            const { quantity: productQuantity, ...rest } = values;
            const productName = part.status === 'ready' ? part.value.name : '';
            const body = { ...rest, name, email, productName, productQuantity, partId };
            const refusal = await send(id, 'POST', '/orders', body);
            return refusal && { ...refusal, field: refusedField };
          }}
        />
      )}
    </FromApi>
  ),
} satisfies Meta<PurchaseStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: disc.name })).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('10');
    await expect(canvas.getByText('$640.00')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { api: [partsScenarios.partLoading] } };

export const Failed: Story = {
  parameters: { api: [partsScenarios.partFailed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OutOfStock: Story = {
  args: { partId: soldOut._id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Out of stock')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Review order' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Our Parts' })).toHaveAttribute('href', '/#parts');
  },
};

export const StockBelowMinimum: Story = {
  args: { partId: tooFew._id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 6 in stock, and the minimum order is 8.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Review order' })).not.toBeInTheDocument();
  },
};

const check = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Review order' }));
const placeButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Place order' });

/** Fills in the smallest order and goes as far as its recap. */
async function goToRecap(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Address'), 'Verkstadsgatan 14');
  await check(canvas);
  await canvas.findByRole('heading', { name: 'Is everything right?' });
}

export const Recap: Story = {
  play: async ({ canvas, args }) => {
    await goToRecap(canvas);
    await expect(canvas.getByRole('heading', { name: 'Is everything right?' })).toHaveFocus();
    await expect(canvas.getByText('Verkstadsgatan 14')).toBeVisible();
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** What was filled in is still there. */
export const Change: Story = {
  play: async ({ canvas }) => {
    await goToRecap(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(canvas.getByLabelText('Address')).toHaveFocus();
    await expect(canvas.getByLabelText('Address')).toHaveValue('Verkstadsgatan 14');
  },
};

/** The total follows every keystroke, and the order carries what was on show. */
export const PlacesOrder: Story = {
  play: async ({ canvas, args }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.type(canvas.getByLabelText('Address'), '  Verkstadsgatan 14, 412 51 Göteborg ');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '120');
    await expect(canvas.getByText('$7,680.00')).toBeVisible();
    await check(canvas);
    await userEvent.click(await placeButton(canvas));
    await expect(args.onPlaceOrder).toHaveBeenCalledWith({
      phone: '',
      address: 'Verkstadsgatan 14, 412 51 Göteborg',
      quantity: 120,
      totalPrice: 7680,
    });
  },
};

export const WithoutAddress: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText('Address');
    await check(canvas);
    await expect(await canvas.findByText('Address is required')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveFocus();
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** The button is off and points at why. */
export const QuantityOutOfRange: Story = {
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    const button = canvas.getByRole('button', { name: 'Review order' });
    await userEvent.type(canvas.getByLabelText('Address'), 'Verkstadsgatan 14');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '9');
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please order minimum 10');
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Address')).toBeVisible();

    await userEvent.clear(quantity);
    await userEvent.type(quantity, '481');
    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription('Maximum order quantity 480');

    await userEvent.clear(quantity);
    await userEvent.type(quantity, '480');
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

/** The field, its message and the total agree: there is no total until the quantity is a whole number. */
export const FractionOfUnits: Story = {
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12.5');
    await userEvent.tab();
    await expect(quantity).toHaveValue('12.5');
    await expect(canvas.getByRole('button', { name: 'Review order' })).toHaveAccessibleDescription(
      'Only whole numbers can be ordered',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('–');
    await expect(canvas.getByText('– × $64.00')).toBeVisible();
  },
};

/** The whole text stays in the field, and its message says how much of it is too long. */
export const AddressTooLong: Story = {
  play: async ({ canvas, args }) => {
    const address = await canvas.findByLabelText('Address');
    await userEvent.click(address);
    await userEvent.paste('x'.repeat(1500));
    await userEvent.tab();
    await expect(address).toHaveValue('x'.repeat(1500));
    await expect(address).toHaveAccessibleDescription(
      'An address can have at most 300 characters. This one has 1,500.',
    );
    await check(canvas);
    await expect(address).toHaveFocus();
    await userEvent.clear(address);
    await userEvent.paste('x'.repeat(300));
    await check(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Is everything right?' })).toBeVisible();
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
  },
};

/** What was filled in on an earlier visit wins over what the profile knows. */
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

/** Someone else bought most of it meanwhile: the server's figure stands at the field, and the form is kept. */
export const SoldMeanwhile: Story = {
  args: { refusedField: 'quantity' },
  parameters: { api: [...partsHandlers, ordersScenarios.soldOutMeanwhile] },
  play: async ({ canvas }) => {
    await goToRecap(canvas);
    await userEvent.click(await placeButton(canvas));
    await expect(await canvas.findByText('Maximum order quantity 36')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveFocus();
    await expect(canvas.getByLabelText('Address')).toHaveValue('Verkstadsgatan 14');
  },
};

export const PriceChanged: Story = {
  parameters: { api: [...partsHandlers, ordersScenarios.priceChanged] },
  play: async ({ canvas }) => {
    await goToRecap(canvas);
    await userEvent.click(await placeButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The price has changed');
  },
};

/** The figures came anew while the form was open: the total follows, and the form says so. */
export const PriceRefreshed: Story = {
  parameters: { api: [] },
  render: () => <Repriced />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise the price' }));
    await expect(await canvas.findByText(/The price has changed from \$64\.00 to \$66\.00/)).toBeVisible();
    await expect(canvas.getByText('$660.00')).toBeVisible();
  },
};

function Repriced() {
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
}

export const Placing: Story = {
  parameters: { api: [...partsHandlers, ordersScenarios.placing] },
  play: async ({ canvas, args }) => {
    await goToRecap(canvas);
    const button = await placeButton(canvas);
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  parameters: { api: [] },
  render: () => <UnknownPart partsHref="/parts" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Our Parts' })).toHaveAttribute('href', '/parts');
  },
};

const extreme = buildPart({
  name: 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L',
  description: `Bremsscheibenabdeckblech${'befestigungsschraube'.repeat(8)}`,
  price: 999_999.99,
  quantity: 1_000_000,
  minQuantity: 1,
  image: '',
});

export const LongContent: Story = {
  parameters: { api: [] },
  render: () => (
    <PurchaseForm
      part={{ status: 'ready', value: extreme }}
      customer={{
        name: 'Maximiliane Schimmelpfennig-Oberhuber von der Großen Werkstatt',
        email: `${'werkstatt'.repeat(6)}@schimmelpfennig.example`,
        phone: '+46 70 740 61 23',
      }}
      onPlaceOrder={() => Promise.resolve(null)}
    />
  ),
};
