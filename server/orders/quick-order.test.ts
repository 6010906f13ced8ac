import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { QuickOrderAnswer, type NumberAnswer } from '#contract/orders/quick-order.ts';
import { golf, modelFixtures } from '#mocks/fixtures/vehicles.ts';
import { expectBody, openShop } from '#tests/shop/open-shop.ts';
import type { Queries } from '../db/connect.ts';
import { addModel } from '../fitment/models.ts';
import { readNumbers } from './quick-order.ts';

const shop = await openShop();

interface Numbered {
  number: string;
  refs?: readonly { kind?: string; maker?: string; number: string }[];
}

async function addNumbered({ number, refs = [] }: Numbered): Promise<string> {
  const { id } = await shop.addPart({ name: number });
  await shop.db.query('UPDATE parts SET part_number = $2 WHERE id = $1', [id, number]);
  for (const [position, { kind = 'other', maker = 'Tessaro', number: other }] of refs.entries())
    await shop.db.query(
      'INSERT INTO part_refs (part_id, position, kind, maker, number) VALUES ($1, $2, $3, $4, $5)',
      [id, position, kind, maker, other],
    );
  return id;
}

const filter = await addNumbered({
  number: 'QO-70411',
  refs: [{ number: 'W 712/95' }, { kind: 'gtin', maker: '', number: '4006633123457' }],
});
await addNumbered({ number: 'QO-70230', refs: [{ number: 'VM 608-2Z' }] });
await addNumbered({ number: 'QO-70233', refs: [{ number: 'VM 6082 Z' }, { number: 'QO-70411-B' }] });
const oldDisc = await addNumbered({ number: 'QO-70039', refs: [{ number: 'OLD-39' }] });
const oldGear = await addNumbered({ number: 'QO-80001' });
await shop.db.query(
  `UPDATE parts SET deleted_at = now(), off_sale_as = 'discontinued', successor_id = CASE id WHEN $1 THEN $3::uuid END
    WHERE id IN ($1, $2)`,
  [oldDisc, oldGear, filter],
);

const said = (answer: NumberAnswer | undefined) => {
  if (!answer) return undefined;
  switch (answer.kind) {
    case 'found':
      return [answer.kind, answer.part.number, answer.part.foundBy?.number];
    case 'several':
    case 'notFound':
      return [answer.kind, ...answer.choices.map(({ number }) => number)];
    case 'notSold':
      return [answer.kind, answer.sold.number, answer.successor?.number];
  }
};

const ask = async (...numbers: string[]) =>
  expectBody(await shop.call('POST', '/quick-order', { body: { numbers } }), 200, QuickOrderAnswer).answers;

test.each([
  ['QO-70411', ['found', 'QO-70411', undefined]],
  ['qo 70411', ['found', 'QO-70411', undefined]],
  ['w71295', ['found', 'QO-70411', 'W 712/95']],
  ['04006633123457', ['found', 'QO-70411', '4006633123457']],
  ['VM 608-2Z', ['several', 'QO-70230', 'QO-70233']],
  ['QO-70039', ['notSold', 'QO-70039', 'QO-70411']],
  ['OLD 39', ['notSold', 'QO-70039', 'QO-70411']],
  ['QO-80001', ['notSold', 'QO-80001', undefined]],
  ['QO-7O411', ['notFound', 'QO-70411']],
  ['QO-70412', ['notFound', 'QO-70411']],
  ['QO-70231', ['notFound', 'QO-70233', 'QO-70230']],
  ['QO-7', ['notFound']],
  ['-', ['notFound']],
])('%s means %j', async (number, meant) => {
  expect(said((await ask(number))[0])).toEqual(meant);
});

test('answers each line of a list in its place, also a number that is in it twice', async () => {
  const answers = await ask('QO-70233', 'nothing', 'QO-70411', 'QO-70233');
  expect(answers.map(said)).toEqual([
    ['found', 'QO-70233', undefined],
    ['notFound'],
    ['found', 'QO-70411', undefined],
    ['found', 'QO-70233', undefined],
  ]);
});

test('says of each part that it names whether it fits a vehicle that is known', async () => {
  for (const model of modelFixtures) await addModel(shop.db, model);
  await shop.db.query(
    `INSERT INTO fitments (part_id, model_id, note, created_by) VALUES ($1, (SELECT id FROM models WHERE slug = $2), '', '')`,
    [filter, golf.model],
  );
  const fitsOf = async (vehicle: string) => {
    const body = { numbers: ['QO-70411', 'VM 608-2Z', 'QO-70039'], vehicle };
    const { answers } = expectBody(await shop.call('POST', '/quick-order', { body }), 200, QuickOrderAnswer);
    return answers.map((one) => {
      if (one.kind === 'found') return one.part.fit?.kind;
      return one.kind === 'notSold' ? one.successor?.fit?.kind : one.choices.map(({ fit }) => fit?.kind);
    });
  };
  expect(await fitsOf(golf.slug)).toEqual(['fits', ['notKnown', 'notKnown'], 'fits']);
  expect(await fitsOf('trabant-601-1975')).toEqual([undefined, [undefined, undefined], undefined]);
});

test('names no draft, and no part that visitors never saw', async () => {
  const draft = await addNumbered({ number: 'QO-90001', refs: [{ number: 'DRAFT-1' }] });
  await shop.db.query(
    `UPDATE parts SET deleted_at = now(), off_sale_as = 'draft', was_published = false WHERE id = $1`,
    [draft],
  );
  expect((await ask('QO-90001', 'DRAFT-1', 'QO-90002')).map(said)).toEqual(Array(3).fill(['notFound']));
});

test('resolves 200 numbers with two statements', async () => {
  await shop.db.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email, part_number)
     SELECT gen_random_uuid(), 'Bolt ' || n, 'Turned', 100, 10, 10, 1, '/pictures/brake-disc-cutout-800.webp',
       'works@norholt.test', 'BT-' || (200000 + 2 * n) FROM generate_series(1, 2000) AS n`,
  );
  await shop.db.query('ANALYZE parts');
  const numbers = Array.from({ length: limits.quickOrder.lines }, (_, at) => `BT-${200_101 + at}`);
  let statements = 0;
  const counted: Queries = {
    query(...statement) {
      statements += 1;
      return shop.db.query(...statement);
    },
  };
  const { answers } = await readNumbers(counted, numbers);
  expect(statements).toBe(2);
  expect(answers.filter(({ kind }) => kind === 'found')).toHaveLength(100);
  expect(said(answers[0])).toHaveLength(4);
});

test('refuses a list that is too long or empty', async () => {
  for (const numbers of [[], Array.from({ length: limits.quickOrder.lines + 1 }, () => 'QO-1')])
    expect(await shop.call('POST', '/quick-order', { body: { numbers } })).toMatchObject({ status: 400 });
});
