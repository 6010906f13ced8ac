// Written by `npm run atlas`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Labels', tags: ['!autodocs'] } satisfies Meta;

export const LabelsLearnMore = message('labels', 'labels.learnMore');
export const LabelsOurParts = message('labels', 'labels.ourParts');
export const LabelsForgotPassword = message('labels', 'labels.forgotPassword');
export const LabelsContinueWithGoogle = message('labels', 'labels.continueWithGoogle');
export const LabelsBackToHome = message('labels', 'labels.backToHome');
