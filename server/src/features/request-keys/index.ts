export { findFirstRequest, orFirstAnswer, requestKeyOf } from './request-key.ts';
export {
  insertRequestKey,
  type RequestKey,
  removeOldRequestKeys,
  requestKeyConstraint,
  requestKeyPart,
  requestKeysPart,
} from './request-keys.store.ts';
