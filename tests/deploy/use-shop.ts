import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { StoredImage } from '#contract/images.ts';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';

/*
 * Runs in the container of `npm run test:deploy`. `upload`: signs in as an admin, uploads an image, and reads it.
 * `read <path>`: reads a path. `load <seconds>`: reads the catalogue all the time, and fails if one request fails.
 */

const shop = 'https://staging.example';
const { positionals } = parseArgs({ allowPositionals: true });
const [task, argument = ''] = positionals;

async function signIn(): Promise<string> {
  const { email } = demoAccounts.admin.user;
  const emulator =
    'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const json = { 'Content-Type': 'application/json' };
  const account = await fetch(emulator, {
    ...{ method: 'POST', headers: json },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  });
  const { idToken } = z.object({ idToken: z.string() }).parse(await account.json());
  const session = await fetch(`${shop}/api/user/${email}`, {
    ...{ method: 'PUT', headers: { ...json, Authorization: `Bearer ${idToken}` } },
    body: JSON.stringify({ name: 'Admin', email }),
  });
  return z.object({ accessToken: z.string() }).parse(await session.json()).accessToken;
}

async function upload(): Promise<void> {
  const token = await signIn();
  const form = new FormData();
  form.set('image', new Blob([readFileSync(argument)]), 'disc.webp');
  const stored = await fetch(`${shop}/api/images`, {
    ...{ method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form },
  });
  const body = await stored.text();
  assert.equal(stored.status, 200, body);
  const { data } = StoredImage.parse(JSON.parse(body));
  const path = new URL(data.url, shop).pathname;
  await read(path);
  console.log(path);
}

async function read(path: string): Promise<void> {
  const response = await fetch(shop + path);
  assert.equal(response.status, 200, path);
  assert.match(response.headers.get('content-type') ?? '', /^image\//);
}

async function load(): Promise<void> {
  const end = Date.now() + Number(argument) * 1000;
  const statuses: Record<string, number> = {};
  while (Date.now() < end) {
    const status = await fetch(`${shop}/api/parts?limit=1&search=${Math.random()}`).then(
      (response) => response.status,
      (error: unknown) => String(error),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    await sleep(20);
  }
  assert.deepEqual(Object.keys(statuses), ['200'], JSON.stringify(statuses));
  console.log(`${statuses[200]} requests, none failed`);
}

if (task === 'upload') await upload();
else if (task === 'read') await read(argument);
else if (task === 'load') await load();
else throw new Error(`Unknown task ${task}`);
