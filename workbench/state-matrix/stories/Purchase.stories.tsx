// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Order', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('purchase', 'loading');
export const Empty = cell('purchase', 'empty');
export const One = cell('purchase', 'one');
export const Long = cell('purchase', 'long');
export const Failed = cell('purchase', 'failed');
export const SignedOut = cell('purchase', 'signedOut');
export const WrongRole = cell('purchase', 'wrongRole');
export const Offline = cell('purchase', 'offline');
export const Slow = cell('purchase', 'slow');
