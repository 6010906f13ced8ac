import { publicSettings } from '../browser/settings.ts';

/** Somebody whom the authentication provider knows. */
export interface AuthUser {
  uid: string;
  email: string;
  /** Empty when the provider was never told one. */
  name: string;
  photoURL: string | undefined;
  /** Whether the address was shown to be theirs. */
  isVerified: boolean;
  /** Whether the address was verified after the proof at hand was made, so that the shop cannot know of it. */
  needsTokenRefresh(): Promise<boolean>;
  /** The provider's own proof of who this is, good for the token exchange alone. */
  idToken(): Promise<string>;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface AuthProvider {
  /** Tells who is signed in: at once, and whenever that changes, in another tab as well. */
  watch(listener: (user: AuthUser | null) => void): () => void;
  /** Tells what somebody is called, at the latest when they were renamed, in another tab as well. */
  watchName(listener: (named: Pick<AuthUser, 'uid' | 'name'>) => void): () => void;
  logIn(credentials: Credentials): Promise<AuthUser>;
  /** Also stores the name and sends the verification mail; `isMailSent` says whether that worked. */
  signUp(person: Credentials & { name: string }): Promise<AuthUser & { isMailSent: boolean }>;
  withGoogle(): Promise<AuthUser>;
  /** What who is signed in is called from now on. */
  rename(name: string): Promise<void>;
  /** Asks the provider again about who is signed in. */
  refresh(): Promise<AuthUser | null>;
  /** Mails a link to set a new password with. */
  sendReset(email: string): Promise<void>;
  /** Mails a link to verify the address of who is signed in. */
  sendVerification(): Promise<void>;
  leave(): Promise<void>;
}

let provider: Promise<AuthProvider> | undefined;

/** The authentication provider, in a chunk of its own: no page needs it for its first picture. */
export function loadAuth(): Promise<AuthProvider> {
  provider ??= import('./firebase-auth.ts')
    .then(({ firebaseAuth }) => firebaseAuth(publicSettings()))
    .catch((error: unknown) => {
      provider = undefined;
      throw error;
    });
  return provider;
}
