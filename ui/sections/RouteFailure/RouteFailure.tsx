import { Button } from '#ui/components/Button/Button.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface RouteFailureProps {
  /** What happened. */
  title?: string;
  /** What is safe. */
  text?: string;
  /** Lets support find what failed. */
  requestId?: string;
  onRetry(): void;
}

/** The page that stands in for one that broke. */
export function RouteFailure(props: RouteFailureProps) {
  const {
    title = 'This page did not load.',
    text = 'Nothing you did is lost. Try again, and if it fails once more, come back in a few minutes.',
    requestId,
    onRetry,
  } = props;
  return (
    <NotFoundPage
      title={title}
      text={text}
      drawing="gear"
      action={
        <Button tone="primary" size="lg" onPress={onRetry}>
          Try again
        </Button>
      }
      note={
        requestId === undefined ? undefined : (
          <>
            Request <Numeric>{requestId}</Numeric>
          </>
        )
      }
    />
  );
}
