import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderLife } from './OrderLife.tsx';
import { transitionsOf, orderStates, type OrderState } from './order-life.ts';

export default {
  title: 'Workbench/Order life',
  component: OrderLife,
  tags: ['!autodocs'],
  argTypes: { state: { control: 'inline-radio', options: orderStates } },
} satisfies Meta<typeof OrderLife>;
type Story = StoryObj<typeof OrderLife>;

const boxes = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getBoundingClientRect());

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const arrow = 12;

/** No label overlaps another one, and every arrow ends at its state. */
async function expectReadable(drawing: SVGElement) {
  const labels = boxes(drawing.querySelectorAll('text'));
  await expect(
    labels.filter((label) => labels.some((other) => other !== label && overlap(label, other))),
  ).toEqual([]);
  const places = [...drawing.querySelectorAll('rect')];
  for (const { x1, y1, x2, y2 } of drawing.querySelectorAll('line')) {
    const [dx, dy] = [x2.baseVal.value - x1.baseVal.value, y2.baseVal.value - y1.baseVal.value];
    const share = arrow / Math.hypot(dx, dy);
    const tip = { x: x2.baseVal.value + dx * share, y: y2.baseVal.value + dy * share };
    const isReached = places.some(({ x, y, width, height }) => {
      const [left, top] = [x.baseVal.value, y.baseVal.value];
      const [right, bottom] = [left + width.baseVal.value, top + height.baseVal.value];
      const beyond = Math.max(left - tip.x, tip.x - right, top - tip.y, tip.y - bottom);
      return Math.abs(beyond) < 1;
    });
    await expect(isReached).toBe(true);
  }
}

const at = (state: OrderState): Story => ({
  args: { state },
  play: async ({ canvas, canvasElement }) => {
    for (const { name, whyNot } of transitionsOf(state)) {
      const row = canvas.getByRole('row', { name: new RegExp(`^${name} `) });
      await expect(row).toHaveTextContent(whyNot ?? 'Possible.');
    }
    for (const drawing of canvasElement.querySelectorAll('svg')) await expectReadable(drawing);
  },
});

export const Unpaid = at('unpaid');
export const Cancelling = at('cancelling');
export const Cancelled = at('cancelled');
export const Paid = at('paid');
export const Shipped = at('shipped');
export const Refunding = at('refunding');
export const Refunded = at('refunded');
