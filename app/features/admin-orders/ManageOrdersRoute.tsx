export { ManageOrdersContainer as Component } from './ManageOrdersContainer.tsx';
