export { findFirstRequest, orFirstAnswer, idempotencyKeyOf } from './idempotency-key.ts';
export {
  deleteSomeIdempotencyKeys,
  insertIdempotencyKey,
  type Made,
  type IdempotencyKey,
  removeOldIdempotencyKeys,
  idempotencyKeyConstraint,
  idempotencyKeyPart,
  idempotencyKeysPart,
} from './idempotency.store.ts';
