import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageSizes } from '#contract/limits.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { ApiError } from '#app/lib/http/api-error.ts';
import { fieldError } from '#app/lib/http/field-error.ts';
import { freshQuery } from '#app/lib/http/fresh-query.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { exportStock } from '#app/lib/lists/export-list.ts';
import { adminOrderHref } from '#app/paths.ts';
import * as m from '#messages/stock-history.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { StockHistory } from '#ui/sections/catalogue/StockHistory/StockHistory.tsx';
import { useChangeStock } from './mutations.ts';

interface StockHistoryContainerProps {
  part: Part;
  uid: string;
}

const [pageSize] = pageSizes;

/** The stock of a part and its movements. Requested while the part is open. */
export function StockHistoryContainer({ part: { _id: id }, uid }: StockHistoryContainerProps) {
  const [page, setPage] = useState(1);
  const query = new URLSearchParams({ page: String(page), limit: String(pageSize) });
  const history = useQuery({
    ...freshQuery(privateKey(uid, 'stock-history', id, String(page)), 'stockHistory', {
      params: { id },
      query,
    }),
    placeholderData: keepPreviousData,
  });
  const { mutateAsync: change } = useChangeStock(id);
  return (
    <StockHistory
      history={toRemote(history)}
      page={page}
      pageSize={pageSize}
      orderHref={adminOrderHref}
      onPageChange={setPage}
      onExport={() => exportStock(id)}
      onChange={async (wanted) => {
        try {
          await change(wanted);
          setPage(1);
          return null;
        } catch (error) {
          if (error instanceof ApiError && error.part)
            return {
              field: 'quantity',
              message: m.changedMeanwhile({ stock: formatCount(error.part.quantity) }),
            };
          return fieldError(error, ['quantity', 'note']);
        }
      }}
    />
  );
}
