import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { gtinIn } from '#contract/catalogue/gtin.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import { lineTotal } from '#contract/money.ts';
import { partPath } from '#contract/part-path.ts';
import { shops } from '#tokens/shops.ts';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../core/env.ts';
import type { Queries } from '../db/connect.ts';
import { acceptsGzip } from '../http/encoding.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { isKnown } from '../http/send-json.ts';
import { escaped } from './page-head.ts';

interface FeedDeps {
  config: Pick<Config, 'brand' | 'publicUrl' | 'environment'>;
  limits: Pick<RateLimits, 'reads'>;
  /** A feed may be a second behind. */
  replica: Queries;
}

/** Parts of one statement. */
const batchSize = 1_000;

/** For how long the feed is kept, in ms. */
const ttl = 10 * 60_000;

interface FeedPart {
  position: number;
  id: string;
  address: string;
  number: string;
  name: string;
  description: string;
  priceCents: number;
  minQuantity: number;
  quantity: number;
  brand: string;
  image: string;
  pictures: string[];
  gtins: string[];
  /** The names of the category's group and of the category. */
  path: string[];
}

/** The next parts on sale, in catalogue order. */
async function readParts(db: Queries, after: number): Promise<FeedPart[]> {
  const { rows } = await db.query<FeedPart>(
    {
      isPrepared: true,
      text: `SELECT listed.position, parts.id, address, part_number AS number, parts.name, parts.description, parts.image, parts.brand,
          parts.price_cents AS "priceCents", min_quantity AS "minQuantity", quantity,
          ARRAY(SELECT image FROM part_pictures WHERE part_id = parts.id ORDER BY position) AS pictures,
          ARRAY(SELECT number FROM part_refs WHERE part_id = parts.id AND kind = 'gtin' ORDER BY position) AS gtins,
          array_remove(ARRAY[above.name, leaf.name], NULL) AS path
         FROM part_search AS listed JOIN parts USING (id)
         LEFT JOIN categories AS leaf ON leaf.slug = parts.category
         LEFT JOIN categories AS above ON above.slug = leaf.parent
        WHERE listed.position > $1 ORDER BY listed.position LIMIT ${batchSize}`,
    },
    [after],
  );
  return rows;
}

/** What XML 1.0 does not allow, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const element = (name: string, text: string): string =>
  `<${name}>${escaped(text.replace(forbidden, '')).replaceAll('>', '&gt;')}</${name}>`;

interface Written {
  gzip: Buffer<ArrayBuffer>;
  etag: string;
}

/**
 * Serves the parts on sale as RSS 2.0 with the attributes of Google Merchant Center, which other merchants read too
 * (https://support.google.com/merchants/answer/7052112 and 14987622). It is written in pages and kept compressed.
 */
export function productFeedRoutes({ config: { brand, publicUrl, environment }, limits, replica }: FeedDeps) {
  const { name: shop } = shops[brand];
  const absolute = (path: string) => new URL(path, publicUrl).href;

  function writeItem(part: FeedPart): string {
    const { priceCents, minQuantity, gtins, path } = part;
    const gtin = gtins.map(gtinIn).find((one) => one !== null);
    // The price of what is bought at least: https://support.google.com/merchants/answer/6324371
    const price = `${lineTotal(priceCents / 100, minQuantity).toFixed(2)} USD`;
    const attributes = [
      ['id', part.id],
      ['title', part.name],
      ['description', part.description],
      ['link', absolute(partPath(part))],
      ...(part.image === '' ? [] : [['image_link', absolute(part.image)]]),
      ...part.pictures.map((image) => ['additional_image_link', absolute(image)]),
      ['price', price],
      ...(minQuantity > 1
        ? [
            ['unit_pricing_measure', `${minQuantity} ct`],
            ['unit_pricing_base_measure', '1 ct'],
          ]
        : []),
      ['availability', isOutOfStock(part) ? 'out_of_stock' : 'in_stock'],
      ['condition', 'new'],
      ['brand', part.brand || shop],
      ['mpn', part.number],
      ...(gtin === undefined ? [] : [['gtin', gtin]]),
      ...(path.length > 0 ? [['product_type', path.join(' > ')]] : []),
    ] as const;
    return `<item>\n${attributes.map(([name = '', text = '']) => element(`g:${name}`, text)).join('\n')}\n</item>\n`;
  }

  async function* writePages(): AsyncGenerator<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${[
      element('title', shop),
      element('link', absolute('/')),
      element('description', shop),
    ].join('\n')}\n`;
    let after = 0;
    for (;;) {
      const parts = await readParts(replica, after);
      if (parts.length > 0) yield parts.map(writeItem).join('');
      const last = parts.at(-1);
      if (last === undefined || parts.length < batchSize) break;
      after = last.position;
    }
    yield '</channel>\n</rss>\n';
  }

  async function write(): Promise<Written> {
    const digest = createHash('sha1');
    const chunks: Buffer[] = [];
    await pipeline(
      async function* () {
        for await (const page of writePages()) {
          digest.update(page);
          yield page;
        }
      },
      createGzip(),
      async (compressed: AsyncIterable<Buffer>) => {
        for await (const chunk of compressed) chunks.push(chunk);
      },
    );
    return { gzip: Buffer.concat(chunks), etag: `"${digest.digest('base64url')}"` };
  }

  // One at a time, however many ask for it.
  const feeds = new LRUCache<'feed', Written>({ max: 1, ttl, fetchMethod: write });

  async function send(c: Context<AppEnv>): Promise<Response> {
    await limits.reads(c.var);
    const feed = environment === 'staging' ? undefined : await feeds.fetch('feed');
    if (feed === undefined) return c.text('Not found', 404);
    const { gzip, etag } = feed;
    c.header('ETag', `W/${etag}`);
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding', { append: true });
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('Content-Type', 'application/xml');
    if (acceptsGzip(c.req.header('accept-encoding'))) {
      c.header('Content-Encoding', 'gzip');
      return c.body(gzip);
    }
    return c.body(new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip')));
  }

  return new Hono<AppEnv>().get('/feeds/products.xml', send);
}
