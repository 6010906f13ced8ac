import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import type { Toast } from '#ui/components/ToastRegion/toast.ts';

interface RedirectWithToastProps extends Pick<Toast, 'id' | 'tone' | 'text'> {
  /** The page that replaces the current one. */
  to: string;
}

/** Replaces a page that cannot be shown by another, and says why. */
export function RedirectWithToast({ to, id, tone, text }: RedirectWithToastProps) {
  useEffect(() => showToast({ id, tone, text }), [id, tone, text]);
  return <Navigate to={to} replace />;
}
