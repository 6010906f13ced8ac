import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { partsHandlers } from '#mocks/handlers/parts.ts';
import type { PurchasePart } from '../sections/PurchaseForm/PartFacts.tsx';
import { PurchaseForm } from '../sections/PurchaseForm/PurchaseForm.tsx';
import { CustomerPage } from '../story/CustomerPage.tsx';
import { FromApi } from '../story/FromApi.tsx';

const meta = {
  title: 'Pages/Purchase',
  parameters: { layout: 'fullscreen', api: partsHandlers },
  render: (_args, { id }) => (
    <CustomerPage currentPath="/purchase" hasFooter>
      <FromApi<PurchasePart> story={id} path={`/parts/${buildPart()._id}`}>
        {(part) => (
          <PurchaseForm
            part={part}
            customer={{ name: 'Mara Lindqvist', email: 'mara@lindqvist-garage.example' }}
            onPlaceOrder={() => Promise.resolve(null)}
          />
        )}
      </FromApi>
    </CustomerPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '120');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByText('$7,680.00')).toBeVisible();
  },
};

export const OutOfRange: Story = {
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '481');
    await userEvent.tab();
    await expect(canvas.getByText('Maximum order quantity 480')).toBeVisible();
  },
};
