// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Payment', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('payment', 'loading');
export const Empty = cell('payment', 'empty');
export const One = cell('payment', 'one');
export const Long = cell('payment', 'long');
export const Failed = cell('payment', 'failed');
export const SignedOut = cell('payment', 'signedOut');
export const WrongRole = cell('payment', 'wrongRole');
export const Offline = cell('payment', 'offline');
export const Slow = cell('payment', 'slow');
