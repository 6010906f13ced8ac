import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { fill } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Order', tags: ['!autodocs'] } satisfies Meta;

const purchase = { path: paths.purchase.to(fixtureId('part', 1)), as: 'customer' } as const;

/** Leaves the field, which is when it is validated. */
const order = (quantity: string) => [
  fill('Quantity', quantity),
  fill('Address', 'Verkstadsgatan 14, 412 51 Göteborg'),
];

export const FilledIn = page(purchase, { steps: order('120'), shows: '$7,680.00' });
export const OutOfRange = page(purchase, { steps: order('481'), shows: product.aboveStock({ stock: 480 }) });
