// Written by `npm run stories`.
import type { Meta } from '@storybook/react-vite';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { message } from '../message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Outcomes', tags: ['!autodocs'] } satisfies Meta;

export const CancelQuestion = message('outcomes', 'cancelQuestion');
export const ProductAdded = message('outcomes', 'productAdded');
export const OrderDeleted = message('outcomes', 'orderDeleted');
export const OrderAccepted = message('outcomes', 'orderAccepted');
export const ProductDeleted = message('outcomes', 'productDeleted');
export const MadeAdmin = message('outcomes', 'madeAdmin');
export const ProfileUpdated = message('outcomes', 'profileUpdated');
export const OrderPlaced = message('outcomes', 'orderPlaced');
export const PaymentCompleted = message('outcomes', 'paymentCompleted');
export const PaymentCongratulations = message('outcomes', 'paymentCongratulations');
export const ReviewAdded = message('outcomes', 'reviewAdded');
export const ResetEmailSent = message('outcomes', 'resetEmailSent');
export const ProductNotAdded = message('outcomes', 'productNotAdded');
export const OrderNotAccepted = message('outcomes', 'orderNotAccepted');
export const ProfileUnchanged = message('outcomes', 'profileUnchanged');
export const AlreadyPaid = message('outcomes', 'alreadyPaid');
export const NoUserFound = message('outcomes', 'noUserFound');
export const WrongPassword = message('outcomes', 'wrongPassword');
export const ReviewFailed = message('outcomes', 'reviewFailed');
