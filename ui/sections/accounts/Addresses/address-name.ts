import type { SavedAddress } from '#contract/accounts/addresses.ts';

type Named = Pick<SavedAddress, 'label' | 'address'>;

/** What its owner calls an address, or its first line, and in one line what that does not say. */
export function addressTexts({ label, address }: Named): { name: string; rest: string } {
  const lines = address.split('\n').filter((line) => line.trim() !== '');
  const name = label || (lines.shift() ?? '');
  return { name, rest: lines.join(', ') };
}

export const addressName = (address: Named): string => addressTexts(address).name;
