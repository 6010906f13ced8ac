/** The seller on receipts. The address is invented. */
export const seller = {
  name: 'Norholt Parts Ltd.',
  address: 'Norra Verkstadsvägen 6, 453 30 Lysekil, Sweden',
} as const;
