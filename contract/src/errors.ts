import { lifetimes, limits } from './limits.ts';

/**
 * The error catalogue: every code that an answer may carry, with its status and its words.
 * Sentences that docs/requirements.md quotes stand here letter for letter and nowhere else.
 */

/** Fallback sentences by status (R-ERR-02 to R-ERR-10, and R-ERR-12). */
export const statusMessages: Readonly<Record<number, string>> = {
  400: 'Invalid request. Please check your input and try again.',
  401: 'Invalid email or password. Please try again.',
  403: "Access denied. You don't have permission to perform this action.",
  404: 'The requested resource was not found.',
  408: 'Request timed out. Please check your connection and try again.',
  409: 'This account already exists. Please try signing in instead.',
  422: 'The information provided is invalid. Please check and try again.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Server error. Please try again later.',
  502: 'Service temporarily unavailable. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
  504: 'Service temporarily unavailable. Please try again later.',
};

export const networkMessages = {
  timeout: 'Request timed out. Please check your connection and try again.',
  unreachable: 'Unable to connect to the server. Please check your internet connection.',
  other: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** The sentence for a status that has none of its own. */
export function statusMessage(status: number): string {
  return statusMessages[status] ?? networkMessages.unexpected;
}

/** By itself as well: the web app says it without carrying the whole catalogue. */
export const sessionExpiredMessage = 'Your session has expired. Please sign in again.';

/** By itself as well: the card says it too when the window of Google fails. */
export const googleFailedMessage = 'Google sign-in failed';

const catalogue = {
  invalid_request: [400, statusMessage(400)],
  malformed_json: [400, 'The request could not be read. Please send well-formed JSON.'],
  malformed_form: [400, 'The form could not be read. Please send it again as a whole.'],
  invalid_token: [400, 'This link is invalid or has expired. Please ask for a new one.'],
  link_used: [400, 'This link has been used already. Please sign in, or ask for a new one.'],
  insufficient_credits: [400, 'Insufficient credits. Please buy more credits to continue.'],
  bad_signature: [400, 'The signature of this notification is not valid.'],
  unauthenticated: [401, 'Please sign in to continue.'],
  session_expired: [401, sessionExpiredMessage],
  invalid_credentials: [401, statusMessage(401)],
  google_failed: [401, googleFailedMessage],
  forbidden: [403, statusMessage(403)],
  second_step_over: [401, 'This sign-in has expired. Please sign in again.'],
  second_factor_needed: [403, 'Please confirm that it is you with your second factor.'],
  proof_needed: [403, 'Please confirm that it is you before you go on.'],
  email_not_verified: [403, 'Please verify your email address first. We have sent you a link.'],
  fresh_sign_in_needed: [403, 'Please sign in again, and delete your account within ten minutes of it.'],
  setup_code_wrong: [403, 'This code is wrong, or older than a day.'],
  confirm_needed: [403, 'Please confirm that it is you.'],
  own_act: [403, 'Another administrator has to decide this.'],
  own_decision: [403, 'Another administrator has to decide this.'],
  evidence_sealed: [403, 'This evidence is sealed.'],
  account_muted: [403, 'You cannot publish at the moment. The reason was mailed to you.'],
  account_suspended: [403, 'This account is suspended. The reason was mailed to you.'],
  account_inactive: [403, 'This account has been deactivated. Please contact support.'],
  upload_expired: [403, 'This upload address is not valid any more. Please ask for a new one.'],
  not_found: [404, statusMessage(404)],
  account_exists: [409, statusMessage(409)],
  username_taken: [409, 'This name is already taken. Please choose another one.'],
  totp_exists: [409, 'An authenticator app is on already. Please turn it off first.'],
  no_factor: [409, 'There is no second factor yet. Please set one up first.'],
  setup_expired: [409, 'This has taken too long. Please begin again.'],
  passkey_exists: [409, 'This passkey has been added already.'],
  too_many_passkeys: [409, `An account has at most ${limits.passkeysMax} passkeys. Please remove one first.`],
  desk_changed: [409, 'This has changed meanwhile. Please look at it again.'],
  in_review: [409, 'This piece is waiting to be looked at.'],
  restricted: [409, 'This piece is restricted. The reason was mailed to you.'],
  report_full: [409, 'This report has all the messages it can take. Please wait for the decision.'],
  notes_full: [409, 'This person has all the notes there can be. Please remove one first.'],
  appeal_made: [409, 'You have appealed already.'],
  appeal_too_late: [409, 'The time to appeal is over.'],
  already_decided: [409, 'This was decided already.'],
  last_admin: [409, 'There must be one administrator.'],
  idempotency_key_reused: [409, 'This request key was already used for another request. Please try again.'],
  own_content: [409, 'This is your own creation: you can read its prompt already.'],
  own_profile: [409, 'This is your own profile: you cannot follow yourself.'],
  not_pinnable: [409, 'Only public creations with an open prompt can be pinned.'],
  own_block: [409, 'This is your own profile: you cannot block yourself.'],
  cannot_follow: [409, 'You cannot follow this person.'],
  follows_blocked: [409, 'You have blocked this person. Please take that back before you follow them.'],
  blocks_full: [
    409,
    `You have blocked ${limits.blockedMax.toLocaleString('en-US')} people, which is the most. Please take one back first.`,
  ],
  follows_full: [
    409,
    `You follow ${limits.followedMax.toLocaleString('en-US')} people, which is the most. Please unfollow somebody first.`,
  ],
  import_under_way: [409, 'Another archive is being imported. Please wait until it has ended, or cancel it.'],
  import_not_whole: [409, 'Some parts of the archive are still missing. Please send them first.'],
  collections_full: [409, `You have ${limits.collectionsMax} collections, which is the most. Please remove one first.`],
  collection_full: [
    409,
    `A collection holds at most ${limits.collectionItemsMax.toLocaleString('en-US')} items. Please take some out first.`,
  ],
  price_changed: [409, 'The price of this prompt has changed. Please look at it again.'],
  bonus_credits: [409, 'Bonus credits pay for creations only: they cannot unlock prompts here.'],
  not_locked: [409, 'This prompt is not locked, so it has no price.'],
  private_content: [409, 'Only the prompt of a public creation can be locked.'],
  bought_words: [409, 'Its words were bought from their author, so they stay with you: it cannot be made public.'],
  already_uploaded: [409, 'A file was already uploaded to this address. Please ask for a new one.'],
  uploads_waiting: [
    409,
    'Too many of your uploads wait to be used. Please use some of them, or wait: they are removed after a day.',
  ],
  uploads_full: [
    409,
    'Your uploads take all the room that an account has. Please delete films that you no longer need.',
  ],
  upload_missing: [409, 'The picture has not been uploaded yet. Please upload it first.'],
  too_late_to_cancel: [409, 'The engine has begun and will be paid, so this cannot be taken back.'],
  not_ready: [409, 'This creation is not finished yet. Please try again in a moment.'],
  only_pictures_grow: [409, 'Only pictures can be enlarged.'],
  too_large_to_grow: [
    409,
    `This picture is too large to be enlarged: at most ${limits.imageSideMax} x ${limits.imageSideMax} pixels can come of it.`,
  ],
  nothing_missed: [409, 'Its subject was drawn as far as the engine can tell, so there is nothing to take back.'],
  taken_back_late: [409, `A creation can be taken back within ${lifetimes.takeBackHours} hours after it was finished.`],
  prompt_sold: [409, 'Its prompt was sold, so this creation cannot be taken back.'],
  back_already: [409, 'The credits of this creation are back already.'],
  payload_too_large: [413, 'The request is too large. Please send less at once.'],
  file_too_large: [413, `A picture may have at most ${limits.referenceMaxBytes / 1_000_000} MB.`],
  unsupported_media_type: [415, 'This type of content is not supported. Please send JSON.'],
  unsupported_image: [415, 'Please upload a JPEG, PNG, WebP, GIF or AVIF picture.'],
  invalid_image: [422, 'This file could not be read as a picture. Please choose another one.'],
  image_too_large: [422, 'This picture has too many pixels. At most 40 megapixels are possible.'],
  misdirected: [421, 'This installation does not answer to that address.'],
  passkey_refused: [422, 'This passkey could not be used. Please try again, or choose another way.'],
  invalid_field: [422, statusMessage(422)],
  prompt_refused: [422, 'This prompt breaks the rules of this site. Nothing was charged.'],
  picture_refused: [422, 'This picture cannot be used here.'],
  challenge_failed: [422, 'Please send the report again.'],
  plan_needed: [422, 'Please look at what this would do first: ask for its preview and send its plan.'],
  balance_full: [422, 'An account can hold no more credits than this. Please use some of them first.'],
  rate_limited: [429, statusMessage(429)],
  payments_paused: [429, 'Payments are paused for this account. Please try again tomorrow.'],
  too_many_generations: [429, 'Too many creations are still in progress. Please wait until one has finished.'],
  too_many_streams: [429, 'Too many pages are open at once. Please close some of them.'],
  too_many_waiting: [429, 'Too many calls are waiting already. Please ask again later.'],
  internal: [500, statusMessage(500)],
  payments_unavailable: [503, 'Payments are not possible at the moment. Please try again later.'],
  busy: [503, statusMessage(503)],
  unavailable: [503, statusMessage(503)],
} as const satisfies Record<string, readonly [number, string]>;

/** A code of the catalogue, as it travels in `code`. */
export type ErrorCode = keyof typeof catalogue;

/** One wrong field of a request: where, and a sentence for the person. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** Status and words of a code. */
export function errorEntry(code: ErrorCode): { readonly status: number; readonly message: string } {
  const [status, message] = catalogue[code];
  return { status, message };
}

/** All codes, for documents and tests. */
export const errorCodes = /* @__PURE__ */ Object.keys(catalogue) as readonly ErrorCode[];

/** 'Insufficient credits' with the figures: the web app opens its dialog on these words (R-ERR-18). */
export function insufficientCreditsMessage(neededCredits: number, balanceCredits: number): string {
  return `Insufficient credits. This needs ${countCredits(neededCredits)} and your balance is ${countCredits(balanceCredits)}.`;
}

/** Why a prompt was refused, as the rule says it (DESK-26). */
export function promptRefusedMessage(explanation: string): string {
  return `This prompt breaks the rules of this site: ${explanation} Nothing was charged.`;
}

/** Where bonus credits do not buy prompts, with the figures. */
export function bonusCreditsMessage(neededCredits: number, usableCredits: number): string {
  return `Bonus credits pay for creations only. This prompt costs ${countCredits(neededCredits)}, and ${usableCredits === 0 ? 'none' : usableCredits} of yours can be used for it.`;
}

/** '1 credit', '2,500 credits' (R-DASH-18, DESK-128): as every other figure is written. */
export function countCredits(credits: number): string {
  return `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
}
