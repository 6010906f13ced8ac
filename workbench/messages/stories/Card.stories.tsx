// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Card', tags: ['!autodocs'] } satisfies Meta;

export const Unreachable = message('card', 'unreachable');
export const NotReady = message('card', 'notReady');
export const Cancelled = message('card', 'cancelled');
export const NotCompleted = message('card', 'notCompleted');
