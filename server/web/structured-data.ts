import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import type { PartDetails } from '#contract/catalogue/part-details.ts';
import { gtinIn } from '#contract/catalogue/gtin.ts';
import { pages } from '#contract/pages.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';

const availabilities = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
} as const;

interface Place {
  /** The name of the shop. */
  shop: string;
  /** Of the part's page. */
  url: string;
  absolute(path: string): string;
}

/** A part on sale for search engines, with what Google requires of a merchant listing. */
export function productData(part: PartDetails, { shop, url, absolute }: Place): WithContext<Product> {
  const { name, number, description, price } = part;
  const images = [part, ...part.morePictures].flatMap(({ image }) => (image === '' ? [] : [absolute(image)]));
  const gtin = gtinIn(part.references.find(({ kind }) => kind === 'gtin')?.number ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...{ name, sku: number, mpn: number, description },
    ...(images.length > 0 && { image: images }),
    ...(gtin !== null && { gtin }),
    brand: { '@type': 'Brand', name: part.brand || shop },
    ...(part.path.length > 0 && { category: part.path.map((step) => step.name).join(' > ') }),
    offers: {
      '@type': 'Offer',
      ...{ price, priceCurrency: 'USD', url },
      availability: availabilities[stockState(part)],
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

/** The way from the catalogue through the categories of a part to its page. */
export function breadcrumbData(
  { path, name }: PartDetails,
  { url, absolute }: Place,
): WithContext<BreadcrumbList> {
  const steps = [
    { name: common.parts(), item: absolute(pages.parts.path) },
    ...path.map((step) => ({
      name: step.name,
      item: absolute(pages.category.path.replace(':category', step.slug)),
    })),
    { name, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
