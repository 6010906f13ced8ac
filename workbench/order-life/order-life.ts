import { transitions, type TransitionName } from '#server/orders/transitions.ts';

export type OrderState = (typeof transitions)[TransitionName]['from' | 'to'];

/** What each move does to an order, as one says it of the order. */
const verbs: Record<TransitionName, string> = {
  pay: 'be paid',
  requestCancel: 'be taken back',
  payDuringCancel: 'turn out to be paid after all',
  cancel: 'be given up',
  confirm: 'be shipped',
  requestRefund: 'be given its money back',
  refuseRefund: 'keep its money',
  refund: 'be done with its refund',
};

const stockWords = {
  keep: 'The stock stays as it is.',
  commit: 'What was reserved is sold.',
  return: 'What it held goes back on the shelf.',
} as const;

export interface Move {
  edge: TransitionName;
  from: OrderState;
  to: OrderState;
  /** What makes it happen, and what becomes of the stock. */
  when: string;
  stock: string;
  /** Why an order cannot make it now; null when it can. */
  whyNot: string | null;
}

const isEdge = (name: string): name is TransitionName => name in transitions;
const edges = Object.keys(transitions).filter(isEdge);

export const orderStates = [
  ...new Set(edges.flatMap((edge) => [transitions[edge].from, transitions[edge].to])),
];

function whyNot(edge: TransitionName, state: OrderState): string | null {
  const { from } = transitions[edge];
  if (from === state) return null;
  return `Only an order that is ${from} can ${verbs[edge]}; this one is ${state}.`;
}

/** Every move of the server's table, seen from an order that is in `state`. */
export const movesOf = (state: OrderState): Move[] =>
  edges.map((edge) => {
    const { from, to, when, stock } = transitions[edge];
    return { edge, from, to, when, stock: stockWords[stock], whyNot: whyNot(edge, state) };
  });
