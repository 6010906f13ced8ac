import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { movesOf, orderStates, type Move, type OrderState } from './order-life.ts';
import * as table from '../table.css.ts';
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
/** Two moves between the same two states go side by side, each with its label nearer to its start. */
const aside = 26;
const labelOfPair = 0.4;
const arrow = 12;

/** Where a line from the middle of a box towards `[dx, dy]` leaves it, as a share of that way. */
const leaves = (dx: number, dy: number) =>
  Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );

function lineOf({ from, to }: Move, hasWayBack: boolean) {
  const [x1, y1] = places[from];
  const [x2, y2] = places[to];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const offset = hasWayBack ? aside / length : 0;
  const [ox, oy] = [-dy * offset, dx * offset];
  const start = leaves(dx, dy);
  const end = 1 - start - arrow / length;
  const at = (share: number) => [x1 + ox + dx * share, y1 + oy + dy * share] as const;
  return { start: at(start), end: at(end), label: at(hasWayBack ? labelOfPair : 0.5) };
}

function Line({ move, hasWayBack }: { move: Move; hasWayBack: boolean }) {
  const { start, end, label } = lineOf(move, hasWayBack);
  const look = move.whyNot === null ? 'open' : 'shut';
  return (
    <g>
      <line
        className={styles.line[look]}
        x1={start[0]}
        y1={start[1]}
        x2={end[0]}
        y2={end[1]}
        markerEnd={`url(#arrow-${look})`}
      />
      <text className={styles.edge[look]} x={label[0]} y={label[1]}>
        {move.edge}
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
  /** Where the order stands now. */
  state: OrderState;
}

/** The life of an order as the server's table has it: where this one stands, and what can become of it. */
export function OrderLife({ state }: OrderLifeProps) {
  const moves = movesOf(state);
  const open = moves.filter(({ whyNot }) => whyNot === null);
  const lead =
    open.length === 0
      ? 'Nothing can become of it any more.'
      : `It can become ${open.map(({ to }) => to).join(' or ')}.`;
  return (
    <Stack gap="8" as="section">
      <Stack gap="3">
        <Text as="h1" style="h2">
          {`An order that is ${state}`}
        </Text>
        <Text style="lead">{lead}</Text>
      </Stack>
      <svg className={styles.drawing} viewBox="0 0 960 470" role="img" aria-label={`${state}. ${lead}`}>
        {(['open', 'shut'] as const).map((look) => (
          <marker
            key={look}
            id={`arrow-${look}`}
            viewBox="0 0 10 10"
            refY="5"
            markerUnits="userSpaceOnUse"
            markerWidth={arrow}
            markerHeight={arrow}
            orient="auto"
          >
            <path className={styles.head[look]} d="M0 0L10 5L0 10z" />
          </marker>
        ))}
        {moves.map((move) => (
          <Line
            key={move.edge}
            move={move}
            hasWayBack={moves.some(({ from, to }) => from === move.to && to === move.from)}
          />
        ))}
        {orderStates.map((place) => (
          <Place key={place} state={place} isHere={place === state} />
        ))}
      </svg>
      <div className={table.scroll} tabIndex={0} role="region" aria-label="Moves">
        <table className={table.table}>
          <thead>
            <tr>
              <th className={table.headCell} scope="col">
                Move
              </th>
              <th className={table.headCell} scope="col">
                From
              </th>
              <th className={table.headCell} scope="col">
                To
              </th>
              <th className={table.headCell} scope="col">
                When
              </th>
              <th className={table.headCell} scope="col">
                Stock
              </th>
              <th className={table.headCell} scope="col">
                Now
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ edge, from, to, when, stock, whyNot }) => (
              <tr key={edge}>
                <th className={table.rowName} scope="row">
                  {edge}
                </th>
                <td className={table.bodyCell}>{from}</td>
                <td className={table.bodyCell}>{to}</td>
                <td className={table.bodyCell}>{when}</td>
                <td className={table.bodyCell}>{stock}</td>
                <td className={table.bodyCell}>
                  <span className={styles.now[whyNot === null ? 'open' : 'shut']}>
                    {whyNot ?? 'Can happen.'}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
