export { MyOrdersContainer as Component } from './MyOrdersContainer.tsx';
export { ordersList } from './orders-list.ts';
