export { MyOrdersContainer as Component } from './MyOrdersContainer.tsx';
