import { expect, test } from 'vitest';
import { openShop } from '#tests/shop/open-shop.ts';
import { ImportDetails, ImportRun } from '#contract/import/imports.ts';
import { expectBody } from '#tests/shop/open-shop.ts';
import { createImporter } from './run-imports.ts';

const shop = await openShop({ isTampered: true });
const admin = await shop.addAdmin();
const importer = createImporter({ ...shop.deps, log: { warn: console.warn, error: console.error } as never });
const call = (method: string, path: string, body?: unknown) =>
  shop.call(method, path, { token: admin.token, body });

async function upload(name: string, text: string | Buffer) {
  const bytes = Buffer.from(text as string);
  const run = expectBody(await call('POST', '/imports', { name, bytes: bytes.byteLength }), 200, ImportRun);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]));
  expectBody(await call('POST', `/import-bytes/${run._id}?from=0`, form), 200, ImportRun);
  while (await importer.runBatch());
  return run._id;
}
const details = async (id: string) => expectBody(await call('GET', `/imports/${id}`), 200, ImportDetails);
async function step(id: string, name: string) {
  expectBody(await call('POST', `/import-steps/${id}`, { step: name }), 200, ImportRun);
  while (await importer.runBatch());
  return details(id);
}

test('parts are added, changed, undone', async () => {
  const id = await upload(
    'a.csv',
    'number;brand;name;price;stock\nNX-1;Norda;Hose;12,40;5\nNX-2;Norda;Clip;3,10;0\n',
  );
  const read = await details(id);
  console.log(JSON.stringify(read, null, 1));
  const checked = await step(id, 'check');
  console.log(JSON.stringify(checked.counts), checked.faults, checked.state, checked.error);
  const done = await step(id, 'import');
  console.log(JSON.stringify(done.counts), done.faults, done.state, done.error, done.drafts, done.undoUntil);
  console.log((await call('GET', `/import-rows/${id}`)).body);
  const undone = await step(id, 'undo');
  console.log(undone.state, undone.kept, undone.error);
  expect(undone.state).toBe('undone');
});
