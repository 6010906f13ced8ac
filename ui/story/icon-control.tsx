import { Icon, iconNames } from '../components/Icon/Icon.tsx';

/** Offers the icons for a prop that is an element. */
export const iconControl = {
  control: 'select',
  options: iconNames,
  mapping: Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
} as const;
