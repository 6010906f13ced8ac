// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Admin profile', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('adminProfile', 'loading');
export const Empty = cell('adminProfile', 'empty');
export const One = cell('adminProfile', 'one');
export const Long = cell('adminProfile', 'long');
export const Failed = cell('adminProfile', 'failed');
export const SignedOut = cell('adminProfile', 'signedOut');
export const WrongRole = cell('adminProfile', 'wrongRole');
export const Offline = cell('adminProfile', 'offline');
export const Slow = cell('adminProfile', 'slow');
