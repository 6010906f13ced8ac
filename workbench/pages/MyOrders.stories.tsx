import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/My Orders', tags: ['!autodocs'] } satisfies Meta;

const myOrders = { path: paths.myOrders, as: 'customer' } as const;

export const Default = page(myOrders, { shows: 'Spin-on oil filter' });
export const Cancelling = page(myOrders, {
  steps: [press('Cancel the order of Front coil spring')],
  shows: product.cancelQuestion(),
});
