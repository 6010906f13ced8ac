// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/Customer dashboard', tags: ['!autodocs'] } satisfies Meta;

export const Many = cell('userDashboard', 'many');
export const SignedOut = cell('userDashboard', 'signedOut');
export const WrongRole = cell('userDashboard', 'wrongRole');
