export { BlogContainer as Component } from './BlogContainer.tsx';
