import type { OldCustomer, OldOrder } from '#contract/accounts/old-shop.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/old-shop.js';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import { OldOrderList, type OldOrderListProps } from './OldOrderList.tsx';
import * as styles from './OldShop.css.ts';

export interface OldHistoryProps extends Omit<OldOrderListProps, 'list'> {
  /** Null: the old shop knew no customer of the address. */
  customer: Remote<OldCustomer | null>;
  orders: Remote<ListPage<OldOrder>>;
  /** Whether the address of the account is verified, so that its holder sees the orders, too. */
  isVerified: boolean;
}

/** What the old shop knew of the address of a user, for admins. */
export const OldHistory = ({ customer, orders, isVerified, ...pages }: OldHistoryProps) => (
  <Stack gap="6">
    <p className={styles.hint}>{isVerified ? m.alsoShown() : m.onlyAdmins()}</p>
    <Loaded of={customer} loading={m.loading()} failed={m.customerFailed()}>
      {(known) => known && <DescriptionList columns={1} cells={factsOf(known)} />}
    </Loaded>
    <Loaded of={orders} loading={m.loading()} failed={m.failed()}>
      {(list) =>
        list.total === 0 ? (
          <p className={styles.hint}>{m.noOrders()}</p>
        ) : (
          <OldOrderList {...pages} list={list} />
        )
      }
    </Loaded>
  </Stack>
);

const factsOf = ({ name, phone, address }: OldCustomer) => [
  { label: common.name(), value: <span dir="auto">{name || '–'}</span> },
  { label: common.phone(), value: phone === '' ? '–' : <Numeric>{phone}</Numeric> },
  { label: common.address(), value: <TypedText>{address || '–'}</TypedText> },
];
