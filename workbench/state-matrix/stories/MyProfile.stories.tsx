// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/My Profile', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('myProfile', 'loading');
export const Empty = cell('myProfile', 'empty');
export const One = cell('myProfile', 'one');
export const Long = cell('myProfile', 'long');
export const Failed = cell('myProfile', 'failed');
export const SignedOut = cell('myProfile', 'signedOut');
export const WrongRole = cell('myProfile', 'wrongRole');
export const Offline = cell('myProfile', 'offline');
export const Slow = cell('myProfile', 'slow');
