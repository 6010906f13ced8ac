export { session } from '#app/lib/auth/session.ts';
export { SignupContainer as Component } from './SignupContainer.tsx';
