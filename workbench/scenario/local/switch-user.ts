import '#contract/configure.ts';
import { firebaseAuth } from '#app/lib/auth/firebase-auth.ts';
import { publicSettings } from '#app/lib/browser/settings.ts';
import { setCookie } from '#app/lib/storage/cookies.ts';
import { sessionCookie } from '#contract/settings.ts';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { users, type User } from '../scenario.ts';
import { ownerKey, tokenKey } from './current-user.ts';

/** Signs in as the shop does. The app then gets the shop's own token. */
async function switchUser(account: User): Promise<void> {
  const auth = await firebaseAuth(publicSettings());
  await auth.leave();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(tokenKey)) localStorage.removeItem(key);
  }
  setCookie(sessionCookie, null);
  if (account === 'visitor') return;
  const { uid } = await auth.logIn({ email: demoAccounts[account].user.email, password: demoPassword });
  localStorage.setItem(ownerKey, uid);
  setCookie(sessionCookie, '1');
}

const query = new URLSearchParams(location.search);
const account = users.find((user) => user === query.get('as')) ?? 'visitor';
const then = new URL(query.get('then') ?? '/', location.origin);

try {
  await switchUser(account);
  location.replace(then.origin === location.origin ? then : '/');
} catch (error) {
  const state = document.getElementById('state');
  if (state) state.textContent = error instanceof Error ? error.message : String(error);
}
