import { transitions, type TransitionName } from '#server/orders/transitions.ts';

export type OrderState = (typeof transitions)[TransitionName]['from' | 'to'];

/** What each transition does, to complete "Only an order that is … can …". */
const verbs: Record<TransitionName, string> = {
  pay: 'be paid',
  requestCancel: 'be cancelled',
  payDuringCancel: 'be paid during a cancellation',
  cancel: 'finish its cancellation',
  confirm: 'be shipped',
  requestRefund: 'be refunded',
  refuseRefund: 'have its refund refused',
  refund: 'finish its refund',
};

const stockLabels = {
  keep: 'Unchanged.',
  commit: 'The reserved pieces are sold.',
  return: 'The reserved pieces return to stock.',
} as const;

export interface Transition {
  name: TransitionName;
  from: OrderState;
  to: OrderState;
  /** The trigger, and the effect on the stock. */
  when: string;
  stock: string;
  /** Why it is not possible now; null if it is. */
  whyNot: string | null;
}

const isTransition = (name: string): name is TransitionName => name in transitions;
const names = Object.keys(transitions).filter(isTransition);

export const orderStates = [
  ...new Set(names.flatMap((name) => [transitions[name].from, transitions[name].to])),
];

function whyNot(name: TransitionName, state: OrderState): string | null {
  const { from } = transitions[name];
  if (from === state) return null;
  return `Only an order that is ${from} can ${verbs[name]}; this one is ${state}.`;
}

/** Every transition of the server's table for an order in `state`. */
export const transitionsOf = (state: OrderState): Transition[] =>
  names.map((name) => {
    const { from, to, when, stock } = transitions[name];
    return { name, from, to, when, stock: stockLabels[stock], whyNot: whyNot(name, state) };
  });
