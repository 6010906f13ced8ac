import type { ReactNode } from 'react';
import * as common from '#messages/common.js';
import * as m from '#messages/error-state.js';
import { Button } from '../Button/Button.tsx';
import { CopyText } from '../CopyText/CopyText.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ErrorStateProps {
  /** What happened: "Orders could not be loaded." */
  title: string;
  /** What is safe: "Nothing you did is lost." */
  text: string;
  /** A link or a button that helps, beside Try again. */
  remedy?: ReactNode;
  /** Request id for support. Pressing it copies it. */
  requestId?: string;
  /** A drawing in its `missing` variant. */
  drawing?: ReactNode;
  /** Called by Try again. The button is absent without it. */
  onRetry?(): void;
}

/** Replaces a section that could not be loaded. */
export function ErrorState({ title, text, remedy, requestId, drawing, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.empty} role="alert">
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>
        {text} {remedy}
      </p>
      {requestId && (
        <p className={styles.text}>
          {m.request()} <CopyText text={requestId} label={m.copyRequestId()} />
        </p>
      )}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={<Icon name="refresh" size={16} />} onPress={onRetry}>
            {common.tryAgain()}
          </Button>
        </div>
      )}
    </div>
  );
}
