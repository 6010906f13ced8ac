export { OverviewContainer as Component } from './OverviewContainer.tsx';
