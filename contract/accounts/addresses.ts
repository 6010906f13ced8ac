import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { lines, text } from '../text.ts';

const fields = {
  /** What its owner calls it, such as "Workshop". May be empty. */
  label: text({ max: limits.addressLabelMax }),
  /** The recipient. */
  name: text({ min: 1, max: limits.nameMax }),
  phone: text({ max: limits.phoneMax }),
  address: lines({ min: 1, max: limits.addressMax }),
};

export const SavedAddress = z.object({
  _id: z.string(),
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** The response of GET /user-addresses/{email}. */
export const SavedAddresses = z.object({
  /** The one used last first, which is the default. */
  addresses: z.array(SavedAddress),
  /** A first order may be a gift, so its address is not saved unless its customer says so. */
  hasOrdered: z.boolean(),
});
export type SavedAddresses = z.infer<typeof SavedAddresses>;

/** The body of POST /user-addresses/{email}. */
export const NewAddress = z.object({ ...fields, isDefault: z.optional(z.boolean()) });
export type NewAddress = z.infer<typeof NewAddress>;

/** The body of PATCH /addresses/{id}. Absent fields do not change. */
export const AddressChange = z.partial(NewAddress);
export type AddressChange = z.infer<typeof AddressChange>;

/** DELETE /addresses/{id}. */
export const DeletedAddress = z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) });
