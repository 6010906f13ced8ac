export { SignupContainer as Component } from './SignupContainer.tsx';
