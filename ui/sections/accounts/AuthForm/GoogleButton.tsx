import { useState } from 'react';
import * as product from '#messages/product.js';
import { Button } from '#ui/components/Button/Button.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import * as styles from './AuthForm.css.ts';

export interface GoogleButtonProps {
  /** Opens the provider's window. Resolves to the provider's message when the sign-in failed. */
  onPress(): Promise<ActionError | null>;
}

export function GoogleButton({ onPress }: GoogleButtonProps) {
  const [failure, setFailure] = useState<ActionError | null>(null);
  const [isPending, runOnce] = useRunOnce();
  const isHydrated = useHydrated();

  async function signIn() {
    setFailure(null);
    setFailure(await onPress());
  }

  return (
    <div>
      <Button
        tone="line"
        size="lg"
        isBlock
        isPending={isPending || !isHydrated}
        icon={<GoogleMark />}
        onPress={() => void runOnce(signIn)}
      >
        {product.continueWithGoogle()}
      </Button>
      <div className={styles.googleFailure}>{failure && <RefusalLine of={failure} />}</div>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.7-.1-1.4-.2-2.1H12v4h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-7.9z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.4-1 7.2-2.7l-3.5-2.7a6.6 6.6 0 0 1-9.8-3.5H2.2v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.7 2.8A6.6 6.6 0 0 1 12 5.4z"
      />
    </svg>
  );
}
