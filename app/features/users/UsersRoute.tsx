export { UsersContainer as Component } from './UsersContainer.tsx';
