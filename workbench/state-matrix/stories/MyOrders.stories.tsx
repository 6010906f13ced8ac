// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/My Orders', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('myOrders', 'loading');
export const Empty = cell('myOrders', 'empty');
export const One = cell('myOrders', 'one');
export const Many = cell('myOrders', 'many');
export const Long = cell('myOrders', 'long');
export const Failed = cell('myOrders', 'failed');
export const SignedOut = cell('myOrders', 'signedOut');
export const WrongRole = cell('myOrders', 'wrongRole');
export const Offline = cell('myOrders', 'offline');
export const Slow = cell('myOrders', 'slow');
