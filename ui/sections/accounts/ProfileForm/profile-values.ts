import * as z from 'zod/mini';
import { cleanLine } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#messages/common.js';
import * as product from '#messages/product.js';
import * as m from '#messages/profile-form.js';

const optional = (max: number, tooLong: (i: { max: number }) => string) =>
  z.string().check(z.overwrite(cleanLine), z.maxLength(max, tooLong({ max })));

const link = (example: string) =>
  optional(limits.profileTextMax, m.linkTooLong).check(
    z.refine((value) => value === '' || limits.profileLink.test(value), m.invalidLink({ example })),
  );

/** The fields that a user can change, with their validation messages. */
export const ProfileValues = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, product.requiredName()),
      z.maxLength(limits.nameMax, common.nameTooLong({ nameMax: limits.nameMax })),
    ),
  number: optional(limits.phoneMax, m.phoneTooLong),
  city: optional(limits.nameMax, m.cityTooLong),
  linkedin: link('mara-lindqvist'),
  github: link('maralindqvist'),
  taxId: z.optional(optional(limits.taxIdMax, m.taxIdTooLong)),
});
export type ProfileValues = z.infer<typeof ProfileValues>;
