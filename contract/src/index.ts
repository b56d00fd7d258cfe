import { accounts } from './accounts.ts';
import { community, library } from './community.ts';
import { credits } from './credits.ts';
import { favorites } from './favorites.ts';
import { gallery } from './gallery.ts';
import { images } from './images.ts';
import { notifications } from './notifications.ts';
import { payments } from './payments.ts';
import { profiles } from './profiles.ts';
import { prompts } from './prompts.ts';
import { userSettings } from './settings.ts';
import { uploads } from './uploads.ts';
import { videos } from './videos.ts';

export { emailPattern, type Self, type TokenPair } from './accounts.ts';
export { type ContentType, contentType } from './content-type.ts';
export {
  type CardRef,
  cardRef,
  type Content,
  content,
  type ContentStatus,
  type FailureCode,
  type GenerationState,
  isFinalStatus,
  isReadyStatus,
  itemPagePath,
  type LineageLink,
  parseItemAddress,
  profilePicturePath,
  promptTitle,
  publicMediaPath,
  publicViewPath,
  publicWidePath,
  takenBackMessage,
  wireStatus,
} from './content.ts';
export { entryKinds, type EntryKind, type Transaction } from './credits.ts';
export {
  type Access,
  apiBase,
  type BodyOf,
  type Endpoint,
  fillPath,
  type ParamsOf,
  type QueryOf,
  type RateClass,
  type ReplyOf,
  type SentBody,
  type SentParams,
  type SentQuery,
} from './endpoint.ts';
export {
  countCredits,
  type ErrorCode,
  errorCodes,
  errorEntry,
  type FieldProblem,
  googleFailedMessage,
  bonusCreditsMessage,
  insufficientCreditsMessage,
  networkMessages,
  promptRefusedMessage,
  sessionExpiredMessage,
  statusMessage,
} from './errors.ts';
export type { HeardPrompt, ProgressEvent } from './generations.ts';
export {
  defaultNotificationPreferences,
  type Notification,
  type NotificationKind,
  notificationKinds,
  type NotificationPreferences,
  type UnreadEvent,
  unreadEvent,
} from './notifications.ts';
export { type CreditPackage, paymentStatuses, type PaymentStatus } from './payments.ts';
export { clientTiming, lifetimes, limits } from './limits.ts';
export {
  combinedVideoModel,
  composePrompt,
  creditValueCents,
  enginePrice,
  formatImageSize,
  formatMoney,
  imageCost,
  imageSizes,
  imageStyles,
  ownersShare,
  parseImageSize,
  parseVideoRatio,
  type PixelSize,
  resolveVideoModel,
  timesPrice,
  videoCost,
  type VideoMode,
  videoModelMultiplier,
  videoModels,
  videoPixels,
  type VideoRatio,
  videoRatios,
  type VideoResolution,
  videoResolutions,
} from './pricing.ts';
export { type PublicUser } from './profiles.ts';
export { defaultPreferences, defaultSettings, type Preferences, type Settings, type UploadRoom } from './settings.ts';
export { uploadTypes } from './uploads.ts';
export type { Entered, WaitingPrompt } from './waiting-prompt.ts';
export { isBlank, isStorableText, reservedNames, textLength, usernameProblem } from './text.ts';

/**
 * Every call that any page may make, by area. Those of the second factor stand by themselves in `factors.ts`, those of mailed links in
 * `arrivals.ts` and `email-changes.ts`, those of one's own data in `privacy.ts`.
 */
export const contract = {
  accounts,
  images,
  videos,
  uploads,
  gallery,
  community,
  library,
  favorites,
  credits,
  payments,
  prompts,
  profiles,
  userSettings,
  notifications,
} as const;
