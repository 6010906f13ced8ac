import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { onNarrow } from './page.ts';

export default { ...appMeta, title: 'Pages/Blog', tags: ['!autodocs'] } satisfies Meta;

export const OnNarrow = onNarrow({ path: paths.blog }, 'React');
