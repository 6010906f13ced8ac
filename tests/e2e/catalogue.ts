import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { demo, expect, logIn } from './shop.ts';

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

/** Logs the demo admin in and goes to a page of the dashboard. */
export async function enterAsAdmin(page: Page, path: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, demo.admin);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.goto(path);
}

/** What the API answers to the admin who is signed in on `page`, as the page itself would ask. */
export async function askAsAdmin<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body !== undefined && { data: body }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

async function upload(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/api/images', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { image: { name: 'gear.webp', mimeType: 'image/webp', buffer: await readFile(picture) } },
  });
  const { data } = (await answer.json()) as { data: { url: string } };
  return data.url;
}

/** Puts a part of its own on sale for a test that changes one; `page` has the admin signed in. */
export async function addPart(page: Page, part: PartInput): Promise<PartAsKept> {
  const body = {
    description: 'Hobbed and hardened, bored to H7.',
    price: 54,
    minQuantity: 2,
    quantity: 96,
    ...part,
    image: await upload(page),
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
