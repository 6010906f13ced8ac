// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Reset password', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('reset', 'loading');
export const Empty = cell('reset', 'empty');
export const Long = cell('reset', 'long');
export const Failed = cell('reset', 'failed');
export const WrongRole = cell('reset', 'wrongRole');
export const Offline = cell('reset', 'offline');
