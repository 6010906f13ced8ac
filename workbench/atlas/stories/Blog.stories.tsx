// Written by `npm run atlas`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/stage/on-stage.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Atlas/Blog', tags: ['!autodocs'] } satisfies Meta;

export const Many = cell('blog', 'many');
export const Offline = cell('blog', 'offline');
