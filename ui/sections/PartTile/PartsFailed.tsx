import * as m from '#messages/part-tile.ts';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { LoadFailed, type LoadFailedProps } from '../LoadFailed.tsx';

/** Shown when parts could not be loaded. */
export function PartsFailed(props: LoadFailedProps['of']) {
  return (
    <LoadFailed
      of={props}
      title={m.partsCouldNotBeLoaded()}
      drawing={<Drawing name="solid-disc" variant="missing" />}
    />
  );
}
