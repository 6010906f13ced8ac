// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Parts', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('parts', 'loading');
export const Empty = cell('parts', 'empty');
export const One = cell('parts', 'one');
export const Many = cell('parts', 'many');
export const Long = cell('parts', 'long');
export const Failed = cell('parts', 'failed');
export const Offline = cell('parts', 'offline');
export const Slow = cell('parts', 'slow');
