export { findFirstRequest, type RequestKey, requestKeyOf } from './request-key.ts';
export { removeOldRequestKeys, requestKeyConstraint, requestKeyPart } from './request-keys.store.ts';
