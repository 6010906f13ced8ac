// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Manage Products', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('manageProducts', 'loading');
export const Empty = cell('manageProducts', 'empty');
export const One = cell('manageProducts', 'one');
export const Many = cell('manageProducts', 'many');
export const Long = cell('manageProducts', 'long');
export const Failed = cell('manageProducts', 'failed');
export const SignedOut = cell('manageProducts', 'signedOut');
export const WrongRole = cell('manageProducts', 'wrongRole');
export const Offline = cell('manageProducts', 'offline');
export const Slow = cell('manageProducts', 'slow');
