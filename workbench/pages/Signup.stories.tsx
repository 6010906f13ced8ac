import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Sign up', tags: ['!autodocs'] } satisfies Meta;

const { name, email } = demoAccounts.customer.user;

export const WithError = page(
  { path: paths.signup },
  {
    steps: [fill('Full name', name), fill('Email', email), fill('Password', 'abcd'), press('Sign up')],
    shows: 'Minimum length should be 6',
  },
);
