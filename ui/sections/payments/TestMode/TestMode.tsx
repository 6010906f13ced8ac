import { lazy, Suspense, useId, useState } from 'react';
import * as m from '#messages/test-mode.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import * as styles from './TestMode.css.ts';

const missing = { default: () => <p className={styles.words}>{m.cardsFailed()}</p> };

// Loaded on demand, because a live shop never needs it.
const TestCards = lazy(() =>
  import('./TestCards.tsx').then(
    (module) => ({ default: module.TestCards }),
    () => missing,
  ),
);

/** Says that payments are in test mode, and lists the test cards on request. */
export function TestMode() {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.mode}>
      <div className={styles.head}>
        <Badge tone="caution">{m.testMode()}</Badge>
        <p className={styles.words}>{m.noCharge()}</p>
        <Button
          size="sm"
          expands={{ id: listId, isExpanded: isOpen }}
          onPress={() => setOpen((wasOpen) => !wasOpen)}
        >
          {m.testCards()}
        </Button>
      </div>
      <div id={listId} hidden={!isOpen}>
        <Suspense>{isOpen && <TestCards />}</Suspense>
      </div>
    </div>
  );
}
