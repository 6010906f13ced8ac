import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { flow } from './flow.ts';
import {
  choose,
  choosePicture,
  fillIn,
  follow,
  goTo,
  inside,
  isAt,
  press,
  row,
  rowSays,
  sees,
  turnTo,
} from './actions.ts';

export default { ...appMeta, title: 'Workbench/Flows', tags: ['!autodocs'] };

const { name, email } = demoAccounts.customer.user;

const pads = 'Brake pad set';

/** From the home page to a paid order. */
export const BrowseToPaid: StoryObj = {
  name: 'Browse to paid',
  ...flow(
    { path: paths.home },
    {
      'Looks at the stock parts': async () => {
        const parts = await inside('region', 'Stock parts');
        await sees(pads, parts);
        await sees('$38.50', parts);
      },
      'Chooses the brake pads': () => follow(`Buy Now, ${pads}`),
      'Logs in': async () => {
        await isAt('Login');
        await fillIn('Email', email);
        await fillIn('Password', demoPassword);
        await press('Login');
        await isAt(pads);
      },
      'Fills in the order': async () => {
        await fillIn('Address', 'Kajgatan 9, 451 42 Uddevalla');
        await fillIn('Quantity', '24');
        await sees('$924.00');
        await press('Review order');
        await sees('Is everything right?');
      },
      'Places the order': async () => {
        await press('Place order');
        await sees(product.orderPlaced());
      },
      'Sees it unpaid in My Orders': async () => {
        await goTo('My Orders');
        await rowSays(pads, '24', '$924.00', 'Uddevalla', 'unpaid');
      },
      'Pays by card': async () => {
        await follow(`Pay Now, ${pads}`);
        await isAt('Pay by card');
        await press('Pay $924.00');
        await sees(product.paymentCompleted());
        await isAt(product.paymentCongratulations());
      },
      'Sees it paid in My Orders': async () => {
        await goTo('My Orders');
        await rowSays(pads, 'Paid', 'pi_3QK8xw2eZvKYlo2C0h7b1TfA', 'Pending');
      },
    },
  ),
};

const discs = 'Ventilated brake disc';

const requestCancel = () => press(`Cancel the order of ${discs}`);
const question = () => inside('alertdialog', product.cancelQuestion());

export const CancelAnOrder: StoryObj = {
  name: 'Cancel an order',
  ...flow(
    { path: paths.myOrders, as: 'customer' },
    {
      'Sees the unpaid order': () => rowSays(discs, '120', '$7,680.00', 'unpaid'),
      'Starts to cancel it and changes their mind': async () => {
        await requestCancel();
        await press('Close', await question());
        await rowSays(discs, 'unpaid');
      },
      'Cancels it': async () => {
        await requestCancel();
        await press('Confirm', await question());
        await sees(product.orderDeleted());
      },
      'Sees it cancelled and the others unchanged': async () => {
        await rowSays(discs, 'Cancelled');
        await rowSays('Spin-on oil filter', 'Pending');
        await rowSays('Wheel bearing', 'Shipped');
      },
      'Sees its 120 discs back in stock': async () => {
        await goTo('Home');
        await sees('600', await inside('region', 'Stock parts'));
      },
    },
  ),
};

const text = 'Twenty-four brake pad sets, each with its wires. Fitted the same day.';

export const Review: StoryObj = flow(
  { path: paths.myOrders, as: 'customer' },
  {
    'Opens the review page': async () => {
      await isAt('My Orders');
      await turnTo('Add A Review');
    },
    'Sends an empty form and sees the errors': async () => {
      await press('Add review');
      await sees(product.requiredRating());
      await sees(product.requiredReviewDescription());
    },
    'Writes a review with five stars': async () => {
      await choose('5 of 5');
      await fillIn('Description', text);
    },
    'Sees the preview': async () => {
      const preview = await inside('region', 'How it will look');
      await sees(text, preview);
      await sees(name, preview);
    },
    'Adds the review': async () => {
      await press('Add review');
      await sees(product.reviewAdded());
    },
    'Sees it on the home page': async () => {
      await goTo('Home');
      await sees(text);
    },
  },
);

const gear = 'Timing gear, 48 teeth';
const tomas = 'Tomas Okafor';

export const AnAdminsDay: StoryObj = {
  name: "An admin's day",
  ...flow(
    { path: paths.adminDashboard, as: 'admin' },
    {
      'Sees that three orders are to be confirmed': async () => {
        await follow('3 orders to confirm');
        await isAt('Manage All Order');
      },
      'Confirms a paid order, which is then shipped': async () => {
        await press(`Confirm the order of Wheel bearing, ${tomas}`);
        await sees(product.orderAccepted());
        await press(/^Shipped/);
        await rowSays(tomas, 'Wheel bearing', '$1,125.00', 'Shipped');
      },
      'Adds a product': async () => {
        await turnTo('Add a Product');
        await choosePicture();
        await fillIn('Product name', gear);
        await fillIn('Minimum quantity', '2');
        await fillIn('Quantity', '96');
        await fillIn('Price', '54.00');
        await fillIn('Description', 'Hobbed and hardened, bored to H7.');
        await press('Add product');
        await sees(product.productAdded());
      },
      'Sees it in the list': async () => {
        await isAt('Manage Products');
        await fillIn('Search parts', '48 teeth');
        await rowSays(gear, '$54.00', '96');
      },
      'Changes its stock': async () => {
        await press(/change the stock of Timing gear, 48 teeth$/);
        await fillIn(`Stock of ${gear}`, '140');
        await userEvent.keyboard('{Enter}');
        await rowSays(gear, '140');
      },
      'Makes Tomas Okafor an admin': async () => {
        await turnTo('All User');
        await press('Make Admin', within(await row(tomas)));
        await press('Confirm', await inside('alertdialog', `Make ${tomas} an admin?`));
        await sees(product.madeAdmin());
        await rowSays(tomas, 'Admin');
        await expect(within(await row(tomas)).queryByRole('button', { name: /^Make Admin/ })).toBeNull();
      },
    },
  ),
};
