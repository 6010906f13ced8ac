// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Blog', tags: ['!autodocs'] } satisfies Meta;

export const Many = cell('blog', 'many');
export const Offline = cell('blog', 'offline');
