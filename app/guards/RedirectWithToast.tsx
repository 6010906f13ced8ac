import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import type { Toast } from '#ui/components/ToastRegion/toast.ts';

interface RedirectWithToastProps {
  /** The page that replaces the current one. */
  to: string;
  /** A constant, so that it is shown once. */
  toast: Toast;
}

/** Replaces a page that cannot be shown by another, and says why. */
export function RedirectWithToast({ to, toast }: RedirectWithToastProps) {
  useEffect(() => showToast(toast), [toast]);
  return <Navigate to={to} replace />;
}
