import type { SavedAddress } from '#contract/addresses.ts';

/** What its owner calls an address, or its first line. */
export const addressName = ({ label, address }: Pick<SavedAddress, 'label' | 'address'>): string =>
  label || (address.split('\n')[0] ?? '');
