// Compiled from messages/en.json by `npm run messages`.
import { plural } from '../plural.ts';
export const day = (): string => `Day`;
export const everyPartHasStock = (): string => `Every part has stock for at least five minimum orders.`;
export const inStock = (): string => `in stock, minimum`;
export const loadingStock = (): string => `Loading stock`;
export const newestOrders = (): string => `Newest orders`;
export const noOrders = (): string => `No orders.`;
export const noOrdersInThese30Days = (): string => `No orders in these 30 days.`;
export const noPartsAreRunningLow = (): string => `No parts are running low`;
export const onItsWay = (): string => `On its way.`;
export const orders = (): string => `Orders`;
export const ordersAppearHereAsSoon = (): string => `Orders appear here as soon as customers place them.`;
export const ordersInTheLast30Days = (): string => `Orders in the last 30 days`;
export const ordersInTheMonth = (i: { count: number; shown: string | number; total: string | number; day: string | number; most: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.shown} order, ${i.total}; most on ${i.day}, ${i.most}.`);
	return (`${i.shown} orders, ${i.total}; most on ${i.day}, ${i.most}.`)
};
export const ordersLast30Days = (): string => `Orders, last 30 days`;
export const ordersToConfirm = (i: { count: number; shown: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.shown} order to confirm`);
	return (`${i.shown} orders to confirm`)
};
export const placed = (): string => `Placed`;
export const reloadTheFigures = (): string => `Reload the figures`;
export const stockCouldNotBeLoaded = (): string => `Stock could not be loaded`;
export const theFiguresCouldNotBeLoaded = (): string => `The figures could not be loaded.`;
export const theMonthCouldNotBeLoaded = (): string => `The month could not be loaded`;
export const total = (): string => `Total`;
