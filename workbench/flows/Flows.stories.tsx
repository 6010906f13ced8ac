import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as product from '#messages/product.js';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill, press } from '#workbench/harness/steps.ts';
import { addPart, logIn } from '#workbench/pages/steps.ts';
import { flow, goTo, inside, isAt, row, rowSays, sees, takes, turnTo } from './actions.ts';

export default { ...appMeta, title: 'Workbench/Flows', tags: ['!autodocs'] };

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
      'Chooses the brake pads': () => takes({ follow: `Buy Now, ${pads}` }),
      'Logs in': async () => {
        await isAt('Login');
        await takes(...logIn);
        await isAt(pads);
      },
      'Fills in the order': async () => {
        await takes(fill('Address', 'Kajgatan 9, 451 42 Uddevalla'), fill('Quantity', '24'));
        await sees('$924.00');
        await takes(press('Review order'));
        await sees('Is everything right?');
      },
      'Places the order': async () => {
        await takes(press('Place order'));
        await sees(product.orderPlaced());
      },
      'Sees it unpaid in My Orders': async () => {
        await goTo('My Orders');
        await rowSays(pads, '24', '$924.00', 'Uddevalla', 'unpaid');
      },
      'Pays by card': async () => {
        await takes({ follow: `Pay Now, ${pads}` });
        await isAt('Pay by card');
        await takes(press('Pay $924.00'));
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

const gear = 'Timing gear, 48 teeth';
const tomas = 'Tomas Okafor';

export const AnAdminsDay: StoryObj = {
  name: "An admin's day",
  ...flow(
    { path: paths.adminDashboard, as: 'admin' },
    {
      'Sees that three orders are to be confirmed': async () => {
        await takes({ follow: '3 orders to confirm' });
        await isAt('Manage All Order');
      },
      'Confirms a paid order, which is then shipped': async () => {
        await takes(press(`Confirm the order of Wheel bearing, ${tomas}`), press('Confirm without tracking'));
        await sees(product.orderAccepted());
        await takes(press(/^Shipped/));
        await rowSays(tomas, 'Wheel bearing', '$1,125.00', 'Shipped');
      },
      'Adds a product': async () => {
        await turnTo('Add a Product');
        await isAt('Add a Product');
        await takes(...addPart);
        await sees(product.productAdded());
      },
      'Sees it in the list': async () => {
        await isAt('Manage Products');
        await takes(fill('Search parts', '48 teeth'));
        await rowSays(gear, '$54.00', '96');
      },
      'Changes its stock': async () => {
        await takes(press(/change the stock of Timing gear, 48 teeth$/), fill(`Stock of ${gear}`, '140'), {
          keys: '{Enter}',
        });
        await rowSays(gear, '140');
      },
      'Makes Tomas Okafor an admin': async () => {
        await turnTo('All User');
        await isAt('All User');
        await userEvent.click(within(await row(tomas)).getByRole('button', { name: /^Make Admin/ }));
        await inside('alertdialog', `Make ${tomas} an admin?`);
        await takes(press('Confirm'));
        await sees(product.madeAdmin());
        await rowSays(tomas, 'Admin');
        await expect(within(await row(tomas)).queryByRole('button', { name: /^Make Admin/ })).toBeNull();
      },
    },
  ),
};
