import '#contract/configure.ts';
import * as z from 'zod/mini';
import { publicSettings } from '#app/lib/browser/settings.ts';
import { setCookie } from '#app/lib/storage/cookies.ts';
import { sessionCookie } from '#contract/settings.ts';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { users, type User } from '../scenario.ts';
import { ownerKey, tokenKey } from './current-user.ts';

const Account = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

/** Firebase's IndexedDB. Other tabs have it open, so it is emptied and not deleted. */
const database = { name: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage', key: 'fbase_key' };

function done(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

async function emptyDatabase(): Promise<void> {
  const opening = indexedDB.open(database.name, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(database.store, { keyPath: database.key });
  });
  await done(opening);
  await done(opening.result.transaction(database.store, 'readwrite').objectStore(database.store).clear());
  opening.result.close();
}

const firebaseKey = 'firebase:authUser:';

async function signOut(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(tokenKey) || key.startsWith(firebaseKey)) localStorage.removeItem(key);
  }
  setCookie(sessionCookie, null);
  await emptyDatabase();
}

/** Stores what Firebase stores at a sign-in of the demo account. The app then gets the shop's own token. */
async function signIn(account: Exclude<User, 'visitor'>): Promise<void> {
  const { firebase, mockServers } = publicSettings();
  if (!mockServers) throw new Error('The shop has no auth emulator');
  const { email } = demoAccounts[account].user;
  const call = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const response = await fetch(`${mockServers.authEmulatorUrl}/${call}?key=${firebase.apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`The auth emulator refuses ${email}: ${await response.text()}`);
  const { localId: uid, idToken, refreshToken } = Account.parse(await response.json());
  const appName = '[DEFAULT]';
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    apiKey: firebase.apiKey,
    appName,
  };
  localStorage.setItem(`${firebaseKey}${firebase.apiKey}:${appName}`, JSON.stringify(user));
  localStorage.setItem(ownerKey, uid);
  setCookie(sessionCookie, '1');
}

const query = new URLSearchParams(location.search);
const account = users.find((user) => user === query.get('as')) ?? 'visitor';
const then = new URL(query.get('then') ?? '/', location.origin);

try {
  await signOut();
  if (account !== 'visitor') await signIn(account);
  location.replace(then.origin === location.origin ? then : '/');
} catch (error) {
  const state = document.getElementById('state');
  if (state) state.textContent = error instanceof Error ? error.message : String(error);
}
