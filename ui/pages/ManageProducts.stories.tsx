import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { parts } from '#mocks/fixtures/parts.ts';
import { adminPartsHandlers, adminPartsScenarios } from '#mocks/handlers/admin-parts.ts';
import { imagesHandlers } from '#mocks/handlers/images.ts';
import { partsHandlers, partsScenarios } from '#mocks/handlers/parts.ts';
import { stockOf } from '../sections/part-card.ts';
import { AdminPage } from '../story/AdminPage.tsx';
import { CatalogueDesk } from '../story/CatalogueDesk.tsx';

const number = (state: 'low' | 'out') => parts.filter((part) => stockOf(part) === state).length;
const counts = { all: parts.length, low: number('low'), out: number('out') };

const meta = {
  title: 'Pages/Manage Products',
  parameters: { layout: 'fullscreen', api: [...partsHandlers, ...adminPartsHandlers, ...imagesHandlers] },
  args: { counts },
  render: (args, { id }) => (
    <AdminPage
      currentPath="/admin-dashboard/mange-product"
      title="Manage Products"
      counts={{ users: 112, orders: 9, parts: args.counts?.all }}
    >
      <CatalogueDesk story={id} counts={args.counts} />
    </AdminPage>
  ),
} satisfies Meta<{ counts: typeof counts | null }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gas shock absorber')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { counts: null }, parameters: { api: [partsScenarios.loading] } };

export const Empty: Story = {
  args: { counts: { all: 0, low: 0, out: 0 } },
  parameters: { api: [partsScenarios.empty] },
};

export const Failed: Story = { args: { counts: null }, parameters: { api: [partsScenarios.failed] } };

export const SettingStock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change the stock of Wheel bearing/ }));
    await expect(canvas.getByRole('textbox', { name: 'Stock of Wheel bearing' })).toHaveFocus();
  },
};

export const StockChangedMeanwhile: Story = {
  parameters: { api: [adminPartsScenarios.changedMeanwhile, ...partsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /change the stock of Ventilated brake disc/ }),
    );
    const input = canvas.getByRole('textbox', { name: 'Stock of Ventilated brake disc' });
    await userEvent.clear(input);
    await userEvent.type(input, '500{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ventilated brake disc' }));
    await expect(await screen.findByRole('dialog', { name: 'Edit part' })).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  parameters: { api: [adminPartsScenarios.changedMeanwhile, ...partsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ventilated brake disc' }));
    const price = await screen.findByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '70');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Front coil spring' }));
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  },
};
