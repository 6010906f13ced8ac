// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Add a Product', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('addProduct', 'loading');
export const Empty = cell('addProduct', 'empty');
export const Long = cell('addProduct', 'long');
export const Failed = cell('addProduct', 'failed');
export const SignedOut = cell('addProduct', 'signedOut');
export const WrongRole = cell('addProduct', 'wrongRole');
export const Offline = cell('addProduct', 'offline');
export const Slow = cell('addProduct', 'slow');
