import * as z from 'zod/mini';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';

/** A person's profile as this screen needs it. */
export interface ProfileView {
  name: string;
  email: string;
  /** Null for a customer. */
  role: 'admin' | null;
  city: string;
  number: string;
  linkedin: string;
  github: string;
}

const optional = (max: number, what: string) =>
  z.string().check(z.trim(), z.maxLength(max, `${what} can have ${max} characters at most`));

const link = (what: string, example: string) =>
  optional(limits.profileTextMax, what).check(
    z.refine(
      (value) => value === '' || limits.profileLink.test(value),
      `Enter an account name such as ${example}, or an address that starts with https://`,
    ),
  );

/** What a person may change about themselves, with the words for what cannot be saved. */
export const ProfileValues = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, messages.required.name),
      z.maxLength(limits.nameMax, `A name can have ${limits.nameMax} characters at most`),
    ),
  number: optional(limits.phoneMax, 'A phone number'),
  city: optional(limits.nameMax, 'A city'),
  linkedin: link('The address', 'mara-lindqvist'),
  github: link('The address', 'maralindqvist'),
});
export type ProfileValues = z.infer<typeof ProfileValues>;

export const valuesOf = ({ name, number, city, linkedin, github }: ProfileView): ProfileValues => ({
  name,
  number,
  city,
  linkedin,
  github,
});
