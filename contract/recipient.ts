/** Who gets an order, and where: what an order copies from a saved address. */
export interface Recipient {
  name: string;
  phone: string;
  /** May have several lines. */
  address: string;
}

export const isSameRecipient = (one: Recipient, other: Recipient): boolean =>
  one.name === other.name && one.phone === other.phone && one.address === other.address;
