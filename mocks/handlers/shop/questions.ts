import * as calls from '#contract/calls.ts';
import { buildNote, orderNotes } from '../../fixtures/questions.ts';
import { failing, findById, mock, neverAnswered, reject } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

/** Notes on orders, and questions about orders and parts. They are not kept. */
export const questionsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listOrderNotes)(({ params }) => {
    findById(shopOf().orders, params.id);
    return [];
  }),
  mock(calls.listPartQuestions)(({ params }) => {
    findById(shopOf().parts, params.id);
    return [];
  }),
  mock(calls.addOrderNote)(async ({ params, readBody }) => {
    const { text } = await readBody();
    findById(shopOf().orders, params.id);
    return buildNote({ text });
  }),
  mock(calls.askQuestion)(async ({ readBody }) => {
    const { orderId, partId = '' } = await readBody();
    const { orders, parts, newId } = shopOf();
    if (orderId === undefined) findById(parts, partId);
    else findById(orders, orderId);
    return { acknowledged: true, insertedId: newId('note') };
  }),
];

export const questionsHandlers = questionsHandlersIn(fixedShop());

/** Other outcomes. Put them before `questionsHandlers`. */
export const questionsScenarios = {
  some: mock(calls.listOrderNotes)(() => [...orderNotes]),
  loading: neverAnswered(calls.listOrderNotes),
  failed: failing(calls.listOrderNotes),
  asking: neverAnswered(calls.askQuestion),
  tooMany: mock(calls.askQuestion)(() => reject('RATE_LIMITED')),
};
