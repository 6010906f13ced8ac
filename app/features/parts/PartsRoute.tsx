export { PartsContainer as Component } from './PartsContainer.tsx';
export { catalogueList } from './catalogue-list.ts';
