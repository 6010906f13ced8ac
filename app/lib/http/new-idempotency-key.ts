/** A UUIDv4. `crypto.randomUUID` exists only on https and localhost, and a staging shop may use http. */
export { v4 as newIdempotencyKey } from 'uuid';
