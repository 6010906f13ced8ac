import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { NewPart, Part } from '#contract/catalogue/parts.ts';
import { callApi, logInByApi, type Session } from './accounts.ts';
import { openAs } from './customers.ts';
import { demo } from './shop.ts';
import { stack } from './stack.ts';

export const picture = join(import.meta.dirname, '../../app/public/pictures/reviewer-160.webp');

/** A name that no other part has. Its last word finds it. */
export const newPartName = (words = 'Timing gear') => `${words} ${randomUUID().slice(0, 8)}`;

let session: Promise<Session> | undefined;

/** The session of the demo admin in this worker. */
export const adminSession = () => (session ??= logInByApi(demo.admin));

export const callAsAdmin = async <Body>(method: string, path: string, body?: unknown): Promise<Body> =>
  callApi((await adminSession()).accessToken, method, path, body);

/** Opens a page in the session of the admin, which must not be logged out. */
export const openAsAdmin = async (page: Page, path: string): Promise<void> =>
  openAs(page, await adminSession(), path);

async function upload(): Promise<string> {
  const body = new FormData();
  body.set('image', new Blob([await readFile(picture)], { type: 'image/webp' }), 'gear.webp');
  const headers = { Authorization: `Bearer ${(await adminSession()).accessToken}` };
  const response = await fetch(`${stack.apiUrl}/images`, { method: 'POST', headers, body });
  expect(response.ok, await response.clone().text()).toBe(true);
  const { data } = (await response.json()) as { data: { url: string } };
  return data.url;
}

let uploaded: Promise<string> | undefined;

export const readPart = (id: string) => callAsAdmin<Part>('GET', `/parts/${id}`);

export async function addPart(
  part: Partial<Part & Pick<NewPart, 'fitments' | 'isFitComplete'>> = {},
): Promise<Part> {
  const { insertedId } = await callAsAdmin<{ insertedId: string }>('POST', '/post-part', {
    name: newPartName(),
    description: 'Hobbed and hardened, bored to H7.',
    price: 25,
    minQuantity: 2,
    quantity: 100,
    // Each worker uploads the image once.
    image: await (uploaded ??= upload()),
    ...part,
  });
  return readPart(insertedId);
}

/** Changes a part as another admin does who has just read it. */
export async function changePart(id: string, change: Partial<Part>): Promise<void> {
  const { version, quantity: quantitySeen } = await readPart(id);
  const stock = change.quantity === undefined ? {} : { quantitySeen };
  await callAsAdmin('PATCH', `/parts/${id}`, { version, ...change, ...stock });
}
