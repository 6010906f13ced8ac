import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';

/** The whole shop is empty. */
export function NoParts() {
  return (
    <EmptyState
      title="No parts in stock"
      text="The next batch is on the machines. Ask the works what is coming."
      drawing={<Drawing name="solid-disc" variant="missing" />}
    />
  );
}
