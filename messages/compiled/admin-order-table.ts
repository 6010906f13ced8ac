// Compiled from messages/en.json by `npm run messages`.
import { plural } from '../plural.ts';
export const actions = (): string => `Actions`;
export const allOrders = (): string => `All orders`;
export const alreadyShipped = (): string => `Already shipped.`;
export const alreadyShippedNothingToConfirm = (): string => `Already shipped. There is nothing left to confirm.`;
export const andStock = (): string => `, and`;
export const andWhatWasReservedGoesBackToStock = (): string => `, and what was reserved goes back to stock. This cannot be undone.`;
export const anotherActionOnThisOrder = (): string => `Another action on this order is still in progress.`;
export const confirm = (): string => `Confirm`;
export const confirmToConfirm = (i: { toConfirm: string | number }): string => `Confirm ${i.toConfirm}`;
export const confirmed = (): string => `Confirmed`;
export const confirmingOrders = (i: { count: number; shown: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`Confirming ${i.shown} order`);
	return (`Confirming ${i.shown} orders`)
};
export const deleteLabel = (): string => `Delete`;
export const deleteOrders = (i: { count: number; shown: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`Delete ${i.shown} order?`);
	return (`Delete ${i.shown} orders?`)
};
export const deleteTheOrderOfOrder = (i: { order: string | number }): string => `Delete the order of ${i.order}`;
export const deleteThisOrder = (): string => `Delete this order?`;
export const deleteToDelete = (i: { toDelete: string | number }): string => `Delete ${i.toDelete}`;
export const deleted = (): string => `Deleted`;
export const deletedAndRefunded = (): string => `Deleted and refunded`;
export const deletingOrders = (i: { count: number; shown: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`Deleting ${i.shown} order`);
	return (`Deleting ${i.shown} orders`)
};
export const done = (): string => `Done`;
export const goesBackToTheCustomersCard = (): string => `goes back to the customer’s card`;
export const goesBackToTheCustomersCards = (): string => `goes back to the customers’ cards`;
export const inProgress = (): string => `In progress`;
export const noPendingOrders = (): string => `No pending orders`;
export const noShippedOrders = (): string => `No shipped orders`;
export const noStockIsHeldForIt = (): string => `Nothing was charged, and no stock is held for it any more.`;
export const noUnpaidOrders = (): string => `No unpaid orders`;
export const notPaid = (): string => `Not paid`;
export const notPaidYet = (): string => `Not paid yet.`;
export const nothingWasCharged = (): string => `Nothing was charged. The reserved stock becomes available again.`;
export const nothingWasChargedAnd = (): string => `Nothing was charged, and`;
export const noun = (): string => `order`;
export const nouns = (): string => `orders`;
export const orderNumbers = (): string => `order numbers, products, customers, addresses and transaction IDs`;
export const ordersAppearHereAsSoon = (): string => `Orders appear here as soon as customers place them.`;
export const ordersConfirmed = (i: { count: number; share: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.share} order confirmed`);
	return (`${i.share} orders confirmed`)
};
export const ordersDeleted = (i: { count: number; share: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.share} order deleted`);
	return (`${i.share} orders deleted`)
};
export const ordersProcessed = (): string => `Orders processed`;
export const paymentLink = (): string => `payment link`;
export const piecesGoBackToStock = (): string => `pieces go back to stock`;
export const refunded = (): string => `Refunded`;
export const resultOfEachOrder = (): string => `Result of each order`;
export const results = (): string => `Results`;
export const searchProduct = (): string => `Search product, customer, number`;
export const shippedOrdersOfYourSelectionStay = (i: { count: number; shown: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.shown} shipped order of your selection stays.`);
	return (`${i.shown} shipped orders of your selection stay.`)
};
export const shippedOrdersStay = (): string => `Shipped orders stay.`;
export const succeededOfAll = (i: { succeeded: string | number; all: string | number }): string => `${i.succeeded} of ${i.all}`;
export const theOrderOfOrder = (i: { order: string | number }): string => `the order of ${i.order}`;
export const thePieceGoesBackToStock = (): string => `the piece goes back to stock`;
export const thisCannotBeUndone = (): string => `. This cannot be undone.`;
export const toConfirm = (): string => `To confirm`;
export const tryFailedAgain = (i: { failed: string | number }): string => `Try ${i.failed} again`;
export const unpaid = (): string => `Unpaid`;
export const waiting = (): string => `Waiting`;
