import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { paymentsScenarios } from '#mocks/handlers/payments.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Payment', tags: ['!autodocs'] } satisfies Meta;

const payment = { path: paths.payment.to(fixtureId('order', 6)), as: 'customer' } as const;

export const Preparing = page(payment, {
  api: [paymentsScenarios.preparing],
  shows: ['$7,680.00', 'Preparing payment'],
});
export const Success = page(payment, {
  steps: [press(/^Pay \$/)],
  shows: product.paymentCongratulations(),
});
