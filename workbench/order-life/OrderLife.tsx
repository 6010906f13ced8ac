import { Sheet } from '#ui/foundations/Sheet.tsx';
import { WorkbenchTable } from '../WorkbenchTable.tsx';
import { transitionsOf, type OrderState } from './order-life.ts';

interface OrderLifeProps {
  /** The current state of the order. */
  state: OrderState;
}

/** The transitions of the server's table, for an order in `state`. */
export function OrderLife({ state }: OrderLifeProps) {
  const all = transitionsOf(state);
  const open = all.filter(({ whyNot }) => whyNot === null);
  const lead =
    open.length === 0 ? 'It can change no more.' : `It can become ${open.map(({ to }) => to).join(' or ')}.`;
  return (
    <Sheet title={`An order that is ${state}`} lead={lead}>
      <WorkbenchTable
        label="Transitions"
        columns={['Transition', 'From', 'To', 'When', 'Stock', 'Now']}
        rows={all.map(({ name, from, to, when, stock, whyNot }) => ({
          key: name,
          cells: [name, from, to, when, stock, whyNot ?? <strong key="now">Possible.</strong>],
        }))}
      />
    </Sheet>
  );
}
