import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { usersScenarios } from '#mocks/handlers/users.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/All User', tags: ['!autodocs'] } satisfies Meta;

const adminUsers = { path: paths.adminUsers, as: 'admin' } as const;

export const OnPhone = page(adminUsers, {
  api: [usersScenarios.manyRows],
  globals: { viewport: { value: 'phone' } },
  shows: 'Anders Brandt',
});
export const RightToLeft = page(adminUsers, {
  api: [usersScenarios.longContent],
  globals: { direction: 'rtl' },
  shows: 'Wolfeschlegelstein',
});
