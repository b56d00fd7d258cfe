export { findFirstRequest, requestKeyOf } from './request-key.ts';
export {
  type RequestKey,
  rememberRequest,
  removeOldRequestKeys,
  requestKeyConstraint,
  requestKeyPart,
} from './request-keys.store.ts';
