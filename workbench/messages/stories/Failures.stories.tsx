// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/No answer', tags: ['!autodocs'] } satisfies Meta;

export const Network = message('failures', 'network');
export const Timeout = message('failures', 'timeout');
export const Stranger = message('failures', 'stranger');
export const BrokenAnswer = message('failures', 'brokenAnswer');
export const OwnFault = message('failures', 'ownFault');
