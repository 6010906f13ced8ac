export { ManageOrdersContainer as Component } from './ManageOrdersContainer.tsx';
export { adminOrdersList } from './admin-orders-list.ts';
