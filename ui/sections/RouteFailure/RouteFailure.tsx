import * as common from '#messages/common.js';
import * as m from '#messages/route-failure.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import type { Remedy } from '#ui/remote.ts';
import { RemedyOf } from '../form/RemedyOf.tsx';
import { NotFoundPage } from '../NotFound/NotFoundPage.tsx';

export interface RouteFailureProps {
  /** What happened. */
  title?: string;
  /** What is safe. */
  text?: string;
  /** What helps beside trying again. */
  remedy?: Remedy | undefined;
  /** Request id for support. */
  requestId?: string;
  onRetry(): void;
}

/** Replaces a page that failed to render. */
export function RouteFailure(props: RouteFailureProps) {
  const { title = m.title(), text = m.hint(), remedy, requestId, onRetry } = props;
  return (
    <NotFoundPage
      title={title}
      text={
        <>
          {text} {remedy && <RemedyOf remedy={remedy} />}
        </>
      }
      drawing="gear"
      action={
        <Button tone="primary" size="lg" onPress={onRetry}>
          {common.tryAgain()}
        </Button>
      }
      note={
        requestId === undefined ? undefined : (
          <>
            {m.request()} <Numeric>{requestId}</Numeric>
          </>
        )
      }
    />
  );
}
