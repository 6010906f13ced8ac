import * as calls from '#contract/calls.ts';
import type { OldCustomer, OldOrder } from '#contract/accounts/old-shop.ts';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildOldOrder, oldCustomer, oldOrders } from '../../fixtures/old-shop.ts';
import { answerPage } from '../list-page.ts';
import { failing, mock, neverAnswered, rejected } from '../mock.ts';

const orders = (rows: readonly OldOrder[]) =>
  mock(calls.listOldOrders)(({ readQuery }) => answerPage(readQuery(), rows));
const customer = (known: OldCustomer | null) => mock(calls.findOldCustomer)(() => ({ customer: known }));

/** A shop that has no history. */
export const oldShopHandlers = [orders([]), customer(null)];

const long = 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz';

/** Other outcomes. Put them before `oldShopHandlers`. */
export const oldShopScenarios = {
  loading: neverAnswered(calls.listOldOrders),
  failed: failing(calls.listOldOrders),
  unverified: rejected(calls.listOldOrders, 'EMAIL_NOT_VERIFIED'),
  known: orders(oldOrders),
  knownCustomer: customer(oldCustomer),
  customerLoading: neverAnswered(calls.findOldCustomer),
  customerFailed: failing(calls.findOldCustomer),
  many: orders(
    Array.from({ length: 24 }, (_, index) =>
      buildOldOrder({ _id: fixtureId('oldOrder', 100 + index), number: `A-${2300 - index}` }),
    ),
  ),
  longContent: orders([
    buildOldOrder({
      number: '2019/03-14/0000000000123456789/ÅÄÖ/ONLINE-SHOP',
      lines: [
        { number: 'ABCDEFGH-0123456789/1234', name: long, quantity: 1_000_000, total: 999_999.99 },
        { number: '', name: 'بطانة فرامل أمامية', quantity: 1, total: 0 },
      ],
    }),
  ]),
  longCustomer: customer({ name: long, phone: '0'.repeat(40), address: `${long}\n${long}` }),
};
