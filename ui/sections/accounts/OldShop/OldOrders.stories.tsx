import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { OldOrder } from '#contract/accounts/old-shop.ts';
import type { ListFilters } from '#contract/list-filters.ts';
import { oldShopScenarios } from '#mocks/handlers/accounts/old-shop.ts';
import { expectVisible, press, shows } from '#ui/story/checks.ts';
import { FromApiList } from '#ui/story/from-api.tsx';
import { OldOrders, type OldOrdersProps } from './OldOrders.tsx';

interface Args {
  /** The state that the app makes of the error of an address that is not verified. */
  unverified?: Extract<OldOrdersProps['orders'], { status: 'unverified' }>;
}

export default {
  id: 'sections-oldorders',
  parameters: { api: [oldShopScenarios.known] },
  render: ({ unverified }, { id }) => (
    <FromApiList<OldOrder, ListFilters> story={id} path="/old-orders" query={{}} pageSize={10}>
      {({ list, query, pageSize, onQueryChange }) =>
        list.status !== 'loading' && (
          <OldOrders
            orders={unverified ?? list}
            page={query.page ?? 1}
            pageSize={pageSize}
            onPageChange={(page) => onQueryChange({ page })}
          />
        )
      }
    </FromApiList>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** What the file does not say is left out, and nothing is summed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'From the old shop' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Order A-221414 Mar 20192 × Brake disc, ventilated NX-1042$128.001 × Brake pad set, front axle NX-2207$49.90',
      'Order A-18711 Jan 20184 ×  NX-3310',
      'Order A-164030 Jun 2017',
    ]);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { api: [oldShopScenarios.failed] },
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

const onPress = fn(() => Promise.resolve(null));

/** Says the same whether the customer has such orders or not. */
export const Unverified: Story = {
  args: {
    unverified: { status: 'unverified', remedy: { label: 'Send the mail again', done: 'Sent.', onPress } },
  },
  play: async ({ canvas }) => {
    await expectVisible(canvas, /Yours is not verified yet/);
    await expect(canvas.queryByRole('list')).toBeNull();
    await press(canvas, 'Send the mail again');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  parameters: { api: [oldShopScenarios.many] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'A-2300');
    await press(canvas, 'Page 3');
    await waitFor(() => expect(canvas.getAllByRole('time')).toHaveLength(4));
  },
};

export const LongContent: Story = {
  parameters: { api: [oldShopScenarios.longContent] },
  globals: { viewport: { value: 'narrowest' } },
  play: shows('$999,999.99'),
};
