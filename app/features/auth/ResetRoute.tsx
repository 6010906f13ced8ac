export { ResetContainer as Component } from './ResetContainer.tsx';
