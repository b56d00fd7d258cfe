export { findFirstRequest, orFirstAnswer, requestKeyOf } from './request-key.ts';
export {
  deleteSomeRequestKeys,
  insertRequestKey,
  type RequestKey,
  removeOldRequestKeys,
  requestKeyConstraint,
  requestKeyPart,
  requestKeysPart,
} from './idempotency.store.ts';
