export { asStarted } from './as-started.ts';
export { coloursOf } from './colours.rules.ts';
export type { ContentContext } from './content.context.ts';
export { fillColours } from './fill-colours.ts';
export { fillPrints } from './fill-prints.ts';
export { createConversions } from './conversions.ts';
export { listingChannel } from './listing-channel.ts';
export { createSmallCache } from './small-cache.ts';
export { createManyDownloads } from './download-many.ts';
export {
  contentQuery,
  type ContentRow,
  findContent,
  findContents,
  findMarked,
  holdingBoughtWords,
  isSold,
  listBatch,
  listPromptsBefore,
  lockOwnContent,
} from './content.store.ts';
export {
  countFavoriteParts,
  countSalesPart,
  findFavoriteFigures,
  lockCountersPart,
  lockFigures,
  openFigures,
  makeRoomForViews,
  removeOldViews,
  uncountFavoritesPart,
} from './figures.store.ts';
export {
  type AttemptKey,
  type Cancelling,
  type CauseToLook,
  type ClaimedGeneration,
  claimGeneration,
  completedPart,
  failedPart,
  firstSubmissionPart,
  forgetOperation,
  handBackGeneration,
  knownOperationPart,
  listUnfinishedOfPerson,
  type MadeMedia,
  markSubmitting,
  type NewContent,
  newContentPart,
  openCountersPart,
  placed,
  type PlacedContent,
  noSubmissionPart,
  recordProgress,
  releaseAllLeases,
  releaseGeneration,
  saveOperation,
  takenBackPart,
  markSentAgain,
  takeStranded,
} from './making.store.ts';
export {
  countImported,
  findByOrigins,
  type ImportedContent,
  importedKeys,
  insertImported,
  isImported,
} from './imported.store.ts';
export { apartMax, type Band, bandOf, type Bands, mirrored, type Print } from './print.rules.ts';
export { type CopyRow, findCopies, findPrints, printPart } from './prints.store.ts';
export { findWords, listPersonItems, type PersonItemRow } from './person-items.store.ts';
export { readPrint, readPrintOfStill } from './read-print.ts';
export { sourceOfImage } from './convert-image.ts';
export { canSee, hasPromptAccess, isOwner, isWithheld, missesSubject, takeBackUntil } from './content.rules.ts';
export { getOwnContent, getPublicContent, getVisibleContent } from './get-content.ts';
export { removeSomeOfPerson } from './remove-all-of-person.ts';
export { releaseMediaTasks } from './media-tasks.store.ts';
export {
  countInReview,
  findInReview,
  type InReviewRow,
  listInReview,
  lockStandingItems,
  type StandingItem,
} from './restrict.store.ts';
export {
  type BeforeRestriction,
  freezeItems,
  type FrozenItem,
  releaseItems,
  restrictItems,
  settleItems,
} from './restrict-items.ts';
export { sweepMediaTasks } from './media-tasks.ts';
export { presentCard, presentContent, type PresentContext, presentMedia, presentPreview } from './present-content.ts';
export { finishRemoval, forgetMedia, removeFileLater } from './remove-media.ts';
export { removeAllOver } from './remove-over.ts';
export { signExisting } from './sign-existing.ts';
export { countLeftUnsigned, countUnsigned, releaseSigning } from './sign-existing.store.ts';
export { removeUnnamed } from './remove-unnamed.ts';
export { itemOfKey, privateKey, publicKey, smallKey, wideKey } from './storage-key.ts';
export { createVisitBatch } from './visit-batch.ts';
export { previewItem } from './preview-item.ts';
export { takeDown } from './take-down.ts';
