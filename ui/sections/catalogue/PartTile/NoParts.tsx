import * as m from '#messages/part-tile.js';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';

export interface NoPartsProps {
  /** Where customers ask what is coming. */
  contactHref: string;
}

/** Shown when the catalogue is empty. */
export function NoParts({ contactHref }: NoPartsProps) {
  return (
    <EmptyState
      title={m.none()}
      text={m.emptyHint()}
      drawing={<Drawing name="solid-disc" variant="missing" />}
      action={<LinkButton href={contactHref}>{m.askTheWorks()}</LinkButton>}
    />
  );
}
