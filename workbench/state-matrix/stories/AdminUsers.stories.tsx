// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/All User', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('adminUsers', 'loading');
export const Empty = cell('adminUsers', 'empty');
export const One = cell('adminUsers', 'one');
export const Many = cell('adminUsers', 'many');
export const Long = cell('adminUsers', 'long');
export const Failed = cell('adminUsers', 'failed');
export const SignedOut = cell('adminUsers', 'signedOut');
export const WrongRole = cell('adminUsers', 'wrongRole');
export const Offline = cell('adminUsers', 'offline');
export const Slow = cell('adminUsers', 'slow');
