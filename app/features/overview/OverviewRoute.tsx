export { OverviewContainer as Component } from './OverviewContainer.tsx';
export { newestOrdersQuery } from './queries.ts';
