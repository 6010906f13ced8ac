import * as m from '#messages/part-tile.ts';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';

/** Shown when the catalogue is empty. */
export function NoParts() {
  return (
    <EmptyState
      title={m.noPartsInStock()}
      text={m.theNextBatchIsOnTheMachines()}
      drawing={<Drawing name="solid-disc" variant="missing" />}
    />
  );
}
