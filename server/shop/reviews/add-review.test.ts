import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { placeholderPhoto } from '#contract/limits.ts';
import type { Review } from '#contract/shop/reviews.ts';
import { createTestApp, type TestUser } from '../../testing/app.ts';
import { openTestDatabase } from '../../testing/database.ts';

const { db } = await openTestDatabase();
const app = createTestApp(db, { config: { imageHosts: ['images.norholt.test', 'localhost:3000'] } });

const upload = `/uploads/${'a'.repeat(32)}-800.webp`;
const review = { rating: 4, description: 'Forty discs ordered, forty discs within a hundredth.' };

interface Options {
  node?: typeof app;
  key?: string;
}

async function send(user: TestUser, body: object, { node = app, key }: Options = {}) {
  return node.call('POST', '/review', {
    token: await app.accessToken(user),
    body,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
}

const rowsOf = async ({ id }: TestUser) => {
  const { rows } = await db.query<Record<string, unknown>>(
    'SELECT id, name, email, photo_url, rating, description FROM reviews WHERE user_id = $1',
    [id],
  );
  return rows;
};

describe('a review', () => {
  test('is listed first, with its reviewer’s name and without their e-mail address', async () => {
    const user = await app.addUser({ name: 'Tomas Okafor' });
    const sent = { ...review, name: 'The owner', email: user.email.toUpperCase() };
    const { insertedId } = (await send(user, sent)).body as { insertedId: string };
    const [first] = (await app.call('GET', '/review')).body as Review[];
    expect(first).toEqual({
      ...review,
      ...{ _id: insertedId, name: 'Tomas Okafor', photoURL: placeholderPhoto },
    });
    expect(await rowsOf(user)).toMatchObject([{ email: user.email }]);
  });

  test.each([
    ['', placeholderPhoto],
    ['https://lh3.googleusercontent.com/a/x=s96-c', 'https://lh3.googleusercontent.com/a/x=s96-c'],
    ['https://images.norholt.test/me.webp', 'https://images.norholt.test/me.webp'],
    [upload, upload],
    [`http://localhost:3000${upload}`, upload],
    ['/uploads/me.webp', placeholderPhoto],
    [`/uploads/../api/logout`, placeholderPhoto],
    [`${upload}/../../api/logout`, placeholderPhoto],
    [`${upload}?as=admin`, placeholderPhoto],
    [`http://localhost:3001${upload}`, placeholderPhoto],
    ['/api/logout', placeholderPhoto],
    ['/%61pi/logout', placeholderPhoto],
    ['api/logout', placeholderPhoto],
    ['?page=2', placeholderPhoto],
    ['http://localhost:3000/api/logout', placeholderPhoto],
    ['http://localhost:3000', placeholderPhoto],
    ['https://localhost:3000/api/logout', placeholderPhoto],
    ['http://lh3.googleusercontent.com/a', placeholderPhoto],
    ['https://tracker.test/pixel.gif', placeholderPhoto],
    ['https://lh3.googleusercontent.com@tracker.test/a', placeholderPhoto],
    ['https://x@lh3.googleusercontent.com/a', placeholderPhoto],
    ['https://:y@lh3.googleusercontent.com/a', placeholderPhoto],
    ['https://images.norholt.test:8443/me.webp', placeholderPhoto],
    ['https://lh3.googleusercontent.com.tracker.test/a', placeholderPhoto],
    ['//tracker.test/a', placeholderPhoto],
    ['\\\\tracker.test/a', placeholderPhoto],
    ['http://localhost:3000//tracker.test/a', placeholderPhoto],
    ['http://localhost:3000/\\tracker.test/a', placeholderPhoto],
    ['/.//tracker.test/a', placeholderPhoto],
    ['/x/..//tracker.test/a', placeholderPhoto],
    ['javascript:alert(1)', placeholderPhoto],
    ['data:image/svg+xml,<svg/>', placeholderPhoto],
    ['http://', placeholderPhoto],
  ])('with the photo %j is stored and shown with %j', async (photoURL, shown) => {
    const user = await app.addUser();
    expect((await send(user, { ...review, photoURL })).status).toBe(200);
    expect(await rowsOf(user)).toMatchObject([{ photo_url: shown }]);
    // As a version without the check stored it.
    await db.query('UPDATE reviews SET photo_url = $1 WHERE user_id = $2', [photoURL, user.id]);
    expect((await app.call('GET', '/review?limit=1')).body).toMatchObject([{ photoURL: shown }]);
  });

  test.each([
    ['a rating above 5', { ...review, rating: 5.01 }],
    ['a description that is too short', { ...review, description: '   nine sig   ' }],
    ['a description that is too long', { ...review, description: 'x'.repeat(251) }],
    ['a photo URL that is too long', { ...review, photoURL: `https://x.test/${'x'.repeat(2048)}` }],
  ])('with %s is 400 and not stored', async (_, body) => {
    const user = await app.addUser();
    expect(await send(user, body)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    expect(await rowsOf(user)).toEqual([]);
  });

  test('accepts a rating of zero and of half a star', async () => {
    const user = await app.addUser();
    await send(user, { ...review, rating: -0 });
    await send(user, { ...review, rating: 3.5 });
    expect((await rowsOf(user)).map(({ rating }) => rating)).toEqual([0, 3.5]);
  });
});

describe('the limit of five reviews a day', () => {
  test('is shared by all nodes and does not count invalid requests', async () => {
    const nodes = [1, 2].map(() =>
      createTestApp(db, { config: { rateLimitScale: 1 }, deps: { accessTokens: app.deps.accessTokens } }),
    );
    const at = (index: number) => ({ node: nodes[index % 2] ?? app });
    const user = await app.addUser();
    expect((await send(user, { ...review, rating: 6 }, at(0))).status).toBe(400);
    const key = randomUUID();
    for (let index = 0; index < 5; index += 1) {
      expect((await send(user, review, { ...at(index), ...(index === 4 ? { key } : {}) })).status).toBe(200);
    }
    const refused = await send(user, review, at(0));
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    // A lost response can still be replayed.
    expect((await send(user, review, { ...at(1), key })).status).toBe(200);
    expect(await rowsOf(user)).toHaveLength(5);
    expect((await send(await app.addUser(), review, at(0))).status).toBe(200);
  });
});
