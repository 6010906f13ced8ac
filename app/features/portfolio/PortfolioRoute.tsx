export { PortfolioContainer as Component } from './PortfolioContainer.tsx';
