import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type * as z from 'zod/mini';
import type { FoundOldCustomer, OldOrder } from '#contract/accounts/old-shop.ts';
import type { ListFilters } from '#contract/list-filters.ts';
import { oldShopHandlers, oldShopScenarios } from '#mocks/handlers/accounts/old-shop.ts';
import { mapRemote } from '#ui/remote.ts';
import { expectVisible, shows } from '#ui/story/checks.ts';
import { FromApi, FromApiList } from '#ui/story/from-api.tsx';
import { OldHistory, type OldHistoryProps } from './OldHistory.tsx';

const email = 'customer@norholt.test';

export default {
  id: 'sections-oldhistory',
  parameters: { api: [oldShopScenarios.known, oldShopScenarios.knownCustomer] },
  args: { isVerified: true },
  render: ({ isVerified }, { id }) => (
    <FromApi<z.infer<typeof FoundOldCustomer>> story={id} path={`/old-customers/${email}`}>
      {(customer) => (
        <FromApiList<OldOrder, ListFilters>
          story={id}
          path={`/old-orders?email=${email}`}
          query={{}}
          pageSize={10}
        >
          {({ list, query, pageSize, onQueryChange }) => (
            <OldHistory
              customer={mapRemote(customer, ({ customer: known }) => known)}
              orders={list}
              isVerified={isVerified}
              page={query.page ?? 1}
              pageSize={pageSize}
              onPageChange={(page) => onQueryChange({ page })}
            />
          )}
        </FromApiList>
      )}
    </FromApi>
  ),
} satisfies Meta<Pick<OldHistoryProps, 'isVerified'>>;
type Story = StoryObj<Pick<OldHistoryProps, 'isVerified'>>;

export const Default: Story = {
  play: shows(/Its holder sees the orders, too/, 'Mara Lindqvist', 'A-2214', '$49.90'),
};

export const Unverified: Story = {
  args: { isVerified: false },
  play: shows(/only admins see it/),
};

/** The old shop knew the customer only. */
export const NoOrders: Story = {
  parameters: { api: [oldShopScenarios.knownCustomer, ...oldShopHandlers] },
  play: shows('Mara Lindqvist', /no orders of this address/),
};

/** The old shop had orders only. */
export const NoCustomer: Story = {
  parameters: { api: [oldShopScenarios.known, ...oldShopHandlers] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'A-2214');
    await expect(canvas.queryByText('Phone')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { api: [oldShopScenarios.loading, oldShopScenarios.customerLoading] },
};

export const Failed: Story = {
  parameters: { api: [oldShopScenarios.failed, oldShopScenarios.customerFailed] },
  play: shows(/customer of the old shop could not be loaded/, /orders of the old shop could not be loaded/),
};

export const LongContent: Story = {
  parameters: { api: [oldShopScenarios.longContent, oldShopScenarios.longCustomer] },
  globals: { viewport: { value: 'narrowest' } },
  play: shows('$999,999.99'),
};
