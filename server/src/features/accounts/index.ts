export { forgetSignupNetworks } from './signup-signals.store.ts';
export { createAccessTokens } from './access-token.ts';
export type { AccountsContext } from './accounts.context.ts';
export { emailKey, usernameKey } from './accounts.rules.ts';
export { getSelf } from './get-self.ts';
export { endSessionsOf, removeExpiredCredentials } from './accounts.store.ts';
export { brokenNamePromise, checkName, nameTaken, refuseWords } from './check-name.ts';
export { ownerOfName, removeOldNames } from './former-names.store.ts';
export { fillLooks } from './fill-looks.ts';
export { authenticate } from './authenticate.ts';
export { createVerifiedPerson } from './create-verified-person.ts';
export { changeDueAddresses } from './email-change/change-due-addresses.ts';
export { removeOldEmailChanges } from './email-change/email-changes.store.ts';
export { dropPasswords } from './drop-passwords.ts';
export {
  clearProfile,
  type ClearedWords,
  findReturnable,
  giveProfileBack,
  type ProfileParts,
} from './clear-profile.ts';
export { isMemberName } from './member-name.ts';
export { renamePerson } from './rename-person.ts';
export { canAdminister, getStanding, refuseForAdministrators } from './act-on-person.ts';
export { confirmSession, requireConfirmed } from './factors/proof.ts';
export { deactivateAct, signOutAct } from './access-acts.ts';
export { countWithheld, listWithheld } from './withheld-bonus.store.ts';
export { isListedDomain, readDomains } from './disposable-domains.rules.ts';
export { withheldBonusAct } from './withheld-bonus-act.ts';
export { offerSetup, renewSetupCode } from './setup/offer-setup.ts';
export { resetMailAct, verifyEmailAct } from './mail-acts.ts';
export { roleAct } from './role-act.ts';
export { resetFactors } from './factors/reset-factors.ts';
export { createGatheringHitCounter } from './gather-hits.ts';
export { removeOldHits } from './hit-counter.store.ts';
export {
  deleteCounters,
  deleteSomeCredentials,
  emptyPerson,
  lockLeaver,
  removeOldBonusClaims,
} from './leaving.store.ts';
export { deleteLetterRequests } from './letter-requests.store.ts';
export { holdLeaver, type Leaving, proveLeave, signOutLeaver } from './let-go.ts';
export { removeSpentCredentials } from './identities.store.ts';
export {
  clearPicture,
  countOpenSessions,
  findNames,
  findPicture,
  hasNobody,
  listAdministrators,
  lockProfile,
  lockStanding,
  replacePicture,
  setActive,
  setMutedUntil,
  setRole,
  setSuspendedUntil,
  updatePerson,
} from './person.store.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { listLiveSessions } from './sessions.store.ts';
export { isSuspended } from './suspension.rules.ts';
export { type SecurityEvent, suspiciousKinds } from './security-event.ts';
