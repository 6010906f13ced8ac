// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { OrderDrawer } from './sections/orders/order/OrderDrawer.tsx';
import { OrderSummary } from './sections/orders/OrderSummary/OrderSummary.tsx';
import { OrderTable } from './sections/orders/OrderTable/OrderTable.tsx';
import { OrderReview } from './sections/orders/PurchaseForm/OrderReview.tsx';
import { PurchaseForm } from './sections/orders/PurchaseForm/PurchaseForm.tsx';
import { typed } from './components/Text/Text.css.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// jsdom has neither.
vi.stubGlobal('scrollTo', () => undefined);
HTMLElement.prototype.scrollIntoView = () => undefined;

const lines = 'Dock 4, Gate B\nVerkstadsgatan 14\n412 51 Göteborg';
const order = buildOrder({ address: lines });
const ignore = () => undefined;
const agreed = () => Promise.resolve(null);

const screens: Record<string, ReactElement> = {
  'My Orders': (
    <OrderTable
      list={{ status: 'ready', value: { rows: [order], total: 1 } }}
      query={{}}
      onQueryChange={ignore}
      pageSize={12}
      payTogetherHref={() => '/'}
      payHref={() => '/payment/1'}
      shopHref="/"
      onCancel={agreed}
      onBuyAgain={async () => undefined}
      details={{ order: null, buyAgain: { status: 'unknown' }, onOpen: ignore }}
    />
  ),
  'the details of an order': <OrderDrawer order={order} actions={() => null} onClose={ignore} />,
  'the order to pay': <OrderSummary order={{ status: 'ready', value: order }} />,
  'the review of an order': (
    <OrderReview
      phone=""
      address={lines}
      quantity={1}
      price={1}
      problem={undefined}
      isPlacing={false}
      isClosed={false}
      onChange={ignore}
    />
  ),
  'a part’s page': (
    <PurchaseForm
      part={{ status: 'ready', value: buildPart({ description: lines }) }}
      customer={{ name: 'Ruta', email: 'ruta@example.test' }}
      onPlaceOrder={agreed}
    />
  ),
};

test.each(Object.entries(screens))('%s shows typed text with its line breaks', (_name, screen) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(screen));
  const shown = [...document.getElementsByClassName(typed)].map(({ textContent }) => textContent);
  act(() => root.unmount());
  expect(shown).toContain(lines);
});
