export { PartsContainer as Component } from './PartsContainer.tsx';
