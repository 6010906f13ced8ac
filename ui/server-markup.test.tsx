import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildOrder, orders } from '#mocks/fixtures/orders.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { AuthLayout } from './layouts/AuthLayout/AuthLayout.tsx';
import { CheckoutLayout } from './layouts/CheckoutLayout/CheckoutLayout.tsx';
import { DashboardShell } from './layouts/DashboardShell/DashboardShell.tsx';
import type { Remote } from './remote.ts';
import { CardForm } from './sections/CardForm/CardForm.tsx';
import { GoogleButton } from './sections/GoogleButton/GoogleButton.tsx';
import { LoginForm } from './sections/LoginForm/LoginForm.tsx';
import { OrderSummary } from './sections/OrderSummary/OrderSummary.tsx';
import { OrderTable } from './sections/OrderTable/OrderTable.tsx';
import { PaymentResult } from './sections/PaymentResult/PaymentResult.tsx';
import { PurchaseForm } from './sections/PurchaseForm/PurchaseForm.tsx';
import { SignupForm } from './sections/SignupForm/SignupForm.tsx';

const agreed = () => Promise.resolve(null);
const google = <GoogleButton onPress={agreed} />;
const customer = demoAccounts.customer.user;
const paid = buildOrder({ paid: true, status: 'pending', transactionId: 'pi_1' });

const purchase = (part: Remote<ReturnType<typeof buildPart>>) => (
  <PurchaseForm part={part} customer={customer} onPlaceOrder={agreed} />
);
const table = (list: Remote<readonly ReturnType<typeof buildOrder>[]>) => (
  <OrderTable orders={list} payHref={({ _id }) => `/payment/${_id}`} shopHref="/" onCancel={agreed} />
);
const failed = { status: 'error', requestId: 'req-1', onRetry: () => undefined } as const;

const screens: Record<string, ReactElement> = {
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
        isComplete={false}
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
      {table({ status: 'ready', value: orders })}
    </DashboardShell>
  ),
  'my orders, loading': table({ status: 'loading' }),
  'my orders, failed': table(failed),
  'my orders, empty': table({ status: 'ready', value: [] }),
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
