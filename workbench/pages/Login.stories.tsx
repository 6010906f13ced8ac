import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Login', tags: ['!autodocs'] } satisfies Meta;

export const WithError = page(
  { path: paths.login },
  {
    steps: [fill('Email', demoAccounts.customer.user.email), press('Login')],
    shows: product.requiredPassword(),
  },
);
