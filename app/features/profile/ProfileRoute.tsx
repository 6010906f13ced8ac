export { ProfileContainer as Component } from './ProfileContainer.tsx';
