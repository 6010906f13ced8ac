import type { BulkAction } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import type { Remote } from '#ui/remote.ts';

/** What an admin is asked before many orders change. */
export interface BulkQuestion {
  action: BulkAction;
  /** All selected orders. Some of them may stay as they are. */
  orders: Remote<readonly AdminOrder[]>;
}

/** The dialog that is open, also above the drawer. */
type OpenDialog =
  /** Several: of one checkout. */
  | { kind: 'ship'; orders: readonly AdminOrder[] }
  | { kind: 'delete'; order: AdminOrder }
  | { kind: 'bulk'; question: BulkQuestion }
  | { kind: 'none' };

export interface AdminOrdersState {
  /** The order in the drawer. */
  opened: AdminOrder | null;
  dialog: OpenDialog;
  /** By id, with their data, because the rows of other pages are not loaded. */
  selected: ReadonlyMap<string, AdminOrder>;
  /** The list whose orders are all selected, those of other pages included. */
  wholeList: string | null;
}

export const initialState: AdminOrdersState = {
  opened: null,
  dialog: { kind: 'none' },
  selected: new Map(),
  wholeList: null,
};

export type AdminOrdersAction =
  | { type: 'opened'; order: AdminOrder | null }
  | { type: 'asked'; dialog: OpenDialog }
  /** The orders of a question were found. Another question may be open by now. */
  | { type: 'found'; question: BulkQuestion; orders: BulkQuestion['orders'] }
  | { type: 'selected'; orders: readonly AdminOrder[]; isSelected: boolean }
  | { type: 'wholeListSelected'; list: string | null }
  /** Nothing is left to do with them. */
  | { type: 'done'; orders: readonly AdminOrder[] }
  /** Selected orders have another status by now. */
  | { type: 'changed'; orders: readonly Pick<AdminOrder, '_id' | 'status'>[] }
  | { type: 'deselected' };

export function adminOrdersState(state: AdminOrdersState, action: AdminOrdersAction): AdminOrdersState {
  const selected = new Map(state.selected);
  switch (action.type) {
    case 'opened':
      return { ...state, opened: action.order };
    case 'asked':
      return { ...state, dialog: action.dialog };
    case 'found': {
      const { dialog } = state;
      if (dialog.kind !== 'bulk' || dialog.question !== action.question) return state;
      return { ...state, dialog: { kind: 'bulk', question: { ...action.question, orders: action.orders } } };
    }
    case 'selected':
      for (const order of action.orders) {
        if (action.isSelected) selected.set(order._id, order);
        else selected.delete(order._id);
      }
      return { ...state, selected, wholeList: null };
    case 'wholeListSelected':
      return { ...state, wholeList: action.list };
    case 'done':
      for (const { _id } of action.orders) selected.delete(_id);
      return { ...state, selected };
    case 'changed':
      for (const { _id, status } of action.orders) {
        const order = selected.get(_id);
        if (order) selected.set(_id, { ...order, status });
      }
      return { ...state, selected };
    case 'deselected':
      return { ...state, selected: new Map(), wholeList: null };
  }
}
