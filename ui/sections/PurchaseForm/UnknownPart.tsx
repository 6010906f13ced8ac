import { messages } from '#contract/messages.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface UnknownPartProps {
  partsHref: string;
}

/** The part that was to be ordered is not, or no longer, in the catalogue. */
export function UnknownPart({ partsHref }: UnknownPartProps) {
  return (
    <NotFoundPage
      title="This part is not in the catalogue."
      text="It may have been taken out, or the link may be mistyped. Nothing was ordered."
      drawing="gear"
      action={
        <LinkButton href={partsHref} tone="primary" size="lg">
          {messages.labels.ourParts}
        </LinkButton>
      }
    />
  );
}
