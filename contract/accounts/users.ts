import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { limits } from '../limits.ts';
import { userReaders } from './user-filters.ts';
import { listQuery } from '../list-query.ts';
import { cleanLine, firstCharacters } from '../clean-text.ts';
import { text } from '../text.ts';

/** GET /user/{email}. */
export const User = z.object({
  name: z.string(),
  email: z.string(),
  /** Null for a customer. */
  role: z.nullable(z.literal('admin')),
  city: z.string(),
  number: z.string(),
  linkedin: z.string(),
  github: z.string(),
  /** For invoices, such as DE123456789. Absent from servers of an earlier version. */
  taxId: z.optional(z.string()),
});
export type User = z.infer<typeof User>;

/** A row of GET /user. */
export const ListedUser = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: User.shape.role,
  /** Whether the e-mail address is verified, which an admin needs. */
  verified: z.boolean(),
  /** Whether an admin has blocked them from signing in. */
  blocked: z.boolean(),
  /** Whether the old shop knew the address. Absent from servers of an earlier version. */
  fromOldShop: z.optional(z.boolean()),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** The query of GET /user. */
export const UsersQuery = listQuery(userReaders, 'role');
export type UsersQuery = z.infer<typeof UsersQuery>;

/**
 * The response of PUT and DELETE /admin and /blocked, and of DELETE /sessions. `modifiedCount` 0 means that nothing had
 * to change.
 */
export const ChangedUser = z.object({
  acknowledged: z.literal(true),
  matchedCount: z.literal(1),
  modifiedCount: z.union([z.literal(0), z.literal(1)]),
});
export type ChangedUser = z.infer<typeof ChangedUser>;

/** DELETE /session. */
export const EndedSession = z.object({
  acknowledged: z.literal(true),
  deletedCount: z.union([z.literal(0), z.literal(1)]),
});

/** Cleans the name that an authentication provider has, and cuts it to the longest that the shop accepts. */
export const cleanName = (name: string): string => firstCharacters(cleanLine(name), limits.nameMax).trim();

/** The body of PUT /user/{email} with a Firebase ID token. The name may be that of a provider, so a long one is cut. */
export const SignIn = z.object({
  name: z._default(z.string().check(z.overwrite(cleanName)), ''),
});

export const SignedIn = z.object({
  result: z.object({
    acknowledged: z.literal(true),
    matchedCount: z.int(),
    modifiedCount: z.int(),
    upsertedCount: z.int(),
    upsertedId: z.nullable(z.string()),
  }),
  accessToken: z.string(),
});
export type SignedIn = z.infer<typeof SignedIn>;

const profileLink = text({ max: limits.profileTextMax }).check(
  z.refine((value) => value === '' || limits.profileLink.test(value), m.profileLink()),
);

/** The body of PUT /user/{email} with an access token. Absent fields do not change. */
export const Profile = z.object({
  name: z.optional(text({ min: 1, max: limits.nameMax })),
  number: z.optional(text({ max: limits.phoneMax })),
  city: z.optional(text({ max: limits.nameMax })),
  linkedin: z.optional(profileLink),
  github: z.optional(profileLink),
  taxId: z.optional(text({ max: limits.taxIdMax })),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileSaved = z.object({
  result: z.object({ modifiedCount: z.union([z.literal(0), z.literal(1)]) }),
});

/** GET /admin/{email}. */
export const AdminFlag = z.object({ admin: z.boolean() });
