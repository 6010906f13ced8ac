import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { adminOrdersHandlers } from '#mocks/handlers/admin-orders.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import {
  addPart,
  addReview,
  cancelOrder,
  confirmOrder,
  deletePart,
  logIn,
  makeAdmin,
  pay,
  placeOrder,
  requestCancel,
  requestReset,
} from '#workbench/pages/steps.ts';
import { firebaseRefuses, refusedBy, responds } from './causes.ts';
import { alert, dialog, heading, message, status, toast } from './message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Outcomes', tags: ['!autodocs'] } satisfies Meta;

const paidOrder = orders.find(({ paid }) => paid);

export const CancelQuestion = dialog(
  'myOrders',
  'Cancel is pressed at an unpaid order',
  requestCancel,
  product.cancelQuestion(),
);
export const ProductAdded = toast('addProduct', 'A part is added', addPart, product.productAdded());
export const OrderDeleted = toast(
  'myOrders',
  'An unpaid order is cancelled',
  cancelOrder,
  product.orderDeleted(),
);
export const OrderAccepted = toast(
  'adminOrders',
  'A paid order is confirmed',
  confirmOrder,
  product.orderAccepted(),
  { api: adminOrdersHandlers },
);
export const ProductDeleted = toast(
  'manageProducts',
  'A part is deleted',
  deletePart,
  product.productDeleted(),
);
export const MadeAdmin = toast('adminUsers', 'A customer is made an admin', makeAdmin, product.madeAdmin());
export const ProfileUpdated = toast(
  'myProfile',
  'A changed profile is saved',
  [fill('City', 'Lysekil'), press('Save changes')],
  product.profileUpdated(),
);
export const OrderPlaced = toast('purchase', 'An order is placed', placeOrder, product.orderPlaced());
export const PaymentCompleted = toast('payment', 'An order is paid', pay, product.paymentCompleted());
export const PaymentCongratulations = heading(
  'payment',
  'An order is paid',
  pay,
  product.paymentCongratulations(),
);
export const ReviewAdded = toast('addReview', 'A review is added', addReview, product.reviewAdded());
export const ResetEmailSent = status(
  'reset',
  'A password reset email is requested',
  requestReset,
  product.resetEmailSent(),
);
export const ProductNotAdded = alert(
  'addProduct',
  refusedBy('addPart', 'INTERNAL'),
  addPart,
  product.productNotAdded(),
);
export const OrderNotAccepted = alert(
  'adminOrders',
  responds('confirmOrder', 'changes nothing, because somebody else was faster', () =>
    HttpResponse.json({ matchedCount: 1, modifiedCount: 0 }),
  ),
  confirmOrder,
  product.orderNotAccepted(),
);
export const ProfileUnchanged = toast(
  'myProfile',
  'An unchanged profile is saved',
  [press('Save changes')],
  product.profileUnchanged(),
);
export const AlreadyPaid = heading(
  'payment',
  'The page of a paid order is opened',
  [],
  product.alreadyPaid(),
  { path: paths.payment.to(paidOrder?._id ?? '') },
);
export const NoUserFound = message({
  page: 'login',
  cause: firebaseRefuses('logIn', 'user-not-found'),
  steps: logIn,
  shows: product.noUserFound(),
  in: { field: 'Email' },
});
export const WrongPassword = message({
  page: 'login',
  cause: firebaseRefuses('logIn', 'wrong-password'),
  steps: logIn,
  shows: product.wrongPassword(),
  in: { field: 'Password' },
});
export const ReviewFailed = toast(
  'addReview',
  responds('addReview', 'returns no id of the review', () => HttpResponse.json({ acknowledged: true })),
  addReview,
  product.reviewFailed(),
);
