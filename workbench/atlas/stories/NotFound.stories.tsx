// Written by `npm run atlas`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/stage/on-stage.tsx';
import { cell } from '../cell.tsx';

export default { ...appMeta, title: 'Atlas/Not found', tags: ['!autodocs'] } satisfies Meta;

export const Empty = cell('notFound', 'empty');
export const Offline = cell('notFound', 'offline');
