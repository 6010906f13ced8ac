// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Sign up', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('signup', 'loading');
export const Empty = cell('signup', 'empty');
export const Long = cell('signup', 'long');
export const Failed = cell('signup', 'failed');
export const WrongRole = cell('signup', 'wrongRole');
export const Offline = cell('signup', 'offline');
export const Slow = cell('signup', 'slow');
