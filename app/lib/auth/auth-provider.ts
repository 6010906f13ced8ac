export interface AuthUser {
  uid: string;
  email: string;
  /** Empty if the provider has none. */
  name: string;
  photoURL: string | undefined;
  /** Whether the user has verified the address. */
  isVerified: boolean;
  /** Whether the address was verified after the ID token was issued, so that the server does not know yet. */
  needsTokenRefresh(): Promise<boolean>;
  /** The provider's ID token. Used only for the token exchange. */
  idToken(): Promise<string>;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface AuthProvider {
  /** Reports the user immediately and after each change, also from another tab. */
  watch(listener: (user: AuthUser | null) => void): () => void;
  /** Reports the user's name and later changes of it, also from another tab. */
  watchName(listener: (named: Pick<AuthUser, 'uid' | 'name'>) => void): () => void;
  logIn(credentials: Credentials): Promise<AuthUser>;
  /** Also stores the name and sends the verification mail. `isMailSent` tells whether that succeeded. */
  signUp(person: Credentials & { name: string }): Promise<AuthUser & { isMailSent: boolean }>;
  withGoogle(): Promise<AuthUser>;
  rename(name: string): Promise<void>;
  /** Reloads the user from the provider. */
  refresh(): Promise<AuthUser | null>;
  /** Sends a mail with a link for a new password. */
  sendReset(email: string): Promise<void>;
  /** Sends a mail with a link that verifies the user's address. */
  sendVerification(): Promise<void>;
  leave(): Promise<void>;
}
