import type { AdminOrderFilters } from '#contract/orders/order-filters.ts';
import * as m from '#messages/admin-order-table.js';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { DayField } from '#ui/components/DayField/DayField.tsx';

export interface OrderFiltersProps {
  query: AdminOrderFilters;
  onQueryChange(query: AdminOrderFilters): void;
}

/** Whether the query has a filter of the list besides status and search. */
export const isNarrowed = ({ from, to, customer }: AdminOrderFilters): boolean =>
  from !== undefined || to !== undefined || customer !== undefined;

/** The customer and the days whose orders are listed. */
export function OrderFilters({ query, onQueryChange }: OrderFiltersProps) {
  const { from, to, customer } = query;
  const show = (change: AdminOrderFilters) => onQueryChange({ ...query, ...change, page: 1 });
  return (
    <>
      {customer !== undefined && (
        <Chip removeLabel={m.everybody()} onRemove={() => show({ customer: undefined })}>
          {m.ordersOf({ customer })}
        </Chip>
      )}
      <DayField label={m.from()} value={from} max={to} onChange={(day) => show({ from: day })} />
      <DayField label={m.to()} value={to} min={from} onChange={(day) => show({ to: day })} />
    </>
  );
}
