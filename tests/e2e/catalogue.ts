import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { keepSignedIn, logInAtProvider } from './accounts.ts';
import { demo, expect } from './shop.ts';
import { stack } from './stack.ts';

/** A picture as a person would choose it. */
export const picture = join(import.meta.dirname, '../../app/public/pictures/gear-cutout-800.webp');

/** A name that no other part has, found by its last word. */
export const newPartName = (words = 'Timing gear') => `${words} ${randomUUID().slice(0, 8)}`;

export interface PartInput {
  name: string;
  description?: string;
  price?: number;
  minQuantity?: number;
  quantity?: number;
}

export interface PartAsKept {
  _id: string;
  name: string;
  price: number;
  minQuantity: number;
  quantity: number;
  description: string;
  image: string;
  version: number;
}

/** Opens `path` as the demo admin. */
export async function enterAsAdmin(page: Page, path: string): Promise<void> {
  await keepSignedIn(page, await logInAtProvider(demo.admin));
  await page.goto(path);
}

const tokenOn = async (page: Page) => (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';

/** What the API answers to the admin who is signed in on `page`, as the page itself would ask. */
export async function askAsAdmin<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${await tokenOn(page)}` },
    ...(body !== undefined && { data: body }),
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Answer;
}

let uploaded: Promise<string> | undefined;

async function upload(token: string): Promise<string> {
  const body = new FormData();
  body.set('image', new Blob([await readFile(picture)], { type: 'image/webp' }), 'gear.webp');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${stack.apiUrl}/images`, { method: 'POST', headers, body });
  expect(response.ok, await response.clone().text()).toBe(true);
  const { data } = (await response.json()) as { data: { url: string } };
  return data.url;
}

/** The address of `picture` in the shop: making six pictures of one takes longer than most of a test. */
export const uploadedPicture = (token: string): Promise<string> => (uploaded ??= upload(token));

/** Puts a part of its own on sale for a test that changes one; `page` has the admin signed in. */
export async function addPart(page: Page, part: PartInput): Promise<PartAsKept> {
  const body = {
    description: 'Hobbed and hardened, bored to H7.',
    price: 54,
    minQuantity: 2,
    quantity: 96,
    ...part,
    image: await uploadedPicture(await tokenOn(page)),
  };
  const { insertedId } = await askAsAdmin<{ insertedId: string }>(page, 'POST', '/post-part', body);
  return partNow(page, insertedId);
}

export const partNow = (page: Page, id: string) => askAsAdmin<PartAsKept>(page, 'GET', `/parts/${id}`);

/** Changes a part as another admin would, who has just read it. */
export async function changeElsewhere(page: Page, id: string, change: Partial<PartAsKept>): Promise<void> {
  const { version, quantity: quantitySeen } = await partNow(page, id);
  const stock = change.quantity === undefined ? {} : { quantitySeen };
  await askAsAdmin(page, 'PATCH', `/parts/${id}`, { version, ...change, ...stock });
}
