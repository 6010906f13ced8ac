import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import * as m from '#messages/problem.js';
import { mailsOf } from '../../fixtures/order-mails.ts';
import { failing, findById, mock, neverAnswered, reject } from '../mock.ts';
import type { Shop } from '../shop-state.ts';

export const mailsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listOrderMails)(({ params }) => ({
    mails: mailsOf(findById(shopOf().orders, params.id)),
    sendsLeft: limits.mailsSentAgain,
  })),
  mock(calls.sendMailAgain)(({ params }) => {
    const mail = shopOf()
      .orders.flatMap(mailsOf)
      .find(({ _id }) => _id === params.id);
    if (!mail) reject('NOT_FOUND');
    if (mail.isOutdated) reject('LIST_CHANGED', { message: m.mailIsOutdated() });
    return { acknowledged: true };
  }),
  mock(calls.askForStock)(({ params }) => {
    const part = shopOf().parts.find(({ _id }) => _id === params.id) ?? reject('PART_NOT_FOUND');
    if (!isOutOfStock(part)) reject('PART_CHANGED', { message: m.canBeOrdered() });
    return { acknowledged: true };
  }),
];

/** Other outcomes. Put them before the other handlers. */
export const mailsScenarios = {
  loading: neverAnswered(calls.listOrderMails),
  failed: failing(calls.listOrderMails),
};
