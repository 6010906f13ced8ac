/** One action in a toast: a link, or a button that is removed once pressed. */
export type ToastAction = {
  label: string;
  /** The label, and what it is about: "Undo deleting Timing gear". */
  name: string;
} & ({ href: string } | { onPress(): void });

export interface Toast {
  id: string;
  tone: 'positive' | 'critical' | 'info';
  text: string;
  /** A second line. */
  detail?: string;
  /** A part, in place of the icon of the tone. `src` is empty without an image. */
  picture?: { src: string; partName: string };
  action?: ToastAction;
}
