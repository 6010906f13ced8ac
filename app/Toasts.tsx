import { lazy, Suspense, useState } from 'react';
import { dismissToast, useToasts } from './lib/ui-state/toasts.ts';

// No page starts with a toast. One that cannot be shown must not take the page down.
const ToastRegion = lazy(() =>
  import('#ui/components/ToastRegion/ToastRegion.tsx').then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: () => null }),
  ),
);

export function Toasts() {
  const toasts = useToasts();
  const [hasToasted, setToasted] = useState(false);
  if (!hasToasted && toasts.length > 0) setToasted(true);
  return <Suspense>{hasToasted && <ToastRegion toasts={toasts} onDismiss={dismissToast} />}</Suspense>;
}
