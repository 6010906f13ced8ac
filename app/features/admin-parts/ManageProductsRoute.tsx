export { ManageProductsContainer as Component } from './ManageProductsContainer.tsx';
export { adminPartsList } from './admin-parts-list.ts';
