export const duration = {
  instant: '80ms',
  fast: '140ms',
  base: '200ms',
  slow: '320ms',
  draw: '720ms',
} as const;

export const ease = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
  exit: 'cubic-bezier(0.4, 0, 1, 0.6)',
} as const;

/** Duration of a toast and delay before a loading state shows, in ms. */
export const patience = { toast: 5000, skeleton: 150 } as const;
