export { HomeContainer as Component } from './HomeContainer.tsx';
