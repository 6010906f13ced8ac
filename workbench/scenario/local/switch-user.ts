import '#contract/configure.ts';
import * as z from 'zod/mini';
import { PublicSettings, settingsElementId } from '#contract/settings.ts';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { people } from '../scenario.ts';
import { ownerKey, tokenKey } from './current-user.ts';

const Account = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

/** Firebase's own shelves. Other tabs have the database open, so it is emptied and not deleted. */
const database = { name: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage', key: 'fbase_key' };

function done(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refuses')));
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

async function leave(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key === ownerKey || key === tokenKey || key.startsWith(firebaseKey)) localStorage.removeItem(key);
  }
  await emptyDatabase();
}

/** Leaves the browser as a sign-in of the demo account does. The app itself asks for the shop's own token. */
async function enter(person: 'customer' | 'admin'): Promise<void> {
  const { firebase, mockServers } = PublicSettings.parse(
    JSON.parse(document.getElementById(settingsElementId)?.textContent ?? 'null'),
  );
  if (!mockServers) throw new Error('The shop has no auth emulator to sign in at');
  const { email } = demoAccounts[person].user;
  const call = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const answer = await fetch(`${mockServers.authEmulatorUrl}/${call}?key=${firebase.apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The auth emulator does not let ${email} in: ${await answer.text()}`);
  const { localId: uid, idToken, refreshToken } = Account.parse(await answer.json());
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
}

const query = new URLSearchParams(location.search);
const person = people.find((one) => one === query.get('as')) ?? 'visitor';
const then = new URL(query.get('then') ?? '/', location.origin);

try {
  await leave();
  if (person !== 'visitor') await enter(person);
  location.replace(then.origin === location.origin ? then : '/');
} catch (error) {
  const state = document.getElementById('state');
  if (state) state.textContent = error instanceof Error ? error.message : String(error);
}
