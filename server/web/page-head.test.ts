import { describe, expect, test } from 'vitest';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import type { PageFacts } from '#contract/page-renderer.ts';
import { isGtin } from '#contract/catalogue/gtin.ts';
import { pages } from '#contract/pages.ts';
import { detailsOf, parts } from '#mocks/fixtures/parts.ts';
import { pageHead } from './page-head.ts';

const disc = detailsOf(parts.find(({ number }) => number === 'NH-10042') ?? expect.unreachable());

const headOf = (facts: PageFacts, page = pages.part) =>
  pageHead(page, { brand: 'norholt', publicUrl: 'https://shop.example' }, facts);

const partHead = (overrides: Partial<PartDetails> = {}) => {
  const part = { ...disc, ...overrides };
  const { name: title, description } = part;
  return headOf({ status: 200, path: '/part/NH-10042', title, description, part });
};

/** The structured data of a page, by type. */
const dataOf = (head: string, type: string) => {
  const found = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
  return found.find(
    (one) => typeof one === 'object' && one !== null && '@type' in one && one['@type'] === type,
  );
};

describe('the head of a part on sale', () => {
  test('has the title, the description, the URL and the picture of the part', () => {
    const head = partHead({ description: `Ø 312 "mm"\n${'of cast iron '.repeat(30)}` });
    expect(head).toContain(`<title>${disc.name} · Norholt</title>`);
    expect(head).toMatch(/<meta name="description" content="Ø 312 &quot;mm&quot; of cast.{100,190}of…">/);
    expect(head).toContain('<link rel="canonical" href="https://shop.example/part/NH-10042">');
    expect(head).toContain('<meta property="og:type" content="product">');
    expect(head).toContain(`<meta property="og:image" content="https://shop.example${disc.image}">`);
    expect(partHead({ image: 'https://images.example/1.webp' })).toContain(
      '<meta property="og:image" content="https://images.example/1.webp">',
    );
  });

  test('has what Google requires of a merchant listing, and what it recommends', () => {
    const gtin = { kind: 'gtin', maker: '', number: '4012345 678901' } as const;
    const data = dataOf(
      partHead({
        references: [...disc.references.filter(({ kind }) => kind !== 'gtin'), gtin],
        morePictures: [{ image: '/uploads/2.webp', alt: '' }],
      }),
      'Product',
    );
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: disc.name,
      image: [`https://shop.example${disc.image}`, 'https://shop.example/uploads/2.webp'],
      description: disc.description,
      sku: 'NH-10042',
      mpn: 'NH-10042',
      gtin: '04012345678901',
      brand: { '@type': 'Brand', name: 'Norholt' },
      category: disc.path.map(({ name }) => name).join(' > '),
      offers: {
        '@type': 'Offer',
        price: disc.price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: 'https://shop.example/part/NH-10042',
      },
    });
    expect(isGtin('04012345678901')).toBe(true);
    expect(disc.price).toBeGreaterThan(0);
  });

  test.each([
    [{ quantity: disc.minQuantity * 5 }, 'InStock'],
    [{ quantity: disc.minQuantity }, 'LimitedAvailability'],
    [{ quantity: 0 }, 'OutOfStock'],
  ])('with the stock %j says %s', (stock, availability) => {
    const offers = { availability: `https://schema.org/${availability}` };
    expect(dataOf(partHead(stock), 'Product')).toMatchObject({ offers });
  });

  test('leaves out what the part does not have, and names another maker', () => {
    const data = dataOf(partHead({ path: [], references: [], image: '', brand: 'Norda' }), 'Product');
    for (const field of ['category', 'gtin', 'image']) expect(data).not.toHaveProperty(field);
    expect(data).toMatchObject({ brand: { name: 'Norda' } });
  });

  test('has the way from the catalogue to the part', () => {
    expect(dataOf(partHead(), 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Parts', item: 'https://shop.example/parts' },
        { position: 2, item: 'https://shop.example/parts/brakes' },
        { position: 3, item: 'https://shop.example/parts/brake-discs' },
        { position: 4, name: disc.name, item: 'https://shop.example/part/NH-10042' },
      ],
    });
  });

  test('escapes the name in HTML and in JSON', () => {
    const head = partHead({ name: '</script><script>alert("1")</script>' });
    expect(head).not.toContain('<script>alert');
    expect(dataOf(head, 'Product')).toMatchObject({ name: '</script><script>alert("1")</script>' });
  });
});

test('a category has its own title and text', () => {
  const description = 'Discs for every car.';
  const facts = { status: 200, path: '/parts/brake-discs', title: 'Brake discs', description } as const;
  const head = headOf(facts, pages.category);
  expect(head).toContain(
    '<title>Brake discs · Norholt</title><meta name="description" content="Discs for every car.">',
  );
  expect(head).toContain('<link rel="canonical" href="https://shop.example/parts/brake-discs">');
  expect(head).toContain('<meta property="og:type" content="website">');
  expect(head).not.toContain('ld+json');
});

test.each([
  ['is not sold any more', { status: 410, path: '/part/NH-1', title: 'Old disc' } as const, 'Old disc'],
  ['does not exist', { status: 404, title: 'Not found' } as const, 'Not found'],
])('a part that %s is not offered to search engines', (_, facts, title) => {
  const head = headOf(facts);
  expect(head).toContain(`<title>${title} · Norholt</title>`);
  expect(head).not.toMatch(/canonical|og:|ld\+json/);
});

test('a page that the browser renders has no address of its pattern', () => {
  expect(pageHead(pages.part, { brand: 'norholt', publicUrl: 'https://shop.example' })).not.toMatch(
    /canonical|og:|:number/,
  );
});
