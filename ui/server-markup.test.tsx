import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { categoriesWith, toCategory } from '#mocks/fixtures/categories.ts';
import { buildOrder, orders } from '#mocks/fixtures/orders.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import type { ListPage } from './list-page.ts';
import type { Remote } from './remote.ts';
import { Hero } from './sections/shop/Hero/Hero.tsx';
import { OrderSummary } from './sections/orders/OrderSummary/OrderSummary.tsx';
import { OrderTable } from './sections/orders/OrderTable/OrderTable.tsx';
import type { CatalogueQuery } from './sections/catalogue/PartsCatalogue/catalogue-query.ts';
import {
  PartsCatalogue,
  type PartsCatalogueProps,
} from './sections/catalogue/PartsCatalogue/PartsCatalogue.tsx';
import { PartsGrid } from './sections/catalogue/PartsGrid/PartsGrid.tsx';
import { PurchaseForm } from './sections/orders/PurchaseForm/PurchaseForm.tsx';
import { Testimonials } from './sections/shop/Testimonials/Testimonials.tsx';

/** The content security policy blocks both in served HTML. */
const blocked = /\sstyle="|<style|<script/;

interface Annotations {
  component?: (args: object) => ReactNode;
  render?(args: object, context: { id: string }): ReactNode;
  args?: object;
}

interface Stories {
  default: Annotations;
  [name: string]: Annotations;
}

const files = import.meta.glob<Stories>(
  ['./{components,layouts}/*/*.stories.tsx', './sections/**/*.stories.tsx'],
  { eager: true },
);

const inBrowser = [
  // Overlays: they are rendered into the body when somebody opens them.
  'ConfirmDialog',
  'Dialog',
  'Drawer',
  'CommandPalette',
  'ConfirmAction',
  'UnsavedChangesDialog',
  // React Aria and Radix set `style` attributes on them, so they appear only on pages that scripts render.
  'ToastRegion',
];

const nameOf = (file: string) => file.split('/').at(-2) ?? '';

test.each(Object.entries(files).filter(([file]) => !inBrowser.includes(nameOf(file))))(
  '%s renders on a server without style attributes and elements',
  (_file, { default: meta, ...stories }) => {
    for (const [name, story] of Object.entries(stories)) {
      // What a single story renders around a component may have styles.
      const render = meta.render ?? (meta.component ? undefined : story.render);
      const Shown = render ? (args: object) => render(args, { id: name }) : (meta.component ?? '');
      const markup = renderToStaticMarkup(createElement(Shown, { ...meta.args, ...story.args }));
      expect(markup, name).not.toMatch(blocked);
    }
  },
);

test.each(['ConfirmDialog', 'Dialog', 'Drawer'])('%s adds nothing to the page until it is needed', (name) => {
  const { component, args } = files[`./components/${name}/${name}.stories.tsx`]?.default ?? {};
  const closed: object = { ...args, isOpen: false };
  expect(component && renderToStaticMarkup(createElement(component, closed))).toBe('');
});

const agreed = () => Promise.resolve(null);
const hrefOf = ({ _id }: { _id: string }) => `/purchase/${_id}`;

const purchase = (part: Remote<ReturnType<typeof buildPart>>) => (
  <PurchaseForm part={part} customer={demoAccounts.customer.user} onPlaceOrder={agreed} />
);
const table = (orders: Remote<ListPage<ReturnType<typeof buildOrder>>>) => (
  <OrderTable
    list={orders}
    query={{}}
    onQueryChange={() => undefined}
    pageSize={12}
    payHref={({ _id }) => `/payment/${_id}`}
    payTogetherHref={(id) => `/payment/together/${id}`}
    shopHref="/"
    onCancel={agreed}
    onBuyAgain={async () => undefined}
    details={{ order: null, buyAgain: { status: 'unknown' }, onOpen: () => undefined }}
  />
);
const failed = { status: 'error', requestId: 'req-1', onRetry: () => undefined } as const;

const catalogue = (list: PartsCatalogueProps['list'], query: CatalogueQuery = {}) => (
  <PartsCatalogue
    list={list}
    pageSize={24}
    counts={{ in: 23, low: 3, out: 2 }}
    query={query}
    onQueryChange={() => undefined}
    categories={{ status: 'ready', value: categoriesWith(() => 1).map(toCategory) }}
    categoryHref={() => '/parts'}
    hrefOf={hrefOf}
    contactHref="/#contact"
    vehiclesHref={() => '/vehicle'}
    hrefWith={({ page }) => `?page=${page}`}
  />
);
const firstParts = { status: 'ready', value: { rows: parts.slice(0, 24), total: parts.length } } as const;
const noParts = { status: 'ready', value: { rows: [], total: 0 } } as const;
const paid = buildOrder({ paid: true, status: 'pending', transactionId: 'pi_1' });

/** What the stories above only show while it loads. */
const loaded: Record<string, ReactElement> = {
  hero: (
    <Hero
      featured={{ status: 'ready', value: parts[0] ?? null }}
      partHrefOf={() => '/part/1'}
      question={null}
    />
  ),
  'parts of the home page': (
    <PartsGrid parts={{ status: 'ready', value: parts }} hrefOf={hrefOf} contactHref="/#contact" />
  ),
  reviews: <Testimonials reviews={{ status: 'ready', value: reviews }} />,
  'reviews, failed': <Testimonials reviews={failed} />,
  parts: catalogue(firstParts),
  'parts, as a list': catalogue(firstParts, { view: 'list' }),
  'parts, failed': catalogue(failed),
  'parts, none': catalogue(noParts),
  'parts, nothing matches': catalogue(noParts, { search: 'camshaft', stock: ['low'], minPrice: 1, need: 4 }),
  purchase: purchase({ status: 'ready', value: buildPart() }),
  'purchase, failed': purchase(failed),
  'purchase, out of stock': purchase({ status: 'ready', value: buildPart({ quantity: 0 }) }),
  'order summary': <OrderSummary order={{ status: 'ready', value: paid }} />,
  'my orders': table({ status: 'ready', value: { rows: orders, total: 60 } }),
  'my orders, failed': table(failed),
  'my orders, empty': table({ status: 'ready', value: { rows: [], total: 0 } }),
};

test.each(Object.entries(loaded))('%s renders on a server without style attributes', (_name, screen) => {
  const markup = renderToStaticMarkup(screen);
  expect(markup).not.toBe('');
  expect(markup).not.toMatch(blocked);
});
