import { v7 } from 'uuid';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** PostgreSQL throws an error for a text that is not a UUID. */
export const isId = (id: string): boolean => uuid.test(id);

/** Creates an id (UUIDv7). Later ids sort after earlier ones. */
export const newId = (): string => v7();
