/** One action in a toast: a link, or a button that is removed once pressed. */
export type ToastAction = {
  label: string;
  /** Accessible context: "Undo", "deleting Timing gear". */
  about: string;
} & ({ href: string } | { onPress(): void });

export interface Toast {
  id: string;
  tone: 'positive' | 'critical' | 'info';
  text: string;
  action?: ToastAction;
}
