import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { onNarrow, page } from './page.ts';

export default { ...appMeta, title: 'Pages/Parts', tags: ['!autodocs'] } satisfies Meta;

const parts = { path: paths.parts };

export const List = page(parts, { path: `${paths.parts}?view=list`, shows: 'Forged piston' });
export const OnNarrow = onNarrow(parts, 'Forged piston');
