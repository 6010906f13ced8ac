import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../core/root.ts';
import { testConfig } from '../testing/app.ts';
import { mailImage } from './mail-image.ts';

const shop = 'https://shop.example';
const cdn = 'https://cdn.shop.example/uploads';
const stem = 'a'.repeat(32);
const { uploads } = testConfig();
const config = { publicUrl: shop, uploads: { ...uploads, publicUrl: cdn } };

describe('a mail shows', () => {
  test.each([
    [`/uploads/${stem}-1200.webp`, `${shop}/uploads/${stem}-mail.jpg`],
    [`/uploads/${stem}-cutout-90.webp`, `${shop}/uploads/${stem}-cutout-mail.jpg`],
    [`${cdn}/${stem}-800.webp`, `${shop}/uploads/${stem}-mail.jpg`],
    ['/pictures/brake-disc-cutout-800.webp', `${shop}/pictures/brake-disc-cutout-mail.jpg`],
    ['https://images.example/disc.jpg', 'https://images.example/disc.jpg'],
    ['https://images.example/disc.png?size=400', 'https://images.example/disc.png?size=400'],
    ['https://images.example/disc', 'https://images.example/disc'],
    ['https://images.example/disc.webp', null],
    ['https://images.example/disc.AVIF?x=1', null],
    ['', null],
  ])('the picture %j as %j', (image, shown) => {
    expect(mailImage(config, image)).toBe(shown);
  });

  test('each picture of the demo as a JPEG', () => {
    const folder = join(projectRoot, 'app/public/pictures');
    const pictures = readdirSync(folder).filter((name) => name.endsWith('-cutout-800.webp'));
    expect(pictures.length).toBeGreaterThan(10);
    for (const name of pictures) {
      const shown = mailImage(config, `/pictures/${name}`) ?? '';
      expect(existsSync(join(folder, shown.slice(`${shop}/pictures/`.length))), name).toBe(true);
    }
  });
});
