import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { onNarrow, page } from './page.ts';

export default { ...appMeta, title: 'Pages/Not found', tags: ['!autodocs'] } satisfies Meta;

const notFound = { path: '/no-such-page' };

export const OnNarrow = onNarrow(notFound, 'No part at this address.');

/** The page exists and fails. */
export const Broken = page(notFound, {
  path: paths.myOrders,
  as: 'unreachable',
  shows: ['Your account could not be reached.', 'req-019a9c40'],
});
