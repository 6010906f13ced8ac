/** Round corners. */
export const radius = {
  none: '0',
  field: '10px',
  checkbox: '6px',
  fallback: '10px',
  chip: '999px',
  control: '999px',
  large: '999px',
  box: '14px',
  panel: '20px',
  round: '999px',
} as const;

export const corner = {
  shape: 'round',
  chip: radius.chip,
  control: radius.control,
  large: radius.large,
  box: radius.box,
  panel: radius.panel,
} as const;
