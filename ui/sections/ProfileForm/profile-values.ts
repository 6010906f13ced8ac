import * as z from 'zod/mini';
import { cleanLine } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#messages/common.ts';
import * as product from '#messages/product.ts';
import * as m from '#messages/profile-form.ts';

const optional = (max: number, what: string) =>
  z.string().check(z.overwrite(cleanLine), z.maxLength(max, m.whatCanHaveAtMostMaxCharacters({ what, max })));

const link = (what: string, example: string) =>
  optional(limits.profileTextMax, what).check(
    z.refine(
      (value) => value === '' || limits.profileLink.test(value),
      m.enterAnAccountNameSuchAsExample({ example }),
    ),
  );

/** The fields that a user can change, with their validation messages. */
export const ProfileValues = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, product.requiredName()),
      z.maxLength(limits.nameMax, common.aNameCanHaveAtMostNameMaxCharacters({ nameMax: limits.nameMax })),
    ),
  number: optional(limits.phoneMax, m.aPhoneNumber()),
  city: optional(limits.nameMax, m.aCity()),
  linkedin: link(m.theAddress(), 'mara-lindqvist'),
  github: link(m.theAddress(), 'maralindqvist'),
});
export type ProfileValues = z.infer<typeof ProfileValues>;
