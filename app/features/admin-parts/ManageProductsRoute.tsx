export { ManageProductsContainer as Component } from './ManageProductsContainer.tsx';
