/*
 * What a shop must do, as simply as possible: one request at a time, everything in memory. Each function changes the model
 * and returns the status of the response.
 */

export interface PersonModel {
  isAdmin: boolean;
  isBlocked: boolean;
  isSignedIn: boolean;
}

export interface PartModel {
  quantity: number;
  isOnSale: boolean;
}

export interface OrderModel {
  owner: PersonModel;
  part: PartModel;
  quantity: number;
  status: 'unpaid' | 'paid' | 'shipped' | 'cancelled' | 'refunded';
  /** Whether it has its stock. */
  isHeld: boolean;
  /** Its newest PaymentIntent at the provider. */
  charge: 'none' | 'open' | 'canceled' | 'succeeded' | 'refunded';
}

export interface ShopModel {
  people: PersonModel[];
  parts: PartModel[];
  orders: OrderModel[];
}

const isClosed = ({ status }: OrderModel) => status === 'cancelled' || status === 'refunded';
const isPaid = ({ status }: OrderModel) => status === 'paid' || status === 'shipped';

export function place({ orders }: ShopModel, owner: PersonModel, part: PartModel, quantity: number): number {
  if (!owner.isSignedIn) return 401;
  if (owner.isAdmin) return 403;
  if (!part.isOnSale) return 404;
  if (orders.filter((order) => order.owner === owner && order.status === 'unpaid').length >= 10) return 429;
  if (quantity > part.quantity) return 400;
  part.quantity -= quantity;
  orders.push({ owner, part, quantity, status: 'unpaid', isHeld: true, charge: 'none' });
  return 200;
}

/** Takes the stock unless the order has it. Returns whether it has. */
function hold(order: OrderModel): boolean {
  const { part, quantity } = order;
  if (order.isHeld) return true;
  if (!part.isOnSale || part.quantity < quantity) return false;
  part.quantity -= quantity;
  order.isHeld = true;
  return true;
}

function giveBack(order: OrderModel): void {
  if (order.isHeld) order.part.quantity += order.quantity;
  order.isHeld = false;
}

/** The shop hears of the order's charge. Returns whether the charge pays it. */
export function hear(order: OrderModel): boolean {
  if (order.charge === 'succeeded' && order.status === 'unpaid') {
    if (hold(order)) order.status = 'paid';
    else order.charge = 'refunded';
  }
  return order.charge === 'succeeded' && isPaid(order);
}

export function createPayment(person: PersonModel, order: OrderModel): number {
  if (!person.isSignedIn) return 401;
  if (person !== order.owner || isClosed(order)) return 404;
  if (isPaid(order) || !hold(order)) return 409;
  if (hear(order)) return 409;
  order.charge = 'open';
  return 200;
}

/** The browser confirms the charge. Returns the provider's status. */
export function confirmCard(order: OrderModel): string {
  if (order.charge === 'open') order.charge = 'succeeded';
  return order.charge === 'canceled' ? 'payment_intent_unexpected_state' : order.charge;
}

export function report(person: PersonModel, order: OrderModel): number {
  if (!person.isSignedIn) return 401;
  if (person !== order.owner) return 404;
  if (order.charge === 'open' || order.charge === 'canceled') return 402;
  return hear(order) ? 200 : 409;
}

export function deleteOrder(person: PersonModel, order: OrderModel): number {
  if (!person.isSignedIn) return 401;
  if ((person !== order.owner && !person.isAdmin) || isClosed(order)) return 404;
  if (order.status === 'shipped') return 409;
  if (order.status === 'paid') {
    if (!person.isAdmin) return 409;
    giveBack(order);
    order.status = order.charge = 'refunded';
    return 200;
  }
  if (hear(order)) return 409;
  if (order.charge === 'open') order.charge = 'canceled';
  giveBack(order);
  order.status = 'cancelled';
  return 200;
}

export const expire = giveBack;

/** Runs a change that only admins may make. */
export function asAdmin(person: PersonModel, change: () => number): number {
  if (!person.isSignedIn) return 401;
  return person.isAdmin ? change() : 403;
}

export function ship(order: OrderModel): number {
  if (order.status === 'paid') order.status = 'shipped';
  return 200;
}

export function deletePart(part: PartModel): number {
  if (!part.isOnSale) return 404;
  part.isOnSale = false;
  return 200;
}

export function removeAdmin({ people }: ShopModel, person: PersonModel): number {
  if (!person.isAdmin) return 200;
  if (!people.some((other) => other !== person && other.isAdmin && !other.isBlocked)) return 409;
  person.isAdmin = person.isSignedIn = false;
  return 200;
}

export function block(actor: PersonModel, person: PersonModel): number {
  if (actor === person) return 409;
  if (!person.isBlocked) person.isSignedIn = false;
  person.isBlocked = true;
  return 200;
}

export function signIn(person: PersonModel): number {
  if (person.isBlocked) return 403;
  person.isSignedIn = true;
  return 200;
}
