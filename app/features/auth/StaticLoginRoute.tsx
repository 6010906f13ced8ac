import { entryState } from '#app/lib/routing/return-to.ts';
import { LoginContainer } from './LoginContainer.tsx';

export { session } from '#app/lib/auth/session.ts';

export const Component = () => <LoginContainer entryState={entryState} />;
