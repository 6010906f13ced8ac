// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Labels', tags: ['!autodocs'] } satisfies Meta;

export const LearnMore = message('labels', 'learnMore');
export const OurParts = message('labels', 'ourParts');
export const ForgotPassword = message('labels', 'forgotPassword');
export const ContinueWithGoogle = message('labels', 'continueWithGoogle');
export const BackToHome = message('labels', 'backToHome');
