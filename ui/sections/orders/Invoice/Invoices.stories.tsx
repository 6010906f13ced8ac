import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Invoice } from '#contract/orders/invoices.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { invoicesHandlers, invoicesScenarios } from '#mocks/handlers/orders/invoices.ts';
import { expectVisible } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { inRightToLeft } from '#ui/story/right-to-left.tsx';
import { Invoices } from './Invoices.tsx';

export default {
  id: 'sections-invoice-invoices',
  parameters: { api: invoicesHandlers, layout: 'fullscreen' },
  render: (_, { id }) => (
    <FromApi<readonly Invoice[]> story={id} path={`/invoices/${fixtureId('order', 5)}`}>
      {(invoices) => (
        <Invoices invoices={invoices} backHref="/user-dashboard/my-orders" againHref="/purchase/1?again=1" />
      )}
    </FromApi>
  ),
} satisfies Meta;
type Story = StoryObj;

const of = (scenario: keyof typeof invoicesScenarios) => ({ api: [invoicesScenarios[scenario]] });

export const Default: Story = {
  parameters: of('invoice'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice 2026-000123'),
    );
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy again' })).toBeVisible();
    await expectVisible(canvas, 'Norholt Parts Ltd', 'NH-10042', 'pi_3QK8xw2eZvKYlo2C0h7bkYlo');
  },
};

/** With the tax that the price contains, and the tax ids of both. */
export const WithTax: Story = {
  parameters: of('tax'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('19% VAT')).toHaveLength(2));
    await expect(canvas.getAllByText('VAT ID SE556703748501')).toHaveLength(2);
    await expect(canvas.getAllByText('VAT ID GB 123 4567 89')).toHaveLength(2);
  },
};

export const WithTaxOnPhone: Story = { ...WithTax, globals: { viewport: { value: 'narrowest' } } };

/** The shop had not said who sells when it was paid. */
export const Receipt: Story = {
  parameters: of('receipt'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Receipt 2026-000123'),
    );
    await expect(canvas.queryByText('Registered')).not.toBeInTheDocument();
  },
};

/** Of a refunded order: the invoice, then the document that cancels it. */
export const CreditNote: Story = {
  parameters: of('creditNote'),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('heading', { level: 2 });
    await expect(note).toHaveTextContent('Credit note 2026-000131');
    await expectVisible(canvas, 'Cancels invoice', 'Refunded to the card, transaction');
  },
};

export const RightToLeft: Story = { parameters: of('arabic'), decorators: [inRightToLeft] };

/** Orders of a checkout: one document, and the credit note of the one that was refunded. */
export const Together: Story = {
  parameters: of('together'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices'));
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 3 + 2);
    await expectVisible(canvas, '2026-000124', '3, placed together', 'Credit note');
  },
};
