import { callProvider, exchange, signUpByApi, type ProviderAccount, type Session } from './accounts.ts';
import { callAsAdmin } from './parts.ts';
import { expect, newPerson, test, type Person } from './shop.ts';
import { stack } from './stack.ts';

/** The status of a call with `token`. */
async function statusOf(token: string, method: 'GET' | 'PUT', path: string, body?: object): Promise<number> {
  const response = await fetch(`${stack.apiUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

const profileStatus = ({ email, accessToken }: Session) => statusOf(accessToken, 'GET', `/user/${email}`);

/** Signs in with Google as the popup does. Google has verified the address. */
async function signInWithGoogle({ email, name }: Person): Promise<Session> {
  const identity = { sub: `google-${email}`, email, email_verified: true, name };
  const account = await callProvider<ProviderAccount>('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(identity))}`,
    requestUri: stack.shopUrl,
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return exchange(account, email, name);
}

test('a sign-in with Google ends the sessions of somebody who signed up with the address first', async () => {
  const victim = newPerson();
  const attacker = await signUpByApi({ ...victim, name: 'Attacker' });
  expect(await profileStatus(attacker)).toBe(200);
  // The emulator stores the times of sign-ins in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_050 - (Date.now() % 1_000)));

  const owner = await signInWithGoogle(victim);
  expect(owner.uid).toBe(attacker.uid);
  expect(await profileStatus(owner)).toBe(200);
  expect(await profileStatus(attacker)).toBe(401);
  const { email, idToken } = attacker;
  expect(await statusOf(idToken, 'PUT', `/user/${email}`, { email })).toBe(401);
  // The attacker is no admin either when the owner becomes one.
  await callAsAdmin('PUT', `/admin/${email}`);
  expect(await statusOf(attacker.accessToken, 'GET', '/user')).toBe(401);
  expect(await statusOf(owner.accessToken, 'GET', '/user')).toBe(200);
});
