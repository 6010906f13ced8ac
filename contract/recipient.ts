import { foldText } from './fold-text.ts';

/** Who gets an order, and where: what an order copies from a saved address. */
export interface Recipient {
  name: string;
  phone: string;
  /** May have several lines. */
  address: string;
}

/** Blanks, empty lines, the kind of hyphens and capitals make no other address, nor do the blanks of a phone number. */
export const isSameRecipient = (one: Recipient, other: Recipient): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ name, phone, address }: Recipient) =>
  JSON.stringify([foldText(name), foldText(phone).replaceAll(' ', ''), foldText(address)]);
