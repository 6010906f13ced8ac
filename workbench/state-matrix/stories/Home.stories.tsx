// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Home', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('home', 'loading');
export const Empty = cell('home', 'empty');
export const One = cell('home', 'one');
export const Many = cell('home', 'many');
export const Long = cell('home', 'long');
export const Failed = cell('home', 'failed');
export const Offline = cell('home', 'offline');
export const Slow = cell('home', 'slow');
