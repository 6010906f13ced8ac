import * as calls from '#contract/calls.ts';
import type { OrderNote } from '#contract/questions.ts';
import { buildNote, buildQuestion, orderNotes } from '../../fixtures/questions.ts';
import { failing, findById, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

/** Notes on orders, and questions about orders and parts. */
export const questionsHandlersIn = (shopOf: () => Shop) => {
  function write(shop: Shop, about: string, note: OrderNote): OrderNote {
    const added = { ...note, _id: shop.newId('note'), createdAt: shop.now().toISOString() };
    shop.notes.set(about, [...(shop.notes.get(about) ?? []), added]);
    return added;
  }
  return [
    mock(calls.listOrderNotes)(({ params }) => {
      const { orders, notes } = shopOf();
      return [...(notes.get(findById(orders, params.id)._id) ?? [])];
    }),
    mock(calls.listPartQuestions)(({ params }) => {
      const { parts, notes } = shopOf();
      return (notes.get(findById(parts, params.id)._id) ?? []).toReversed();
    }),
    mock(calls.addOrderNote)(async ({ params, readBody }) => {
      const { text } = await readBody();
      const shop = shopOf();
      return write(shop, findById(shop.orders, params.id)._id, buildNote({ text }));
    }),
    mock(calls.askQuestion)(async ({ readBody }) => {
      const { text, orderId, partId = '' } = await readBody();
      const shop = shopOf();
      const about = orderId === undefined ? findById(shop.parts, partId) : findById(shop.orders, orderId);
      const { _id } = write(shop, about._id, buildQuestion({ text }));
      return { acknowledged: true, insertedId: _id };
    }),
  ];
};

export const questionsHandlers = questionsHandlersIn(fixedShop());

const notes = (shown: readonly OrderNote[]) => mock(calls.listOrderNotes)(() => [...shown]);

/** Other outcomes. Put them before `questionsHandlers`. */
export const questionsScenarios = {
  some: notes(orderNotes),
  loading: neverAnswered(calls.listOrderNotes),
  failed: failing(calls.listOrderNotes),
  asking: neverAnswered(calls.askQuestion),
  tooMany: mock(calls.askQuestion)(() => reject('RATE_LIMITED')),
  noteFailed: rejected(calls.addOrderNote, 'UNAVAILABLE'),
};
