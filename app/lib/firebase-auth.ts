import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { PublicSettings } from '#contract/settings.ts';
import type { AuthProvider, AuthUser } from './auth.ts';
import { loadScript } from './load-script.ts';

async function hasNews(user: User): Promise<boolean> {
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
  hasNews: () => hasNews(user),
  idToken: async () => user.getIdToken(await hasNews(user)),
});

/** Signs in with Firebase. Every method throws Firebase's own errors. */
export function firebaseAuth({ firebase, standIns }: PublicSettings): AuthProvider {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (standIns) connectAuthEmulator(auth, standIns.authEmulatorUrl, { disableWarnings: true });

  return {
    watch: (listener) =>
      onAuthStateChanged(auth, (user) => {
        listener(user && toAuthUser(user));
      }),

    async logIn({ email, password }) {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return toAuthUser(user);
    },

    async signUp({ name, email, password }) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: name });
      // The account is there: a verification mail that cannot be sent now must not undo that.
      await sendEmailVerification(user).catch(() => undefined);
      return toAuthUser(user);
    },

    async withGoogle() {
      if (standIns) await loadScript(standIns.gapiScript);
      // Firebase opens the window 500 by 600; the resolver is named here and not above, because with
      // it Firebase would load Google's script and frame on every page.
      const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      return toAuthUser(user);
    },

    async refresh() {
      await auth.currentUser?.reload();
      return auth.currentUser && toAuthUser(auth.currentUser);
    },

    sendReset: (email) => sendPasswordResetEmail(auth, email),

    async sendVerification() {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },

    async rename(name) {
      if (auth.currentUser) await updateProfile(auth.currentUser, { displayName: name });
    },

    leave: () => signOut(auth),
  };
}
