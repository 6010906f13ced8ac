export { LoginContainer as Component } from './LoginContainer.tsx';
