/** z-index by role. */
export const layer = {
  base: '0',
  sticky: '10',
  nav: '20',
  drawer: '30',
  scrim: '40',
  dialog: '50',
  popover: '60',
  toast: '70',
  skip: '80',
} as const;
