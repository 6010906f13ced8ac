import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/database.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { Findings } from '#local/operations/command.ts';
import { importFile } from '#local/operations/import.ts';

const folder = tempFolder();
const { db, url } = await openTestDatabase();
const environment = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: join(folder, 'data') };
const run = (...args: string[]) => importFile.run(environment, 'parts', join(folder, 'parts.csv'), ...args);

const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#b03a2e' } })
  .png()
  .toBuffer();
const pictures = join(folder, 'pictures');
mkdirSync(join(pictures, 'rear'), { recursive: true });
writeFileSync(join(pictures, 'Front.PNG'), picture);
writeFileSync(join(pictures, 'rear', '1.png'), picture);
writeFileSync(join(folder, 'pictures.zip'), zipSync({ 'Front.PNG': picture, 'rear/1.png': picture }));
writeFileSync(join(folder, 'secret.png'), picture);

const countPictures = async () => {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM parts WHERE image LIKE '/uploads/%'`,
  );
  return rows[0]?.count;
};

test.each(['pictures', 'pictures.zip'])(
  'pictures of %s are imported, and the same ones not again',
  async (place) => {
    const number = place.length;
    writeFileSync(
      join(folder, 'parts.csv'),
      `number,name,price,pictures\nNX-1${number},Hose,5.00,front.png\nNX-2${number},Hose,5.00,rear/1.png`,
    );
    const before = (await countPictures()) ?? 0;
    const given = ['--pictures', join(folder, place)];
    expect(await run(...given)).toContain('added 2');
    expect(await countPictures()).toBe(before + 2);
    expect(await run(...given)).toContain('unchanged 2');
  },
);

test('a file outside the folder is not read', async () => {
  writeFileSync(join(folder, 'parts.csv'), 'number,name,price,pictures\nNX-3,Hose,5.00,../secret.png');
  const refused = await run('--pictures', pictures).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Findings);
  expect(String(refused)).toContain('No picture with this name came with the list.');
});
