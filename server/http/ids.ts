import { v7 } from 'uuid';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `id` can be asked for at all: PostgreSQL raises an error for any other text. */
export const isId = (id: string): boolean => uuid.test(id);

/** A new id; ids that are made later sort later. */
export const newId = (): string => v7();
