export { AddProductContainer as Component } from './AddProductContainer.tsx';
