// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Login', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('login', 'loading');
export const Empty = cell('login', 'empty');
export const Long = cell('login', 'long');
export const Failed = cell('login', 'failed');
export const WrongRole = cell('login', 'wrongRole');
export const Offline = cell('login', 'offline');
export const Slow = cell('login', 'slow');
