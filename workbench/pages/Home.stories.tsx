import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { onNarrow, page } from './page.ts';

export default { ...appMeta, title: 'Pages/Home', tags: ['!autodocs'] } satisfies Meta;

const home = { path: paths.home };

export const Customer = page(home, { as: 'customer', shows: 'See all 28 parts' });
export const Admin = page(home, { as: 'admin', shows: 'See all 28 parts' });
export const OnNarrow = onNarrow(home, 'See all 28 parts');
