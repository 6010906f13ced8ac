import { call, callPage } from '#app/lib/http/api.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import type { EditResult } from '#ui/sections/catalogue/BulkEdit/bulk-edit.ts';
import type { BulkEditProps } from '#ui/sections/catalogue/BulkEdit/BulkEdit.tsx';
import { useShopChanged } from './mutations.ts';

/** ms between two questions whether the server has finished. */
const pauseMs = 500;

/** Parts of a preview. */
const shownRows = 8;

/** The states of an import in which the server works, or waits for another one. */
const working: readonly string[] = ['checking', 'importing', 'undoing'];

/** Waits until the server has finished a step. */
async function settle(id: string) {
  for (;;) {
    const run = await call('findImport', { params: { id } });
    if (!working.includes(run.state)) return run;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const preview: BulkEditProps['onPreview'] = async ({ which }, changes) => {
  try {
    const { run, price, stock } = await call('addPartEdit', { body: { ...bodyOf(which), changes } });
    const { _id: id, counts, faults, error } = await settle(run._id);
    if (error !== null) return { message: error };
    const query = new URLSearchParams({ result: 'changed', limit: String(shownRows) });
    const { rows } = await callPage('listImportRows', { params: { id }, query });
    const { changed = 0, unchanged = 0, refused = 0, waiting = 0, leftOut = 0 } = counts ?? {};
    return {
      ...{ id, changed, unchanged, refused: refused + waiting + leftOut, rows, price, stock },
      faults: faults.map(({ title, count }) => ({ title, count })),
    };
  } catch (error) {
    return shownError(error);
  }
};

const bodyOf = (which: Parameters<BulkEditProps['onPreview']>[0]['which']) =>
  'ids' in which ? { ids: [...which.ids] } : which;

/** Plans changes of many parts, makes them and takes them back. */
export function usePartEdits(): Pick<BulkEditProps, 'onPreview' | 'onApply' | 'onUndo' | 'onDiscard'> {
  const shopChanged = useShopChanged();
  const take = async (id: string, step: 'import' | 'undo') => {
    try {
      await call('takeImportStep', { params: { id }, body: { step } });
      const { counts, kept, error } = await settle(id);
      if (error !== null) return { message: error };
      return { changed: counts?.changed ?? 0, kept } satisfies EditResult;
    } catch (error) {
      return shownError(error);
    } finally {
      shopChanged();
    }
  };
  return {
    onPreview: preview,
    onApply: (id) => take(id, 'import'),
    onUndo: (id) => take(id, 'undo'),
    // It disappears after a week anyway.
    onDiscard: (id) => void call('removeImport', { params: { id } }).catch(() => undefined),
  };
}
