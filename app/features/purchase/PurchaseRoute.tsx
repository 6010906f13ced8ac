export { PurchaseContainer as Component } from './PurchaseContainer.tsx';
