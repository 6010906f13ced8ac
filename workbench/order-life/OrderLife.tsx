import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { WorkbenchTable } from '../WorkbenchTable.tsx';
import { orderStates, transitionsOf, type OrderState, type Transition } from './order-life.ts';
import * as styles from './OrderLife.css.ts';

const places: Record<OrderState, readonly [x: number, y: number]> = {
  unpaid: [110, 60],
  paid: [480, 60],
  shipped: [850, 60],
  cancelling: [110, 250],
  cancelled: [110, 420],
  refunding: [480, 250],
  refunded: [850, 250],
};

const box = { width: 150, height: 52 };
/** Two transitions between the same states are side by side, each with its label nearer to its start. */
const pairDistance = 26;
const labelOfPair = 0.4;
const arrow = 12;

/** Where a line from the centre of a box towards `[dx, dy]` leaves the box, as a fraction of the line. */
const boxEdge = (dx: number, dy: number) =>
  Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );

function lineOf({ from, to }: Transition, hasWayBack: boolean) {
  const [x1, y1] = places[from];
  const [x2, y2] = places[to];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const offset = hasWayBack ? pairDistance / length : 0;
  const [ox, oy] = [-dy * offset, dx * offset];
  const start = boxEdge(dx, dy);
  const end = 1 - start - arrow / length;
  const at = (share: number) => [x1 + ox + dx * share, y1 + oy + dy * share] as const;
  return { start: at(start), end: at(end), label: at(hasWayBack ? labelOfPair : 0.5) };
}

function Line({ transition, hasWayBack }: { transition: Transition; hasWayBack: boolean }) {
  const { start, end, label } = lineOf(transition, hasWayBack);
  const style = transition.whyNot === null ? 'possible' : 'impossible';
  return (
    <g>
      <line
        className={styles.line[style]}
        x1={start[0]}
        y1={start[1]}
        x2={end[0]}
        y2={end[1]}
        markerEnd={`url(#arrow-${style})`}
      />
      <text className={styles.label[style]} x={label[0]} y={label[1]}>
        {transition.name}
      </text>
    </g>
  );
}

function Place({ state, isHere }: { state: OrderState; isHere: boolean }) {
  const [x, y] = places[state];
  return (
    <g>
      <rect
        className={styles.place[isHere ? 'here' : 'elsewhere']}
        x={x - box.width / 2}
        y={y - box.height / 2}
        width={box.width}
        height={box.height}
      />
      <text className={styles.name[isHere ? 'here' : 'elsewhere']} x={x} y={y}>
        {state}
      </text>
    </g>
  );
}

interface OrderLifeProps {
  /** The current state of the order. */
  state: OrderState;
}

/** The states of an order and their transitions from the server's table, for an order in `state`. */
export function OrderLife({ state }: OrderLifeProps) {
  const all = transitionsOf(state);
  const open = all.filter(({ whyNot }) => whyNot === null);
  const lead =
    open.length === 0 ? 'It can change no more.' : `It can become ${open.map(({ to }) => to).join(' or ')}.`;
  return (
    <Stack gap="8" as="section">
      <Stack gap="3">
        <Text as="h1" style="h2">
          {`An order that is ${state}`}
        </Text>
        <Text style="lead">{lead}</Text>
      </Stack>
      <svg className={styles.drawing} viewBox="0 0 960 470" role="img" aria-label={`${state}. ${lead}`}>
        {(['possible', 'impossible'] as const).map((style) => (
          <marker
            key={style}
            id={`arrow-${style}`}
            viewBox="0 0 10 10"
            refY="5"
            markerUnits="userSpaceOnUse"
            markerWidth={arrow}
            markerHeight={arrow}
            orient="auto"
          >
            <path className={styles.head[style]} d="M0 0L10 5L0 10z" />
          </marker>
        ))}
        {all.map((transition) => (
          <Line
            key={transition.name}
            transition={transition}
            hasWayBack={all.some(({ from, to }) => from === transition.to && to === transition.from)}
          />
        ))}
        {orderStates.map((place) => (
          <Place key={place} state={place} isHere={place === state} />
        ))}
      </svg>
      <WorkbenchTable
        label="Transitions"
        columns={['Transition', 'From', 'To', 'When', 'Stock', 'Now']}
        rows={all.map(({ name, from, to, when, stock, whyNot }) => ({
          key: name,
          cells: [
            name,
            from,
            to,
            when,
            stock,
            <span className={styles.now[whyNot === null ? 'possible' : 'impossible']}>
              {whyNot ?? 'Possible.'}
            </span>,
          ],
        }))}
      />
    </Stack>
  );
}
