import { useState } from 'react';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { useDensity } from '#app/lib/ui-state/density.ts';
import { exportList } from '#app/lib/lists/export-list.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { useUnsavedChanges } from '#app/lib/routing/use-unsaved-changes.tsx';
import { partHref, paths } from '#app/paths.ts';
import * as m from '#messages/admin-parts.js';
import * as product from '#messages/product.js';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { SelectedParts } from '#ui/sections/catalogue/BulkEdit/bulk-edit.ts';
import type { ChangePart } from '#ui/sections/catalogue/PartTable/change-part.ts';
import { PartTable, type PartTableProps } from '#ui/sections/catalogue/PartTable/PartTable.tsx';
import { adminPartsList } from './admin-parts-list.ts';
import { useChangePart, useDeletePart, useUploadPicture } from './mutations.ts';
import { changedPartDraft } from './part-draft.ts';
import { changePartError, isAlready } from './part-errors.ts';
import { usePartEdits } from './part-edits.ts';
import { usePartSource } from './part-source.ts';
import { useUndo } from './use-undo.ts';

export const load: LoadOwn = (client, _user, url) => adminPartsList.prefetch(client, url);

const PartQuestions = loadOnUse(
  'part',
  async () => (await import('./PartQuestionsContainer.tsx')).PartQuestionsContainer,
);

const StockHistory = loadOnUse(
  'part',
  async () => (await import('./StockHistoryContainer.tsx')).StockHistoryContainer,
);

const StatementNotes = loadOnUse(
  'isOpen',
  async () => (await import('./StatementNotesContainer.tsx')).StatementNotesContainer,
);

const BulkEdit = loadOnUse(
  'parts',
  async () => (await import('#ui/sections/catalogue/BulkEdit/BulkEdit.tsx')).BulkEdit,
);

const tellGone = (id: string, text: string) => showToast({ id: `gone-${id}`, tone: 'info', text });

export function Component() {
  const { uid } = useSignedIn();
  const { asked, list, page } = useListScreen(adminPartsList);
  const density = useDensity(uid);
  const source = usePartSource();
  const upload = useUploadPicture();
  const { mutateAsync: sendChange } = useChangePart();
  const { mutateAsync: remove } = useDeletePart();
  const undo = useUndo();
  const [areNotesOpen, setNotesOpen] = useState(false);
  const [edited, setEdited] = useState<SelectedParts | null>(null);
  const edits = usePartEdits();
  const { onDirtyChange, question } = useUnsavedChanges({
    title: m.leaveEditTitle(),
    text: m.leaveEditText(),
  });

  const changePart: ChangePart = async ({ _id: id, name }, change) => {
    try {
      const { part, modifiedCount } = await sendChange({ id, change });
      if (change.quantitySeen !== undefined && modifiedCount === 1)
        undo.offerStock(part, change.quantitySeen);
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.part && isAlready(error.part, change)) return null;
      const refusal = changePartError(error);
      // The row is removed together with the text typed into it, so a toast reports this.
      if (isUnknown(error) && change.quantity !== undefined) {
        tellGone(id, m.undoDeletedByOther({ name }));
      }
      return refusal;
    }
  };

  const deletePart: PartTableProps['onDelete'] = async ({ _id: id, name }) => {
    try {
      await remove(id);
      // Undo would put a draft on sale.
      if (asked.state === undefined) undo.offerRestore(id, name);
      else showToast({ tone: 'positive', text: product.productDeleted() });
    } catch (error) {
      if (!isUnknown(error)) return shownError(error);
      tellGone(id, m.alreadyDeletedByOther({ name }));
    }
    return null;
  };

  return (
    <>
      <PartTable
        {...list}
        counts={countsIn(page, ['all', 'low', 'out'])}
        density={density}
        addHref={paths.addProduct}
        hrefOf={partHref}
        source={source}
        moreOf={(part) => (
          <>
            <StockHistory part={part} uid={uid} />
            <PartQuestions part={part} uid={uid} />
          </>
        )}
        onChange={changePart}
        onUpload={upload}
        draftOf={({ _id: id }) => changedPartDraft(uid, id)}
        onDelete={deletePart}
        onExport={() => exportList('exportParts', adminPartsList, asked)}
        onDirtyChange={onDirtyChange}
        onEditMany={setEdited}
        onConvertNotes={() => setNotesOpen(true)}
      />
      <BulkEdit parts={edited} categories={source.categories} {...edits} onClose={() => setEdited(null)} />
      <StatementNotes isOpen={areNotesOpen} onClose={() => setNotesOpen(false)} />
      {question}
    </>
  );
}
