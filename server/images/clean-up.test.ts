import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AddedPart } from '#contract/catalogue/parts.ts';
import { expectBody, openShop } from '#tests/shop/open-shop.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { Problem } from '../core/problem.ts';
import { removeUnusedUploads } from './clean-up.ts';
import { storeImage } from './store-image.ts';

const dataDir = tempFolder();
const shop = await openShop({ nodes: 2, config: { dataDir, imageHosts: ['images.norholt.test'] } });
const [one, other] = shop.nodes.map(({ deps }) => deps);
if (!one || !other) throw new Error('The shop has two nodes');
const admin = await shop.addAdmin();

const formats = ['avif', 'webp'] as const;
const files = [400, 500].flatMap((width) =>
  formats.map((format) => ({ width, format, bytes: new Uint8Array(1) })),
);
const upload = () => storeImage(one, { isCutOut: false, width: 500, files, mail: new Uint8Array(1) });

const isThere = (url: string) => existsSync(join(dataDir, url));

/** Lets 25 hours pass. */
const later = () => shop.db.query(`UPDATE uploads SET unused_since = unused_since - interval '25 hours'`);

let parts = 0;
const nameOf = (part: number) => `Image of part ${part}`;
const add = (image: string, number?: string) => {
  const body = {
    name: nameOf(++parts),
    number,
    description: 'x',
    price: 64,
    minQuantity: 1,
    quantity: 100,
    image,
  };
  return shop.call('POST', '/post-part', { token: admin.token, body });
};
const addPart = async (image: string) => expectBody(await add(image), 200, AddedPart).insertedId;
const change = (id: string, version: number, image: string) =>
  shop.call('PATCH', `/parts/${id}`, { token: admin.token, body: { version, image } });

describe('an uploaded image', () => {
  test('that no part took for a day is removed in every size, and one of today is not', async () => {
    const old = await upload();
    await later();
    const young = await upload();
    expect(await removeUnusedUploads(one)).toBe(1);
    for (const name of [old, old.replace('-500.webp', '-400.avif'), old.replace('-500.webp', '-mail.jpg')])
      expect(isThere(name)).toBe(false);
    expect(isThere(young)).toBe(true);
    expect(await removeUnusedUploads(one)).toBe(0);
  });

  test('that a part, a deleted part or a review shows stays', async () => {
    const [kept, deleted, reviewed] = [await upload(), await upload(), await upload()];
    await addPart(kept);
    const id = await addPart(deleted);
    await shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });
    await shop.db.query(
      `INSERT INTO reviews (id, name, photo_url, rating, description) VALUES (gen_random_uuid(), 'Mara', $1, 5, 'x')`,
      [reviewed],
    );
    await later();
    await removeUnusedUploads(one);
    expect([kept, deleted, reviewed].map(isThere)).toEqual([true, true, true]);
  });

  test('that a part let go of a day ago is removed, unless another part or an order shows it', async () => {
    const [gone, shared, ordered] = [await upload(), await upload(), await upload()];
    const next = 'https://images.norholt.test/next.webp';
    await addPart(shared);
    for (const image of [gone, shared, ordered]) {
      const id = await addPart(image);
      if (image === ordered) {
        const part = { id, name: nameOf(parts), quantity: 100, priceCents: 6400 };
        await shop.order(await shop.addCustomer(), part);
      }
      expect((await change(id, 1, next)).status).toBe(200);
    }
    await removeUnusedUploads(one);
    expect(isThere(gone)).toBe(true);
    await later();
    await removeUnusedUploads(one);
    expect([gone, shared, ordered].map(isThere)).toEqual([false, true, true]);
  });

  test('that a refused part named is still unused', async () => {
    const image = await upload();
    expect((await add('https://images.norholt.test/taken.webp', 'NH-90001')).status).toBe(200);
    expect((await add(image, 'NH-90001')).status).toBe(409);
    await later();
    expect(await removeUnusedUploads(one)).toBe(1);
    expect(await add(image)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  });

  test('is a part’s or the clean-up’s, never both’s, with two processes at it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const images = await Promise.all(Array.from({ length: 8 }, upload));
      await later();
      const [responses] = await Promise.all([
        Promise.all(images.map((image) => add(image))),
        removeUnusedUploads(one),
        removeUnusedUploads(other),
      ]);
      for (const [index, { status }] of responses.entries()) {
        expect([200, 400]).toContain(status);
        expect(isThere(images[index] ?? '')).toBe(status === 200);
      }
    }
  });

  test('whose files could not be removed is removed by a later round', async () => {
    const image = await upload();
    await later();
    const remove = () => Promise.reject(new Problem('UNAVAILABLE'));
    await expect(removeUnusedUploads({ ...one, images: { ...one.images, remove } })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(await removeUnusedUploads(one)).toBe(0);
    expect(isThere(image)).toBe(true);
    await shop.db.query(`UPDATE uploads SET removed_at = removed_at - interval '11 minutes'`);
    await removeUnusedUploads(one);
    expect(isThere(image)).toBe(false);
    expect((await shop.db.query('SELECT FROM uploads WHERE removed_at IS NOT NULL')).rows).toEqual([]);
  });
});
