import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PackingSlips as Slips } from '#contract/orders/invoices.ts';
import { slipsScenarios } from '#mocks/handlers/orders/invoices.ts';
import { expectVisible, shows } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { inRightToLeft } from '#ui/story/right-to-left.tsx';
import { PackingSlips } from './PackingSlips.tsx';

interface Args {
  orderCount: number;
}

export default {
  id: 'sections-packingslips',
  parameters: { api: [slipsScenarios.one], layout: 'fullscreen' },
  args: { orderCount: 1 },
  render: ({ orderCount }, { id }) => (
    <FromApi<Slips> story={id} path="/packing-slips?orders=A8299A">
      {(slips) => (
        <PackingSlips slips={slips} orderCount={orderCount} backHref="/admin-dashboard/manage-order" />
      )}
    </FromApi>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const of = (scenario: keyof typeof slipsScenarios) => ({ api: [slipsScenarios[scenario]] });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent('Packing slip');
    await expect(await canvas.findByRole('img', { name: 'Barcode of NH-10042' })).toBeVisible();
    await expectVisible(canvas, 'Volkswagen Golf VII 2016', /Fits/, /write to/, 'TP 0034 0434 11');
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
  },
};

/** Only paid orders have one. */
export const SomeLeftOut: Story = {
  args: { orderCount: 3 },
  play: shows('2 orders are left out: only paid orders have a packing slip.'),
};

export const Fifty: Story = {
  args: { orderCount: 50 },
  parameters: of('many'),
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('img', { name: /^Barcode/ })).toHaveLength(50)),
};

export const RightToLeft: Story = { parameters: of('arabic'), decorators: [inRightToLeft] };

export const WithoutNumber: Story = { parameters: of('withoutNumber') };

/** Orders of a checkout that go to one address are one parcel. */
export const Together: Story = {
  args: { orderCount: 4 },
  parameters: of('together'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^Barcode/ })).toHaveLength(4));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expectVisible(canvas, '3 together', 'Tick each line as it goes into the parcel.');
  },
};

export const ManyTogether: Story = { args: { orderCount: 40 }, parameters: of('manyTogether') };
