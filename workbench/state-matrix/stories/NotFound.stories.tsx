// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Not found', tags: ['!autodocs'] } satisfies Meta;

export const Empty = cell('notFound', 'empty');
export const Offline = cell('notFound', 'offline');
