import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import * as m from '#messages/problem.js';
import { mailsOf } from '../../fixtures/order-mails.ts';
import { failing, findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

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

export const mailsHandlers = mailsHandlersIn(fixedShop());

/** Other outcomes. Put them before `mailsHandlers`. */
export const mailsScenarios = {
  loading: neverAnswered(calls.listOrderMails),
  failed: failing(calls.listOrderMails),
  tooOften: rejected(calls.sendMailAgain, 'RATE_LIMITED', { message: m.mailSentTooOften() }),
  off: rejected(calls.sendMailAgain, 'UNAVAILABLE', { message: m.mailsAreOff() }),
  askedTooMany: rejected(calls.askForStock, 'RATE_LIMITED', { message: m.askedForTooMany() }),
};
