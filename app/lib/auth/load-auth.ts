import { publicSettings } from '../browser/settings.ts';
import type { AuthProvider } from './auth-provider.ts';

let provider: Promise<AuthProvider> | undefined;

/** The authentication provider, in its own chunk: no page needs it for its first view. */
export function loadAuth(): Promise<AuthProvider> {
  provider ??= import('./firebase-auth.ts')
    .then(({ firebaseAuth }) => firebaseAuth(publicSettings()))
    .catch((error: unknown) => {
      provider = undefined;
      throw error;
    });
  return provider;
}
