import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Basket as BasketOfApi } from '#contract/orders/basket.ts';
import { basketHandlers, basketScenarios } from '#mocks/handlers/orders/basket.ts';
import { mapRemote, type Remote } from '#ui/remote.ts';
import { expectVisible, shows } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { Basket, NoBasket, type BasketProps } from './Basket.tsx';
import type { BasketEntry } from './basket-entry.ts';
import { LoginToOrder } from './BasketPanel.tsx';

type Handlers = Pick<
  BasketProps,
  'onQuantityChange' | 'onRemove' | 'onUndo' | 'onReplace' | 'onOrderAnywayChange'
>;

const entryOf = (line: BasketOfApi['lines'][number]): BasketEntry => ({
  key: `${line.partId} ${line.vehicle}`,
  line: { ...line, orderAnyway: false },
  isRemoved: false,
  refusal: null,
});

/** Keeps what the page would keep: what was removed and ticked. */
function Shown({ basket, ...handlers }: Handlers & { basket: Remote<BasketOfApi> }) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const entries = mapRemote(basket, ({ lines }) =>
    lines.map(entryOf).map((entry) => ({
      ...entry,
      isRemoved: removed.includes(entry.key),
      line: { ...entry.line, orderAnyway: ticked.includes(entry.key) },
    })),
  );
  return (
    <Basket
      {...handlers}
      basket={entries}
      partsHref="/parts"
      quickOrderHref="/quick-order"
      partHrefOf={() => '/part/NH-10042'}
      focused={null}
      tellMe={() => ({ recipient: { email: 'mara@norholt.test' }, onAsk: () => Promise.resolve(null) })}
      onRemove={({ key }) => setRemoved([...removed, key])}
      onUndo={({ key }) => setRemoved(removed.filter((one) => one !== key))}
      onOrderAnywayChange={({ key }, isTicked) =>
        setTicked(isTicked ? [...ticked, key] : ticked.filter((one) => one !== key))
      }
    >
      {(state) => <LoginToOrder state={state} loginHref="/login" />}
    </Basket>
  );
}

export default {
  id: 'sections-basket',
  parameters: { layout: 'fullscreen', api: basketHandlers },
  args: {
    onQuantityChange: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onReplace: fn(),
    onOrderAnywayChange: fn(),
  },
  render: (handlers, { id }) => (
    <FromApi<BasketOfApi> story={id} path="/basket">
      {(basket) => <Shown basket={basket} {...handlers} />}
    </FromApi>
  ),
} satisfies Meta<Handlers>;
type Story = StoryObj<Handlers>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, '$1,235.00', '3 orders, 120 pieces');
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of Brake pad set' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(expect.anything(), 11);
    await expect(canvas.getByRole('link', { name: 'Log in to order' })).toHaveAttribute('href', '/login');
  },
};

/** A number below the minimum may be the start of a larger one. */
export const Typing: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Quantity of Brake pad set' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await expect(args.onQuantityChange).toHaveBeenCalledOnce();
    await expect(args.onQuantityChange).toHaveBeenCalledWith(expect.anything(), 12);
  },
};

/** The row keeps its place, and the focus moves to Undo. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Brake pad set' }));
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    const rows = within(canvas.getByRole('list', { name: 'Basket' })).getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent('Brake pad set, 10 pieces, removed');
    await expectVisible(canvas, '$850.00');
  },
};

/** What blocks is named in its line, and only the other lines are counted. */
export const Problems: Story = {
  parameters: { api: [basketScenarios.problems] },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, '5 lines cannot be ordered as they are. Each says what helps.');
    await expectVisible(canvas, '2 of 7 lines are counted', 'The price is now $64.00.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take 9' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(expect.anything(), 9);
    await userEvent.click(canvas.getByRole('button', { name: 'Put it in its place' }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Order it anyway' }));
    await waitFor(() => expect(canvas.getByText('3 of 7 lines are counted')).toBeVisible());
  },
};

export const ProblemsOnPhone: Story = {
  parameters: { api: [basketScenarios.problems] },
  globals: { viewport: { value: 'narrowest' } },
};

export const RightToLeft: Story = { ...rightToLeft, parameters: { api: [basketScenarios.problems] } };

export const OneLine: Story = {
  parameters: { api: [basketScenarios.oneLine] },
  play: shows('1 order, 10 pieces'),
};

/** At most 100 lines are ordered together. */
export const ManyLines: Story = {
  parameters: { api: [basketScenarios.many] },
  play: shows('100 orders, 2,000 pieces', /The first 100 are ordered now/),
};

export const Loading: Story = { parameters: { api: [basketScenarios.loading] } };

export const Failed: Story = { parameters: { api: [basketScenarios.failed] } };

export const Empty: Story = {
  parameters: { api: [basketScenarios.empty] },
  play: shows('The basket is empty'),
};

export const Admin: Story = { parameters: { api: [] }, render: () => <NoBasket partsHref="/parts" /> };
