// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Overview', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('overview', 'loading');
export const Empty = cell('overview', 'empty');
export const One = cell('overview', 'one');
export const Many = cell('overview', 'many');
export const Long = cell('overview', 'long');
export const Failed = cell('overview', 'failed');
export const SignedOut = cell('overview', 'signedOut');
export const WrongRole = cell('overview', 'wrongRole');
export const Offline = cell('overview', 'offline');
export const Slow = cell('overview', 'slow');
