import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { useAdmin } from '#app/guards/AdminContext.ts';
import { ApiError, isUnknown, messageOf } from '#app/lib/api-error.ts';
import { useDensity } from '#app/lib/density.ts';
import { toRemote } from '#app/lib/to-remote.ts';
import { showToast } from '#app/lib/toasts.ts';
import { useListAddress } from '#app/lib/use-list-address.ts';
import { paths } from '#app/paths.ts';
import type { ChangePart } from '#ui/sections/PartTable/part-row.ts';
import { PartTable, type PartTableProps } from '#ui/sections/PartTable/PartTable.tsx';
import { useChangePart, useDeletePart, useUploadPicture } from './mutations.ts';
import { partAddress, partPageSize } from './part-address.ts';
import { changeRefusal, isAlready } from './part-refusal.ts';
import { partPageQuery } from './queries.ts';
import { usePartCounts } from './use-part-counts.ts';
import { usePartsExport } from './use-parts-export.ts';

const tellGone = (id: string, text: string) => showToast({ id: `gone-${id}`, tone: 'info', text });

export function ManageProductsContainer() {
  const { uid } = useAdmin();
  const { asked, query, isTyping, show } = useListAddress(partAddress);
  const parts = useQuery({ ...partPageQuery(asked), placeholderData: keepPreviousData });
  const counts = usePartCounts();
  const [density, setDensity] = useDensity(uid);
  const upload = useUploadPicture();
  const { mutateAsync: sendChange } = useChangePart();
  const { mutateAsync: remove } = useDeletePart();
  const file = usePartsExport(asked);

  const changePart: ChangePart = async ({ _id: id, name }, change) => {
    try {
      await sendChange({ id, change });
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.part && isAlready(error.part, change)) return null;
      const refusal = changeRefusal(error);
      // What is typed into the list leaves it together with the part's row.
      if (isUnknown(error) && change.quantity !== undefined) {
        tellGone(id, `Somebody else has deleted ${name}.`);
      }
      return refusal;
    }
  };

  const deletePart: PartTableProps['onDelete'] = async ({ _id: id, name }) => {
    try {
      await remove(id);
      showToast({ tone: 'positive', text: messages.productDeleted });
    } catch (error) {
      if (!isUnknown(error)) return { message: messageOf(error) };
      tellGone(id, `Somebody else had deleted ${name} already.`);
    }
    return null;
  };

  return (
    <PartTable
      parts={toRemote(parts)}
      isRefreshing={parts.isPlaceholderData || isTyping}
      query={query}
      onQueryChange={show}
      pageSize={partPageSize}
      counts={counts}
      density={density}
      onDensityChange={setDensity}
      addHref={paths.addProduct}
      onChange={changePart}
      onUpload={upload}
      onDelete={deletePart}
      exporting={file.progress}
      onExport={file.run}
    />
  );
}
