// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Add A Review', tags: ['!autodocs'] } satisfies Meta;

export const Loading = cell('addReview', 'loading');
export const Empty = cell('addReview', 'empty');
export const One = cell('addReview', 'one');
export const Long = cell('addReview', 'long');
export const Failed = cell('addReview', 'failed');
export const SignedOut = cell('addReview', 'signedOut');
export const WrongRole = cell('addReview', 'wrongRole');
export const Offline = cell('addReview', 'offline');
export const Slow = cell('addReview', 'slow');
