import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { createApp, createDeps } from '../app.ts';
import { silentLog } from '../core/log.ts';
import { testConfig } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';

const { db } = await openTestDatabase();

test('the check of the image store is a hint of /readyz and a metric', async () => {
  const dataDir = tempFolder();
  const deps = createDeps(testConfig({ dataDir }), db, silentLog);
  const app = createApp(deps);
  const read = async () => {
    const response = await app.request('http://localhost/readyz');
    const gauge = /^norholt_image_store_up (\d)$/m.exec(await deps.metrics.read())?.[1];
    return [response.status, await response.json(), gauge];
  };
  expect(await read()).toEqual([200, { status: 'ready', imageStore: 'unknown' }, undefined]);

  await deps.imageStoreCheck.run();
  expect(await read()).toEqual([200, { status: 'ready', imageStore: 'up' }, '1']);

  // A file in place of the folder.
  rmSync(join(dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads'), '');
  await expect(deps.imageStoreCheck.run()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await read()).toEqual([200, { status: 'ready', imageStore: 'down' }, '0']);
});
