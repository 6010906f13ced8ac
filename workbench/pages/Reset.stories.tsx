import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Reset password', tags: ['!autodocs'] } satisfies Meta;

const reset = { path: paths.reset };
const { email } = demoAccounts.customer.user;

export const Sent = page(reset, {
  steps: [fill('Email', email), press('Reset')],
  shows: product.resetEmailSent(),
});
export const WithError = page(reset, { steps: [press('Reset')], shows: product.requiredEmail() });
