import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updateProfile,
  type Auth,
  type Persistence,
  type User,
} from 'firebase/auth';
import type { PublicSettings } from '#contract/shop/settings.ts';
import type { AuthProvider, AuthUser } from './auth-provider.ts';
import { orWhenClosed } from './closed-popup.ts';
import { loadScript } from '../browser/load-script.ts';

async function needsTokenRefresh(user: User): Promise<boolean> {
  if (!user.emailVerified) return false;
  const proof = await user.getIdTokenResult().catch(() => null);
  return proof !== null && proof.claims['email_verified'] !== true;
}

const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email ?? '',
  name: user.displayName ?? '',
  photoURL: user.photoURL ?? undefined,
  isVerified: user.emailVerified,
  needsTokenRefresh: () => needsTokenRefresh(user),
  idToken: async () => user.getIdToken(await needsTokenRefresh(user)),
});

/** Signs in with Firebase. Every method throws Firebase's own errors. */
export async function firebaseAuth({
  firebase,
  appCheck,
  mockServers,
}: PublicSettings): Promise<AuthProvider> {
  const checking =
    appCheck && (await import('./app-check.ts').then(({ startAppCheck }) => startAppCheck(appCheck)));

  function open(persistence: Persistence[], name?: string): Auth {
    const app = initializeApp(firebase, name);
    checking?.protect(app);
    const opened = initializeAuth(app, { persistence });
    if (mockServers) connectAuthEmulator(opened, mockServers.authEmulatorUrl, { disableWarnings: true });
    return opened;
  }
  let attempts = 0;
  const auth = open([indexedDBLocalPersistence, browserLocalPersistence]);

  /** Waits until Firebase has read the user that the browser stores. Until then it reports none. */
  async function currentUser(): Promise<User | null> {
    await auth.authStateReady();
    return auth.currentUser;
  }

  return {
    watch: (listener) => onAuthStateChanged(auth, (user) => listener(user && toAuthUser(user))),

    watchName: (listener) =>
      onIdTokenChanged(auth, (user) => {
        if (user?.displayName) listener({ uid: user.uid, name: user.displayName });
      }),

    async logIn({ email, password }) {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return toAuthUser(user);
    },

    async signUp({ name, email, password }) {
      // The user is created in a separate instance and signs in once the name is stored. Otherwise another tab
      // would get a user without a name, and the server stores the name of the first exchange.
      const aside = open([inMemoryPersistence], `sign-up ${(attempts += 1)}`);
      try {
        const { user } = await createUserWithEmailAndPassword(aside, email, password);
        // The account exists. A failure to store the name or to send the mail must not undo that.
        await updateProfile(user, { displayName: name }).catch(() => undefined);
        const isMailSent = await sendEmailVerification(user).then(
          () => true,
          () => false,
        );
        await updateCurrentUser(auth, user);
        return { ...toAuthUser(auth.currentUser ?? user), name, isMailSent };
      } finally {
        await deleteApp(aside.app);
      }
    },

    async withGoogle() {
      if (mockServers) await loadScript(mockServers.gapiScript);
      // Firebase opens a window of 500 × 600 px. The resolver is passed here, because otherwise Firebase would load
      // Google's script and frame on every page.
      const { user } = await orWhenClosed(
        () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
        () => new FirebaseError('auth/popup-closed-by-user', ''),
      );
      return toAuthUser(user);
    },

    async refresh() {
      await (await currentUser())?.reload();
      return auth.currentUser && toAuthUser(auth.currentUser);
    },

    sendReset: (email) => sendPasswordResetEmail(auth, email),

    async sendVerification() {
      const user = await currentUser();
      if (user) await sendEmailVerification(user);
    },

    async rename(name) {
      const user = await currentUser();
      if (!user) return;
      await updateProfile(user, { displayName: name });
      // A new ID token triggers `onIdTokenChanged` in the other tabs.
      await user.getIdToken(true);
    },

    leave: () => signOut(auth),
  };
}
