import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { Garage, UserVehicles } from '../fitment/vehicles.ts';
import { AddressChange, DeletedAddress, NewAddress, SavedAddress, SavedAddresses } from './addresses.ts';
import { FoundOldCustomer, OldOrder, OldOrdersQuery } from './old-shop.ts';
import {
  AdminFlag,
  ChangedUser,
  EndedSession,
  ListedUser,
  Profile,
  ProfileSaved,
  SignIn,
  SignedIn,
  User,
  UsersQuery,
} from './users.ts';

export const saveUser = {
  method: 'PUT',
  path: '/user/:email',
  summary: 'With a Firebase ID token, returns an access token. With an access token, saves the profile.',
  access: 'self',
  body: z.union([Profile, SignIn]),
  response: z.union([SignedIn, ProfileSaved]),
  counters: { modifiedCount: 0, result: { modifiedCount: 0 } },
  problems: ['APP_CHECK_FAILED', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_BLOCKED'],
} as const satisfies Call;

export const endSession = {
  method: 'DELETE',
  path: '/session',
  summary: 'Logs out: ends the session of the access token.',
  access: 'signedIn',
  response: EndedSession,
  counters: { deletedCount: 0 },
} as const satisfies Call;

export const findUser = {
  method: 'GET',
  path: '/user/:email',
  summary: 'One user, with the profile.',
  access: 'selfOrAdmin',
  response: User,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listUsers = {
  method: 'GET',
  path: '/user',
  summary: 'All users, newest first unless sorted otherwise.',
  access: 'admin',
  query: UsersQuery,
  response: z.array(ListedUser),
  isList: true,
} as const satisfies Call;

export const isAdmin = {
  method: 'GET',
  path: '/admin/:email',
  summary: 'Whether a user is an admin.',
  access: 'selfOrAdmin',
  response: AdminFlag,
} as const satisfies Call;

export const makeAdmin = {
  method: 'PUT',
  path: '/admin/:email',
  summary: 'Makes a user an admin. The address must be verified.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND', 'EMAIL_NOT_VERIFIED'],
} as const satisfies Call;

export const removeAdmin = {
  method: 'DELETE',
  path: '/admin/:email',
  summary: 'Makes an admin a customer and ends all their sessions. The last admin cannot be removed.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND', 'LAST_ADMIN'],
} as const satisfies Call;

export const signOutUser = {
  method: 'DELETE',
  path: '/sessions/:email',
  summary: 'Ends all sessions of a user, who must sign in again on every device.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const blockUser = {
  method: 'PUT',
  path: '/blocked/:email',
  summary: 'Blocks a user from signing in and ends all their sessions. Their orders do not change.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND', 'LAST_ADMIN', 'OWN_ACCOUNT'],
} as const satisfies Call;

export const unblockUser = {
  method: 'DELETE',
  path: '/blocked/:email',
  summary: 'Lets a blocked user sign in again.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listUserVehicles = {
  method: 'GET',
  path: '/user-vehicles/:email',
  summary: 'The vehicles of a customer, the one in use first.',
  access: 'self',
  response: Garage,
} as const satisfies Call;

export const saveUserVehicles = {
  method: 'PUT',
  path: '/user-vehicles/:email',
  summary: 'Replaces the vehicles of a customer. Unknown ones are left out.',
  access: 'self',
  body: UserVehicles,
  response: Garage,
} as const satisfies Call;

export const listAddresses = {
  method: 'GET',
  path: '/user-addresses/:email',
  summary: 'The saved addresses of a user, the default first, and whether they have ordered before.',
  access: 'self',
  response: SavedAddresses,
} as const satisfies Call;

export const addAddress = {
  method: 'POST',
  path: '/user-addresses/:email',
  summary: 'Saves an address, at most ten. One with the same text is replaced, so that it can be repeated.',
  access: 'self',
  body: NewAddress,
  response: SavedAddress,
} as const satisfies Call;

export const changeAddress = {
  method: 'PATCH',
  path: '/addresses/:id',
  summary: 'Changes a saved address. `isDefault` makes it the one that an order form starts with.',
  access: 'owner',
  body: AddressChange,
  response: SavedAddress,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const deleteAddress = {
  method: 'DELETE',
  path: '/addresses/:id',
  summary: 'Deletes a saved address. Orders keep their own text.',
  access: 'owner',
  response: DeletedAddress,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listOldOrders = {
  method: 'GET',
  path: '/old-orders',
  summary:
    'The orders of the old shop that belong to the verified address of the caller, newest first. With `email`, those of another address, for admins.',
  access: 'signedIn',
  query: OldOrdersQuery,
  response: z.array(OldOrder),
  isList: true,
  problems: ['EMAIL_NOT_VERIFIED', 'FORBIDDEN'],
} as const satisfies Call;

export const findOldCustomer = {
  method: 'GET',
  path: '/old-customers/:email',
  summary: 'What the old shop knew of the holder of an address. Null if nothing.',
  access: 'admin',
  response: FoundOldCustomer,
} as const satisfies Call;
