import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { adminOrdersHandlers } from '#mocks/handlers/admin-orders.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { requestReset } from '#workbench/pages/steps.ts';
import * as actions from './actions.ts';
import { firebaseRefuses, refusedBy, respondsWith } from './causes.ts';
import { alert, atField, dialog, heading, status, toast } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/Outcomes', tags: ['!autodocs'] };

const { addPart, addReview, confirmOrder, logIn, pay } = actions;
const saveProfile = { page: 'myProfile', steps: [press('Save changes')] } as const;
const changeProfile = { page: 'myProfile', steps: [fill('City', 'Lysekil'), ...saveProfile.steps] } as const;
const paidOrder = orders.find(({ paid }) => paid);

export const CancelQuestion = dialog(
  actions.requestCancel,
  'Cancel is pressed at an unpaid order',
  product.cancelQuestion(),
);
export const ProductAdded = toast(addPart, 'A part is added', product.productAdded());
export const OrderDeleted = toast(
  actions.cancelOrder,
  'An unpaid order is cancelled',
  product.orderDeleted(),
);
export const OrderAccepted = toast(confirmOrder, 'A paid order is confirmed', product.orderAccepted(), {
  api: adminOrdersHandlers,
});
export const ProductDeleted = toast(actions.deletePart, 'A part is deleted', product.productDeleted());
export const MadeAdmin = toast(actions.makeAdmin, 'A customer is made an admin', product.madeAdmin());
export const ProfileUpdated = toast(changeProfile, 'A changed profile is saved', product.profileUpdated());
export const OrderPlaced = toast(actions.placeOrder, 'An order is placed', product.orderPlaced());
export const PaymentCompleted = toast(pay, 'An order is paid', product.paymentCompleted());
export const PaymentCongratulations = heading(pay, 'An order is paid', product.paymentCongratulations());
export const ReviewAdded = toast(addReview, 'A review is added', product.reviewAdded());
export const ResetEmailSent = status(
  { page: 'reset', steps: requestReset },
  'A password reset email is requested',
  product.resetEmailSent(),
);
export const ProductNotAdded = alert(addPart, refusedBy('addPart', 'INTERNAL'), product.productNotAdded());
export const OrderNotAccepted = alert(
  confirmOrder,
  respondsWith('confirmOrder', 'changes nothing, because somebody else was faster', {
    matchedCount: 1,
    modifiedCount: 0,
  }),
  product.orderNotAccepted(),
);
export const ProfileUnchanged = toast(
  saveProfile,
  'An unchanged profile is saved',
  product.profileUnchanged(),
);
export const AlreadyPaid = heading(
  { page: 'payment' },
  'The page of a paid order is opened',
  product.alreadyPaid(),
  { path: paths.payment.to(paidOrder?._id ?? '') },
);
export const NoUserFound = atField('Email')(
  logIn,
  firebaseRefuses('logIn', 'user-not-found'),
  product.noUserFound(),
);
export const WrongPassword = atField('Password')(
  logIn,
  firebaseRefuses('logIn', 'wrong-password'),
  product.wrongPassword(),
);
export const ReviewFailed = toast(
  addReview,
  respondsWith('addReview', 'returns no id of the review', { acknowledged: true }),
  product.reviewFailed(),
);
