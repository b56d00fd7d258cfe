/**
 * The limits of what may be asked for, sent and kept, each once. Units are in the names.
 */
export const limits = {
  /** Credits in one account beyond which none are given or ordered. */
  balanceMax: 1_000_000_000,
  /** Longest prompt, in UTF-16 units, as a browser counts them. */
  promptMax: 700,
  negativePromptMax: 200,
  promptNearLimit: 630,
  lockPriceMin: 1,
  lockPriceMax: 100,
  lockPriceDefault: 5,
  imageSideMin: 64,
  imageSideMax: 2048,
  imageSideStep: 64,
  imageSideDefault: 1024,
  guidanceMin: 1,
  guidanceMax: 10,
  guidanceDefault: 7,
  imageSeedMax: 4_294_967_295,
  videoSeedMax: 4_294_967_295,
  /** Largest image that may be animated, and the largest that is decoded. */
  referenceMaxBytes: 20_000_000,
  profilePictureMaxBytes: 5_000_000,
  uploadMaxPixels: 40_000_000,
  /** An unreadable fixed seed falls back to a random number below this one. */
  fallbackSeedBelow: 1_000_000,
  /** Remixes of a creation that are shown beside it, and up to how many are counted. */
  remixesShown: 6,
  /** Items that are shown below an open one, of its owner and of others each. */
  relatedMax: 6,
  /** Steps back that an item tells of where it comes from. */
  ancestorsShown: 5,
  remixesCounted: 100,
  batchMax: 4,
  /** Longest that an answer is held back, in seconds. */
  waitMaxS: 60,
  bioMax: 300,
  usernameMin: 2,
  usernameMax: 40,
  passwordMin: 6,
  passwordMax: 128,
  emailMax: 254,
  idempotencyKeyMax: 255,
  idempotencyKeyTtlHours: 24,
  pageLimitMin: 1,
  pageLimitMax: 100,
  pageLimitDefault: 20,
  /** Deepest offset that is honoured; beyond it a caller pages by key. */
  offsetMax: 10_000,
  galleryPageSize: 20,
  galleryApiPageSize: 30,
  historyPageSize: 20,
  dashboardPageSize: 9,
  shownFavoritesDefault: 6,
  /** Purchases and sales of prompts on one page (R-API-29). */
  promptsPageSize: 6,
  /** Popular prompts and trending styles (R-API-16). */
  popularDefault: 10,
  /** Longest search, in characters. */
  searchMax: 200,
  /** Letters from which on there are suggestions. */
  suggestFrom: 2,
  /** Counts beside suggested words are exact up to here. */
  suggestedCountMax: 100,
  /** Longest name of an engine that is asked for. */
  engineNameMax: 40,
  /** Totals of public listings are exact up to here: no page ever counts a community. */
  totalMax: 1_000,
  /** Most items that are removed or downloaded at once. */
  batchActMax: 100,
  /** So many items one call takes out of the trash for good. */
  emptyTrashMax: 5_000,
  /** Longest address that a payment page may come back to. */
  returnAddressMax: 2_000,
  /** Most credits that an administrator adds at once, and the longest reason. */
  grantMax: 1_000_000,
  grantReasonMax: 200,
  /** So many people one follows at most. */
  followedMax: 2_000,
  /** So many items somebody pins to their profile. */
  pinsMax: 6,
  /** So many people one has blocked at most. */
  blockedMax: 1_000,
  /** Collections of one person, items of one collection, and the longest name of one. */
  collectionsMax: 200,
  collectionItemsMax: 5_000,
  collectionNameMax: 80,
  /** Days that statistics of all times are broken down by. */
  statisticsDaysMax: 365,
  /** Passkeys of one account, and the longest name of one. */
  passkeysMax: 10,
  passkeyNameMax: 60,
  /** Own words in a notification, in characters. */
  notificationWordsMax: 80,
  smallVariantWidthPx: 333,
  wideVariantWidthPx: 666,
} as const;

/**
 * How the web app waits, retries, polls and caches (R-GLOB-13, R-RES-02, R-RES-07, R-RES-08, R-AUTH-16, R-AUTH-21, R-DASH-27, R-DET-09, R-GAL-07 to
 * R-GAL-09, R-CRED-09, R-PAY-03, R-PAY-05, R-ERR-15).
 */
export const clientTiming = {
  requestTimeoutMs: 30_000,
  retryLimit: 3,
  retryDelayMs: 1_000,
  refreshBeforeExpiryS: 300,
  pollIntervalMs: 5_000,
  imagePollMax: 60,
  videoPollMax: 120,
  paymentPollMax: 12,
  paymentRedirectMs: 1_500,
  paymentCountdownS: 5,
  unlockRefreshMs: 500,
  previewRotationMs: 6_000,
  previewMax: 8,
  toastMs: 3_000,
  signInRedirectMs: 1_500,
  galleryCacheMs: 600_000,
  galleryCacheMaxChars: 5_000_000,
  galleryCacheCheckMs: 60_000,
  detailCacheMs: 300_000,
  detailBatchSize: 5,
  detailBatchPauseMs: 100,
  dashboardCacheMs: 120_000,
} as const;

/** Lifetimes that the server keeps and states in its answers. */
export const lifetimes = {
  accessTokenS: 15 * 60,
  refreshTokenDays: 30,
  /** A session ends after this, however often it was prolonged. */
  sessionMaxDays: 90,
  refreshGraceS: 60,
  verifyTokenHours: 24,
  resetTokenHours: 1,
  signedMediaS: 15 * 60,
  /** How long a payment page may be used (the provider's least is half an hour). */
  paymentLinkS: 60 * 60,
  /** How long an upload address may be used. */
  uploadAddressS: 15 * 60,
  /** How long the credits of a creation whose subject was not drawn can be taken back after it was finished. */
  takeBackHours: 24,
  /** What its owner has deleted can be put back for so long; then it is gone for good (KEEP-25). */
  trashDays: 30,
  /** Uploads that nothing was made of are removed after this. */
  unusedUploadHours: 24,
  resendPauseS: 60,
  /** What was read goes after a month, everything after half a year. */
  readNotificationDays: 30,
  notificationDays: 180,
} as const;
