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
import { message } from './message.tsx';

export default { ...appMeta, title: 'Workbench/Messages/Outcomes', tags: ['!autodocs'] } satisfies Meta;

const paidOrder = orders.find(({ paid }) => paid);

export const CancelQuestion = message({
  page: 'myOrders',
  cause: 'Cancel is pressed at an unpaid order',
  steps: requestCancel,
  shows: product.cancelQuestion(),
  in: 'dialog',
});
export const ProductAdded = message({
  page: 'addProduct',
  cause: 'A part is added',
  steps: addPart,
  shows: product.productAdded(),
  in: 'toast',
});
export const OrderDeleted = message({
  page: 'myOrders',
  cause: 'An unpaid order is cancelled',
  steps: cancelOrder,
  shows: product.orderDeleted(),
  in: 'toast',
});
export const OrderAccepted = message({
  page: 'adminOrders',
  cause: 'A paid order is confirmed',
  // Before the handlers of the customer, which know only that customer's orders.
  fixture: { api: adminOrdersHandlers },
  steps: confirmOrder,
  shows: product.orderAccepted(),
  in: 'toast',
});
export const ProductDeleted = message({
  page: 'manageProducts',
  cause: 'A part is deleted',
  steps: deletePart,
  shows: product.productDeleted(),
  in: 'toast',
});
export const MadeAdmin = message({
  page: 'adminUsers',
  cause: 'A customer is made an admin',
  steps: makeAdmin,
  shows: product.madeAdmin(),
  in: 'toast',
});
export const ProfileUpdated = message({
  page: 'myProfile',
  cause: 'A changed profile is saved',
  steps: [fill('City', 'Lysekil'), press('Save changes')],
  shows: product.profileUpdated(),
  in: 'toast',
});
export const OrderPlaced = message({
  page: 'purchase',
  cause: 'An order is placed',
  steps: placeOrder,
  shows: product.orderPlaced(),
  in: 'toast',
});
export const PaymentCompleted = message({
  page: 'payment',
  cause: 'An order is paid',
  steps: pay,
  shows: product.paymentCompleted(),
  in: 'toast',
});
export const PaymentCongratulations = message({
  page: 'payment',
  cause: 'An order is paid',
  steps: pay,
  shows: product.paymentCongratulations(),
  in: 'heading',
});
export const ReviewAdded = message({
  page: 'addReview',
  cause: 'A review is added',
  steps: addReview,
  shows: product.reviewAdded(),
  in: 'toast',
});
export const ResetEmailSent = message({
  page: 'reset',
  cause: 'A password reset email is requested',
  steps: requestReset,
  shows: product.resetEmailSent(),
  in: 'status',
});
export const ProductNotAdded = message({
  page: 'addProduct',
  cause: refusedBy('addPart', 'INTERNAL'),
  steps: addPart,
  shows: product.productNotAdded(),
  in: 'alert',
});
export const OrderNotAccepted = message({
  page: 'adminOrders',
  cause: responds('confirmOrder', 'changes nothing, because somebody else was faster', () =>
    HttpResponse.json({ matchedCount: 1, modifiedCount: 0 }),
  ),
  steps: confirmOrder,
  shows: product.orderNotAccepted(),
  in: 'alert',
});
export const ProfileUnchanged = message({
  page: 'myProfile',
  cause: 'An unchanged profile is saved',
  steps: [press('Save changes')],
  shows: product.profileUnchanged(),
  in: 'toast',
});
export const AlreadyPaid = message({
  page: 'payment',
  cause: 'The page of a paid order is opened',
  fixture: { path: paths.payment.to(paidOrder?._id ?? '') },
  shows: product.alreadyPaid(),
  in: 'heading',
});
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
export const ReviewFailed = message({
  page: 'addReview',
  cause: responds('addReview', 'returns no id of the review', () =>
    HttpResponse.json({ acknowledged: true }),
  ),
  steps: addReview,
  shows: product.reviewFailed(),
  in: 'toast',
});
