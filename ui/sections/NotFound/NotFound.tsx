import { messages } from '#contract/messages.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface NotFoundProps {
  homeHref: string;
}

/** There is nothing at this address. */
export function NotFound({ homeHref }: NotFoundProps) {
  return (
    <NotFoundPage
      title="No part at this address."
      text="The dashed lines show where it would have been. The page may have moved, or the link may be mistyped."
      drawing="bearing"
      action={
        <LinkButton href={homeHref} tone="primary" size="lg">
          {messages.labels.backToHome}
        </LinkButton>
      }
    />
  );
}
