// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Pages/MY Portfolio', tags: ['!autodocs'] } satisfies Meta;

export const Many = cell('portfolio', 'many');
export const Offline = cell('portfolio', 'offline');
