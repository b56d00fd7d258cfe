export { createAccessTokens } from './access-token.ts';
export type { AccountsContext } from './accounts.context.ts';
export { usernameKey } from './accounts.rules.ts';
export { getSelf } from './get-self.ts';
export { removeExpiredCredentials } from './accounts.store.ts';
export { authenticate } from './authenticate.ts';
export { createVerifiedPerson } from './create-verified-person.ts';
export { createHitCounter, removeOldHits } from './hit-counter.store.ts';
export { createPasswords } from './passwords.ts';
