import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildOrder, orders } from '#mocks/fixtures/orders.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { articles } from './content/blog.ts';
import { portfolio } from './content/portfolio.ts';
import { AuthLayout } from './layouts/AuthLayout/AuthLayout.tsx';
import { CheckoutLayout } from './layouts/CheckoutLayout/CheckoutLayout.tsx';
import { DashboardShell } from './layouts/DashboardShell/DashboardShell.tsx';
import type { ListPage } from './list-page.ts';
import { PortfolioLayout } from './layouts/PortfolioLayout/PortfolioLayout.tsx';
import type { Remote } from './remote.ts';
import { Blog } from './sections/Blog/Blog.tsx';
import { CardForm } from './sections/CardForm/CardForm.tsx';
import { GoogleButton } from './sections/GoogleButton/GoogleButton.tsx';
import { LoginForm } from './sections/LoginForm/LoginForm.tsx';
import { OrderSummary } from './sections/OrderSummary/OrderSummary.tsx';
import { firstOrders } from './sections/OrderTable/order-query.ts';
import { OrderTable } from './sections/OrderTable/OrderTable.tsx';
import { wholeCatalogue, type CatalogueQuery } from './sections/PartsCatalogue/catalogue-query.ts';
import { PartsCatalogue, type PartsCatalogueProps } from './sections/PartsCatalogue/PartsCatalogue.tsx';
import { PaymentResult } from './sections/PaymentResult/PaymentResult.tsx';
import { PortfolioContact } from './sections/PortfolioContact/PortfolioContact.tsx';
import { PortfolioEducation } from './sections/PortfolioEducation/PortfolioEducation.tsx';
import { PortfolioHero } from './sections/PortfolioHero/PortfolioHero.tsx';
import { PortfolioProjects } from './sections/PortfolioProjects/PortfolioProjects.tsx';
import { PortfolioSkills } from './sections/PortfolioSkills/PortfolioSkills.tsx';
import { PurchaseForm } from './sections/PurchaseForm/PurchaseForm.tsx';
import { SignupForm } from './sections/SignupForm/SignupForm.tsx';

const agreed = () => Promise.resolve(null);
const google = <GoogleButton onPress={agreed} />;
const customer = demoAccounts.customer.user;
const paid = buildOrder({ paid: true, status: 'pending', transactionId: 'pi_1' });

const purchase = (part: Remote<ReturnType<typeof buildPart>>) => (
  <PurchaseForm part={part} customer={customer} onPlaceOrder={agreed} />
);
const table = (orders: Remote<ListPage<ReturnType<typeof buildOrder>>>) => (
  <OrderTable
    list={orders}
    query={firstOrders}
    onQueryChange={() => undefined}
    pageSize={12}
    payHref={({ _id }) => `/payment/${_id}`}
    shopHref="/"
    onCancel={agreed}
  />
);
const failed = { status: 'error', requestId: 'req-1', onRetry: () => undefined } as const;

const catalogue = (list: PartsCatalogueProps['list'], change: Partial<CatalogueQuery> = {}) => (
  <PartsCatalogue
    list={list}
    pageSize={24}
    counts={{ in: 23, low: 3, out: 2 }}
    query={{ ...wholeCatalogue, ...change }}
    onQueryChange={() => undefined}
    hrefOf={({ _id }) => `/purchase/${_id}`}
  />
);
const firstParts = { status: 'ready', value: { rows: parts.slice(0, 24), total: parts.length } } as const;
const noParts = { status: 'ready', value: { rows: [], total: 0 } } as const;

const screens: Record<string, ReactElement> = {
  parts: catalogue(firstParts),
  'parts, as a list': catalogue(firstParts, { view: 'list' }),
  'parts, loading': catalogue({ status: 'loading' }),
  'parts, failed': catalogue(failed),
  'parts, none': catalogue(noParts),
  'parts, nothing matches': catalogue(noParts, { search: 'camshaft', stock: ['low'], minPrice: 1, need: 4 }),
  blog: <Blog articles={articles} />,
  portfolio: (
    <PortfolioLayout
      hero={<PortfolioHero {...portfolio} />}
      contact={<PortfolioContact {...portfolio} />}
      projects={<PortfolioProjects {...portfolio} />}
      education={<PortfolioEducation {...portfolio} />}
      skills={<PortfolioSkills {...portfolio} />}
    />
  ),
  login: (
    <AuthLayout title="Login" lead="Please log in to order this part.">
      <LoginForm resetHref="/reset" signupHref="/signup" onLogin={agreed} google={google} />
    </AuthLayout>
  ),
  'sign-up': (
    <AuthLayout title="Sign up">
      <SignupForm loginHref="/login" onSignup={agreed} google={google} />
    </AuthLayout>
  ),
  purchase: purchase({ status: 'ready', value: buildPart() }),
  'purchase, loading': purchase({ status: 'loading' }),
  'purchase, failed': purchase(failed),
  'purchase, out of stock': purchase({ status: 'ready', value: buildPart({ quantity: 0 }) }),
  payment: (
    <CheckoutLayout step="pay" isAsideFirst aside={<OrderSummary order={{ status: 'ready', value: paid }} />}>
      <CardForm
        customer={customer}
        item={{ name: paid.productName, quantity: paid.productQuantity }}
        amount={paid.totalPrice}
        cardElement={<div />}
        isReady={false}
        cardError={null}
        onPay={agreed}
      />
    </CheckoutLayout>
  ),
  'order summary, loading': <OrderSummary order={{ status: 'loading' }} />,
  'payment, done': <PaymentResult transactionId="pi_1" order={paid} />,
  'my orders': (
    <DashboardShell
      user={{ name: customer.name, role: 'customer' }}
      title="My Orders"
      currentPath="/user-dashboard/my-orders"
      entries={[{ href: '/user-dashboard/my-orders', label: 'My Orders', icon: 'package', count: 6 }]}
      accountEntries={[{ href: '/user-dashboard/my-profile', label: 'My Profile', icon: 'user' }]}
    >
      {table({ status: 'ready', value: { rows: orders, total: 60 } })}
    </DashboardShell>
  ),
  'my orders, loading': table({ status: 'loading' }),
  'my orders, failed': table(failed),
  'my orders, empty': table({ status: 'ready', value: { rows: [], total: 0 } }),
};

describe.each(Object.entries(screens))('the %s screen, rendered on a server', (_name, screen) => {
  const markup = renderToStaticMarkup(screen);

  test('is there before any script runs', () => {
    expect(markup).not.toBe('');
  });

  test('holds no style and no script, which the content policy blocks', () => {
    expect(markup).not.toMatch(/\sstyle="|<style|<script/);
  });
});
