export { UsersContainer as Component } from './UsersContainer.tsx';
export { usersList } from './users-list.ts';
