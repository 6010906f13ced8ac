// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Manage All Order', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('adminOrders', 'loading');
export const Empty = cell('adminOrders', 'empty');
export const One = cell('adminOrders', 'one');
export const Many = cell('adminOrders', 'many');
export const Long = cell('adminOrders', 'long');
export const Failed = cell('adminOrders', 'failed');
export const SignedOut = cell('adminOrders', 'signedOut');
export const WrongRole = cell('adminOrders', 'wrongRole');
export const Offline = cell('adminOrders', 'offline');
export const Slow = cell('adminOrders', 'slow');
