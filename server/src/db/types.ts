// Written by `node server/src/db/write-types.ts` from the migrated schema; a test compares the two.
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Json = JSONColumnType<object>;

export interface AbuseFlagTable {
  id: string;
  user_id: string;
  kind: 'bonus_farm' | 'wash_trade' | 'reversed_sales';
  score: number;
  opened_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
  outcome: 'released' | 'returned' | 'closed' | null;
}

export interface AbuseTieTable {
  flag_id: string;
  seller_id: string;
  buyer_id: string;
  credits: number;
  unlocks: number;
  first_at: Date;
  last_at: Date;
  shared: 'mailbox' | 'network' | 'payment' | 'views' | null;
}

export interface AccountTable {
  user_id: string;
  balance: Generated<number>;
  active_generations: Generated<number>;
  debt: Generated<number>;
  entry_count: Generated<number>;
  spent_count: Generated<number>;
  refund_count: Generated<number>;
  spent_total: ColumnType<string, string | number | undefined, string | number>;
  refunded_total: ColumnType<string, string | number | undefined, string | number>;
  sale_count: Generated<number>;
  earned_total: ColumnType<string, string | number | undefined, string | number>;
  unlock_count: Generated<number>;
  of_provider: ColumnType<string, string | number | undefined, string | number>;
  of_bonus: ColumnType<string, string | number | undefined, string | number>;
  of_house: ColumnType<string, string | number | undefined, string | number>;
  of_people: ColumnType<string, string | number | undefined, string | number>;
  held: Generated<number>;
  unsettled_until: Date | null;
  unlocked_own: ColumnType<string, string | number | undefined, string | number>;
  in_review: Generated<boolean>;
}

export interface AccountCheckpointTable {
  user_id: string;
  entry_id: ColumnType<string, string | number, string | number>;
  balance: number;
  entry_count: number;
  spent_count: number;
  refund_count: number;
  spent_total: ColumnType<string, string | number, string | number>;
  refunded_total: ColumnType<string, string | number, string | number>;
  earned_total: ColumnType<string, string | number, string | number>;
  of_provider: ColumnType<string, string | number, string | number>;
  of_bonus: ColumnType<string, string | number, string | number>;
  of_house: ColumnType<string, string | number, string | number>;
  of_people: ColumnType<string, string | number, string | number>;
  taken_back: ColumnType<string, string | number, string | number>;
  digest: Buffer;
  seal: Buffer;
}

export interface AccountDeletionTable {
  user_id: string;
  email: string | null;
  requested_at: Date;
  lease_until: Date | null;
  finished_at: Date | null;
}

export interface AppealTable {
  id: string;
  decision_id: string;
  text: string;
  received_at: Date;
  due_at: Date;
  state: Generated<'open' | 'upheld' | 'reversed'>;
  decided_by: string | null;
  decided_at: Date | null;
  answer: string | null;
}

export interface ApprovalTable {
  id: string;
  action: string;
  subject: string;
  input: Json;
  before: Json;
  after: Json;
  effects: Json;
  reason: string;
  asked_by: string;
  asked_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision: 'approved' | 'refused' | 'withdrawn' | 'overtaken' | null;
}

export interface ArchiveImportTable {
  id: string;
  user_id: string;
  name: string;
  size_bytes: ColumnType<string, string | number, string | number>;
  state: 'waiting' | 'received' | 'working' | 'done' | 'refused' | 'cancelled' | 'lapsed';
  refusal: string | null;
  total: number | null;
  cursor: Generated<number>;
  taken: Generated<number>;
  known: Generated<number>;
  skipped: Generated<number>;
  shortened: Generated<number>;
  report: Generated<Json>;
  tries: Generated<number>;
  attempt: Generated<number>;
  lease_until: Date | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  collections: Generated<number>;
}

export interface AuditEntryTable {
  id: Generated<string>;
  actor: string;
  action: string;
  subject: string;
  detail: string;
  created_at: Date;
  cause: string | null;
  credits: number | null;
  act_id: string | null;
  before: Json | null;
  after: Json | null;
  reason: Generated<string>;
  session_id: string | null;
  request_id: string | null;
  approved_by: string | null;
}

export interface BannedPrintTable {
  decision_id: string;
  content_id: string;
  phash: ColumnType<string, string | number, string | number>;
  dhash: ColumnType<string, string | number, string | number>;
  category: 'intimate_image' | 'minor_safety';
  banned_at: Date;
  ended_at: Date | null;
}

export interface BlockTable {
  blocker: string;
  blocked: string;
  since: Date;
}

export interface BonusClaimTable {
  address_hash: Buffer;
  expires_at: Date;
}

export interface ClearedProfileTable {
  decision_id: string;
  user_id: string;
  took_name: boolean;
  took_bio: boolean;
  took_picture: boolean;
  username: string | null;
  full_name: string | null;
  bio: string | null;
  member_name: string | null;
  forget_at: Date;
  forgotten_at: Date | null;
}

export interface CollectionTable {
  id: string;
  owner_id: string;
  name: string;
  is_public: Generated<boolean>;
  cover_id: string | null;
  created_at: Date;
  updated_at: Date;
  origin_id: string | null;
}

export interface CollectionItemTable {
  collection_id: string;
  content_id: string;
  position: ColumnType<string, string | number, string | number>;
  added_at: Date;
}

export interface ContentTable {
  id: string;
  user_id: string;
  content_type: 'image' | 'video';
  prompt: string;
  style: string;
  seed: ColumnType<string, string | number, string | number>;
  guidance_scale: number | null;
  width: number;
  height: number;
  model: string;
  engine: string;
  credits_used: number;
  status: 'pending' | 'queued' | 'running' | 'processing' | 'completed' | 'succeeded' | 'failed';
  status_message: string | null;
  progress: Generated<number>;
  is_public: boolean;
  is_prompt_locked: Generated<boolean>;
  prompt_price: Generated<number>;
  lock_updated_at: Date | null;
  visibility_updated_at: Date | null;
  media_key: string | null;
  small_key: string | null;
  media_type: string | null;
  placeholder: string | null;
  created_at: Date;
  completed_at: Date | null;
  deadline_at: Date;
  attempt: Generated<number>;
  lease_until: Date | null;
  enqueued_at: Date;
  resolution: string | null;
  ratio: string | null;
  duration_s: number | null;
  fps: number | null;
  camera_fixed: boolean | null;
  source_key: string | null;
  submission: 'submitting' | 'submitted' | null;
  operation: Json | null;
  turn: number | null;
  cancelled_at: Date | null;
  remix_of: string | null;
  batch_id: string | null;
  batch_place: number | null;
  is_upscaled: Generated<boolean>;
  preview: Buffer | null;
  negative_prompt: string | null;
  continues: Generated<boolean>;
  colours: string[] | null;
  origin_id: string | null;
  imported_at: Date | null;
  opening: Generated<Buffer | null>;
  mark: ColumnType<string | null, string | number | null, string | number | null>;
  signed_by: Buffer | null;
  signed_at: Date | null;
  signing_until: Date | null;
  left_unsigned: string | null;
  restricted_by: string | null;
  restricted_as: string | null;
  failure_code: 'cancelled' | 'taken_back' | 'stopped' | 'refused' | 'timed_out' | 'engine_failed' | null;
  review_is_public: boolean | null;
  review_price: number | null;
  review_rule: string | null;
  has_print: boolean | null;
  review_looks_banned: boolean | null;
}

export interface ContentDayTable {
  content_id: string;
  day: Date;
  views: Generated<number>;
  favorites: Generated<number>;
  downloads: Generated<number>;
  locked_views: Generated<number>;
}

export interface ContentPrintTable {
  content_id: string;
  phash: ColumnType<string, string | number, string | number>;
  dhash: ColumnType<string, string | number, string | number>;
}

export interface ContentStatsTable {
  content_id: string;
  view_count: Generated<number>;
  favorite_count: Generated<number>;
  download_count: Generated<number>;
  share_count: Generated<number>;
  unlock_count: Generated<number>;
  credits_earned: Generated<number>;
  owner_id: string | null;
}

export interface ContentViewTable {
  content_id: string;
  viewer_hash: Buffer;
  hour: Date;
}

export interface CreditDayTable {
  user_id: string;
  day: Date;
  images: Generated<number>;
  videos: Generated<number>;
  failed: Generated<number>;
  credits_spent: Generated<number>;
  credits_refunded: Generated<number>;
  prompts_sold: Generated<number>;
  credits_earned: Generated<number>;
}

export interface CreditEntryTable {
  id: Generated<string>;
  user_id: string;
  kind:
    | 'purchase'
    | 'image_generation'
    | 'video_generation'
    | 'image_generation_refund'
    | 'video_generation_refund'
    | 'bonus'
    | 'admin_credit'
    | 'promotional_credit'
    | 'credit_expiry'
    | 'credit_deduction'
    | 'prompt_purchase'
    | 'prompt_sale'
    | 'dispute_reversal'
    | 'sale_reversal';
  amount: number;
  balance_after: number;
  generation_id: string | null;
  cause: string;
  description: string;
  created_at: Date;
  fee: Generated<number>;
}

export interface CreditHoldTable {
  buyer_id: string;
  content_id: string;
  seller_id: string;
  amount: number;
  returned: Generated<number>;
  until: Date;
  state: Generated<string>;
  sold_at: Date;
  ended_at: Date | null;
  needs_review: Generated<boolean>;
}

export interface CreditHoldReturnTable {
  event_id: string;
  buyer_id: string;
  content_id: string;
  order_id: string;
  credits: number;
  at: Date;
}

export interface CreditPackageTable {
  id: string;
  name: string;
  description: string;
  credits: number;
  price_cents: number;
  currency: string;
  is_active: Generated<boolean>;
}

export interface DecisionTable {
  id: string;
  report_id: string | null;
  user_id: string;
  action:
    | 'none'
    | 'hide'
    | 'remove'
    | 'withdraw_words'
    | 'mute'
    | 'suspend'
    | 'clear_profile'
    | 'return_income'
    | 'lift';
  ground: 'law' | 'terms' | null;
  ground_ref: Generated<string>;
  facts: Generated<string>;
  redress: Generated<string>;
  detected_by: 'notice' | 'own' | 'automated';
  taken_by: 'person' | 'automated';
  territory: Generated<string>;
  decided_by: string | null;
  decided_at: Date;
  appeal_until: Date | null;
  reversed_by: string | null;
  reversed_at: Date | null;
  until: Date | null;
  is_interim: Generated<boolean>;
}

export interface DecisionItemTable {
  decision_id: string;
  content_id: string;
  action: 'none' | 'hide' | 'remove' | 'withdraw_words';
  before: Json | null;
  restored_at: Date | null;
  deleted_at: Date | null;
}

export interface DisputeEvidenceTable {
  dispute_id: string;
  state: Generated<'to_stage' | 'staged' | 'submitting' | 'submitted' | 'refused' | 'over'>;
  next_try_at: Date;
  reason: string | null;
  due_at: Date | null;
  evidence: Json | null;
  staged_at: Date | null;
  asked_by: string | null;
  asked_at: Date | null;
  submitted_at: Date | null;
  error: string | null;
  told_at: Date | null;
}

export interface EmailChangeTable {
  user_id: string;
  id: string;
  session_id: string;
  email: string;
  email_key: string;
  asked_at: Date;
  expires_at: Date;
  changes_at: Date;
  new_confirmed_at: Date | null;
  old_confirmed_at: Date | null;
}

export interface EngineHealthTable {
  process: string;
  content_type: 'image' | 'video' | 'classifier';
  engine: string;
  state: 'closed' | 'probing' | 'open';
  failures: number;
  reason: string | null;
  changed_at: Date;
}

export interface EnginePriceTable {
  id: string;
  engine: string;
  content_type: 'image' | 'video';
  model: Generated<string>;
  unit: 'item' | 'second';
  micros: ColumnType<string, string | number, string | number>;
  currency: string;
  valid_from: Date;
  set_by: string;
}

export interface EvidenceTable {
  id: string;
  content_id: string;
  content_type: 'image' | 'video';
  owner_id: string;
  media_key: string | null;
  small_key: string | null;
  row: Json;
  sha256: Buffer | null;
  media_state: 'copying' | 'kept' | 'gone';
  taken_at: Date;
  sealed: boolean;
  keep_until: Date | null;
}

export interface EvidenceExportTable {
  id: string;
  report_id: string;
  asked_by: string;
  approved_at: Date;
  expires_at: Date;
  password_hash: Buffer | null;
  shown_at: Date | null;
}

export interface FavoriteTable {
  user_id: string;
  content_id: string;
  created_at: Date;
  content_type: string;
  is_visible: boolean;
}

export interface FavoriteToldTable {
  content_id: string;
  user_id: string;
  told_at: Date;
}

export interface FollowTable {
  follower: string;
  followed: string;
  since: Date;
}

export interface FollowToldTable {
  followed: string;
  follower: string;
  told_at: Date;
}

export interface FormerNameTable {
  username_key: string;
  username_look: string;
  user_id: string;
  expires_at: Date;
  is_withheld: Generated<boolean>;
}

export interface GenerationCostTable {
  content_id: string;
  content_type: 'image' | 'video';
  engine: string;
  model: string;
  credits: number;
  micros: ColumnType<string | null, string | number | null, string | number | null>;
  currency: string | null;
  ended_at: Date;
  ms: number | null;
}

export interface GrantCampaignTable {
  id: string;
  name: string;
  credits: number;
  budget: number;
  people: number;
  given: Generated<number>;
  gone: Generated<number>;
  suspended: Generated<number>;
  overfull: Generated<number>;
  state: Generated<'active' | 'done' | 'stopped'>;
  made_by: string;
  made_at: Date;
  ended_at: Date | null;
}

export interface GrantCampaignPersonTable {
  campaign_id: string;
  user_id: string;
  outcome: 'given' | 'gone' | 'suspended' | 'overfull' | null;
  settled_at: Date | null;
}

export interface IdempotencyTable {
  user_id: string;
  call: string;
  key: string;
  request_hash: Buffer;
  content_ids: string[];
  created_at: Date;
}

export interface IdentityTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: Date;
}

export interface InstallationTable {
  name: string;
  value: string;
}

export interface KeptContentTable {
  id: string;
  user_id: string;
  content_type: 'image' | 'video';
  prompt: string;
  style: string;
  seed: ColumnType<string, string | number, string | number>;
  guidance_scale: number | null;
  width: number;
  height: number;
  model: string;
  engine: string;
  credits_used: number;
  status: 'pending' | 'queued' | 'running' | 'processing' | 'completed' | 'succeeded' | 'failed';
  status_message: string | null;
  progress: Generated<number>;
  is_public: boolean;
  is_prompt_locked: Generated<boolean>;
  prompt_price: Generated<number>;
  lock_updated_at: Date | null;
  visibility_updated_at: Date | null;
  media_key: string | null;
  small_key: string | null;
  media_type: string | null;
  placeholder: string | null;
  created_at: Date;
  completed_at: Date | null;
  deadline_at: Date;
  attempt: Generated<number>;
  lease_until: Date | null;
  enqueued_at: Date;
  resolution: string | null;
  ratio: string | null;
  duration_s: number | null;
  fps: number | null;
  camera_fixed: boolean | null;
  source_key: string | null;
  submission: 'submitting' | 'submitted' | null;
  operation: Json | null;
  turn: number | null;
  cancelled_at: Date | null;
  remix_of: string | null;
  batch_id: string | null;
  batch_place: number | null;
  is_upscaled: Generated<boolean>;
  preview: Buffer | null;
  negative_prompt: string | null;
  continues: Generated<boolean>;
  colours: string[] | null;
  trashed_at: Date | null;
  trashed_is_public: boolean | null;
  trashed_price: number | null;
  origin_id: string | null;
  imported_at: Date | null;
  opening: Generated<Buffer | null>;
  mark: ColumnType<string | null, string | number | null, string | number | null>;
  signed_by: Buffer | null;
  signed_at: Date | null;
  signing_until: Date | null;
  left_unsigned: string | null;
  restricted_by: string | null;
  restricted_as: string | null;
  failure_code: 'cancelled' | 'taken_back' | 'stopped' | 'refused' | 'timed_out' | 'engine_failed' | null;
  review_is_public: boolean | null;
  review_price: number | null;
  review_rule: string | null;
  has_print: boolean | null;
  review_looks_banned: boolean | null;
}

export interface LedgerCheckTable {
  id: string;
  checked_at: Date;
  checked_by: string;
  users: number;
  entries: ColumnType<string, string | number, string | number>;
  violations: number;
}

export interface LedgerRoundTable {
  id: Generated<string>;
  newest_entry: ColumnType<string, string | number, string | number>;
  began_at: Date;
  entries: number;
}

export interface LedgerViolationTable {
  user_id: string;
  promise: string;
  detail: string;
}

export interface LetterRequestTable {
  id: string;
  purpose: 'verify_email' | 'reset_password';
  email_key: string;
  created_at: Date;
}

export interface ListingTable {
  content_id: string;
  content_type: string;
  user_id: string;
  created_at: Date;
  facet: string;
  orientation: string;
  is_locked: boolean;
  favorite_count: Generated<number>;
  trend_score: number;
  words: string;
  view_count: Generated<number>;
  engine: Generated<string>;
  colours: Generated<string[]>;
  traits: string[];
}

export interface ListingWordTable {
  word: string;
}

export interface MailOutboxTable {
  id: string;
  kind: string;
  recipient: string;
  payload: Json;
  created_at: Date;
  next_attempt_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  lease_until: Date | null;
}

export interface MailTokensTable {
  id: string;
  user_id: string;
  purpose: 'verify_email' | 'reset_password';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  entered_at: Date | null;
  waiting: Json | null;
}

export interface MailboxTable {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  sent_at: Date;
}

export interface MediaTaskTable {
  id: Generated<string>;
  content_id: string;
  action: 'move' | 'copy' | 'remove' | 'strip';
  key: string;
  target: string | null;
  created_at: Date;
  lease_until: Date | null;
}

export interface MissingMediaTable {
  key: string;
  content_id: string;
  found_at: Date;
}

export interface NotificationTable {
  id: Generated<string>;
  user_id: string;
  kind: 'generation' | 'sale' | 'favorite' | 'payment' | 'follow' | 'desk' | 'decision';
  type: string;
  cause: string;
  content_id: string | null;
  content_type: 'image' | 'video' | null;
  order_id: string | null;
  credits: number | null;
  count: Generated<number>;
  created_at: Date;
  read_at: Date | null;
  person_id: string | null;
  decision_id: string | null;
  gathered_since: Date | null;
}

export interface OperatorNoteTable {
  id: string;
  user_id: string;
  author_id: string;
  text: string;
  at: Date;
  removed_at: Date | null;
  removed_by: string | null;
}

export interface OwnerDayTable {
  user_id: string;
  day: Date;
  views: Generated<number>;
  locked_views: Generated<number>;
  favorites: Generated<number>;
}

export interface PackageChangeTable {
  id: string;
  package_id: string;
  effective_at: Date;
  name: string;
  description: string;
  credits: number;
  price_cents: number;
  currency: string;
  is_active: boolean;
  made_by: string;
  made_at: Date;
  applied_at: Date | null;
  cancelled_at: Date | null;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<string, string | number, string | number>;
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PaymentCustomerTable {
  user_id: string;
  customer_id: string;
}

export interface PaymentDisputeTable {
  id: string;
  order_id: string;
  amount_cents: number;
  moves: number;
  is_withdrawn: boolean;
  outcome: 'open' | 'won' | 'lost';
}

export interface PaymentEventTable {
  id: string;
  type: string;
  order_id: string | null;
  outcome: string;
  received_at: Date;
  seen_by: string | null;
  seen_at: Date | null;
  seen_note: string | null;
}

export interface PaymentOrderTable {
  id: string;
  user_id: string;
  package_id: string;
  package_name: string;
  credits: number;
  price_cents: number;
  currency: string;
  created_at: Date;
  success_url: string;
  cancel_url: string;
  session_id: string | null;
  payment_intent: string | null;
  url: string | null;
  expires_at: Date | null;
  receipt_url: string | null;
  paid_at: Date | null;
  failed_at: Date | null;
  expired_at: Date | null;
  refunded_cents: Generated<number>;
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>;
  reclaimed_credits: Generated<number>;
  next_check_at: Date | null;
  checks: Generated<number>;
  ended_reason: string | null;
}

export interface PaymentRefundTable {
  id: string;
  order_id: string;
  amount_cents: number;
  has_failed: Generated<boolean>;
  told_at: Date | null;
}

export interface PinTable {
  content_id: string;
  user_id: string;
  place: number;
}

export interface PriceDayTable {
  owner_id: string;
  day: Date;
  price: number;
  sold: number;
  earned: number;
}

export interface ProcessBeatTable {
  process: string;
  role: string;
  version: string;
  started_at: Date;
  seen_at: Date;
}

export interface PromptFeeTable {
  since: Date;
  percent: number;
}

export interface PromptPurchaseTable {
  id: Generated<string>;
  buyer_id: string;
  content_id: string;
  owner_id: string;
  content_type: 'image' | 'video';
  price: number;
  earned: number;
  prompt: string;
  created_at: Date;
  purchase_no: number;
  sale_no: number | null;
  fee_percent: number;
  held_until: Date | null;
  negative_prompt: string | null;
}

export interface PromptRefusalTable {
  id: Generated<string>;
  user_id: string;
  rule_id: string | null;
  refused_at: Date;
  public_id: string | null;
  objection: string | null;
  objected_at: Date | null;
  outcome: 'upheld' | 'mistaken' | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
}

export interface PromptRuleTable {
  id: string;
  pattern: string;
  folded: string;
  action: 'refuse' | 'review';
  explanation: string;
  made_by: string;
  made_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
  scopes: Generated<string[]>;
  is_beginning: Generated<boolean>;
  category: Generated<
    'intimate_image' | 'minor_safety' | 'copyright' | 'personal_data' | 'hate_violence' | 'fraud' | 'other'
  >;
  note: Generated<string>;
  counts: Generated<boolean>;
}

export interface PromptRuleDayTable {
  rule_id: string;
  day: Date;
  hits: number;
}

export interface ProviderTaskTable {
  content_id: string;
  content_type: 'image' | 'video';
  engine: string;
  model: string;
  attempt: number;
  seed: ColumnType<string, string | number, string | number>;
  request_hash: Buffer;
  credits: number;
  state: 'submitting' | 'waiting' | 'accepted' | 'delivered' | 'unpaid' | 'possibly_paid';
  operation: Json | null;
  submitted_at: Date;
  ended_at: Date | null;
  settled_as: 'paid' | 'not_charged' | null;
  settled_by: string | null;
  settled_at: Date | null;
  actual_micros: ColumnType<string | null, string | number | null, string | number | null>;
  settled_note: Generated<string>;
}

export interface RateLimitsTable {
  key: string;
  hits: number;
  resets_at: Date;
  about: string | null;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
  created_at: Date;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface RefundRequestTable {
  id: string;
  order_id: string;
  cents: number;
  asked_by: string | null;
  asked_at: Date;
  state: Generated<'asking' | 'asked' | 'refused'>;
  provider_id: string | null;
  error: string | null;
}

export interface RemovedContentTable {
  content_id: string;
  user_id: string;
  content_type: 'image' | 'video';
  credits_used: number;
  status: 'completed' | 'succeeded' | 'failed';
  removed_at: Generated<Date>;
}

export interface ReportTable {
  id: string;
  number: string;
  category: 'intimate_image' | 'minor_safety' | 'copyright' | 'personal_data' | 'hate_violence' | 'fraud' | 'other';
  explanation: string;
  reporter_name: string | null;
  reporter_email: string | null;
  reporter_id: string | null;
  capacity: 'concerned' | 'acting_for' | 'rights_owner' | 'authority' | 'somebody_else';
  signature: string | null;
  good_faith_at: Date;
  network_key: string | null;
  challenge_hash: Buffer | null;
  body_hash: Buffer | null;
  received_at: Date;
  due_at: Date;
  alarm_stage: Generated<number>;
  auto_hidden_at: Date | null;
  left_to_people_at: Date | null;
  assigned_to: string | null;
  state: Generated<'open' | 'decided' | 'withdrawn'>;
  decided_at: Date | null;
  answer: string | null;
  forget_at: Date | null;
  forgotten_at: Date | null;
  copies_searched_at: Date | null;
  copies_whole: boolean | null;
  taken_back_at: Date | null;
}

export interface ReportCopyTable {
  report_id: string;
  content_id: string;
  apart: number;
}

export interface ReportItemTable {
  report_id: string;
  no: number;
  address: string;
  content_id: string | null;
  subject_id: string | null;
  found: boolean;
  evidence_id: string | null;
}

export interface ReportMessageTable {
  id: string;
  report_id: string;
  at: Date;
  from_reporter: boolean;
  author_id: string | null;
  text: string;
}

export interface RoundTable {
  name: string;
  due_at: Date;
}

export interface SaleOnItsWayTable {
  purchase_id: ColumnType<string, string | number, string | number>;
  buyer_id: string;
  content_id: string;
  owner_id: string;
  earned: number;
}

export interface SandboxDeliveryTable {
  id: string;
  payload: string;
  due_at: Date;
  attempts: Generated<number>;
  delivered_at: Date | null;
}

export interface SandboxObjectTable {
  id: string;
  kind: string;
  body: Json;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  created_at: Date;
}

export interface SecondStepTable {
  id: string;
  user_id: string;
  method: 'password' | 'google';
  tries: Generated<number>;
  expires_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  device: Generated<string>;
  method: Generated<'password' | 'google' | 'passkey' | 'mail'>;
  last_used_at: Date;
  proved_at: Date | null;
  factor_proved_at: Date | null;
}

export interface SigningCertificateTable {
  fingerprint: Buffer;
  chain: string;
  root: string;
  state: 'active' | 'retired' | 'withdrawn';
  valid_from: Date;
  valid_to: Date;
  withdrawn_since: Date | null;
  reason: string | null;
  created_at: Date;
}

export interface SignupSignalTable {
  user_id: string;
  mailbox_hash: Buffer;
  network_hash: Buffer | null;
  at: Date;
}

export interface SiteAccentTable {
  version: number;
  colour: string | null;
  made_by: string;
  made_at: Date;
}

export interface SiteBannerTable {
  id: string;
  text: string;
  is_dismissible: boolean;
  shown_from: Date;
  shown_until: Date;
  made_by: string;
  made_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
  tone: Generated<'info' | 'warning'>;
  link: string | null;
}

export interface SiteLogoTable {
  digest: string;
  bytes: Buffer;
  width: number;
  height: number;
  read_at: Date;
  chosen_by: string | null;
  chosen_at: Date | null;
}

export interface SitePageTable {
  slug: 'terms' | 'privacy' | 'imprint' | 'rules';
  version: number;
  text: string;
  made_by: string;
  made_at: Date;
}

export interface SiteSettingTable {
  name: string;
  value: Json;
  changed_by: string;
  changed_at: Date;
}

export interface SpentCredentialTable {
  fingerprint: Buffer;
  expires_at: Date;
}

export interface StrikeTable {
  decision_id: string;
  user_id: string;
  made_at: Date;
  expires_at: Date;
  withdrawn_at: Date | null;
}

export interface TotpFactorTable {
  user_id: string;
  sealed_secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface UploadTable {
  id: string;
  user_id: string;
  key: string;
  purpose: 'reference_image' | 'profile_picture';
  media_type: string;
  size_bytes: number;
  state: 'waiting' | 'received' | 'ready' | 'spent';
  width: number | null;
  height: number | null;
  created_at: Date;
  expires_at: Date;
  failures: Generated<number>;
}

export interface UserChoiceTable {
  user_id: string;
  preferences: Generated<Json>;
  settings: Generated<Json>;
  notifications: Generated<Json>;
  weekly_due_at: Date | null;
}

export interface UserStatsTable {
  user_id: string;
  public_images: Generated<number>;
  public_videos: Generated<number>;
  all_images: Generated<number>;
  all_videos: Generated<number>;
}

export interface UsersTable {
  id: string;
  email: string;
  email_key: string;
  username: string;
  username_key: string;
  password_hash: string | null;
  email_verified_at: Date | null;
  is_active: Generated<boolean>;
  role: Generated<'user' | 'admin'>;
  subscription: Generated<'free' | 'premium'>;
  profile_pic_id: string | null;
  created_at: Date;
  bio: Generated<string>;
  deleted_at: Date | null;
  username_look: string | null;
  signed_in_at: Date | null;
  full_name: string | null;
  muted_until: Date | null;
  suspended_until: Date | null;
}

export interface WaitingWorkTable {
  content_type: string;
  waiting: number;
  running: number;
  oldest_seconds: number;
}

export interface WithheldBonusTable {
  user_id: string;
  credits: number;
  withheld_at: Date;
  decision: 'given' | 'refused' | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface Database {
  abuse_flag: AbuseFlagTable;
  abuse_tie: AbuseTieTable;
  account: AccountTable;
  account_checkpoint: AccountCheckpointTable;
  account_deletion: AccountDeletionTable;
  appeal: AppealTable;
  approval: ApprovalTable;
  archive_import: ArchiveImportTable;
  audit_entry: AuditEntryTable;
  banned_print: BannedPrintTable;
  block: BlockTable;
  bonus_claim: BonusClaimTable;
  cleared_profile: ClearedProfileTable;
  collection: CollectionTable;
  collection_item: CollectionItemTable;
  content: ContentTable;
  content_day: ContentDayTable;
  content_print: ContentPrintTable;
  content_stats: ContentStatsTable;
  content_view: ContentViewTable;
  credit_day: CreditDayTable;
  credit_entry: CreditEntryTable;
  credit_hold: CreditHoldTable;
  credit_hold_return: CreditHoldReturnTable;
  credit_package: CreditPackageTable;
  decision: DecisionTable;
  decision_item: DecisionItemTable;
  dispute_evidence: DisputeEvidenceTable;
  email_change: EmailChangeTable;
  engine_health: EngineHealthTable;
  engine_price: EnginePriceTable;
  evidence: EvidenceTable;
  evidence_export: EvidenceExportTable;
  favorite: FavoriteTable;
  favorite_told: FavoriteToldTable;
  follow: FollowTable;
  follow_told: FollowToldTable;
  former_name: FormerNameTable;
  generation_cost: GenerationCostTable;
  grant_campaign: GrantCampaignTable;
  grant_campaign_person: GrantCampaignPersonTable;
  idempotency: IdempotencyTable;
  identity: IdentityTable;
  installation: InstallationTable;
  kept_content: KeptContentTable;
  ledger_check: LedgerCheckTable;
  ledger_round: LedgerRoundTable;
  ledger_violation: LedgerViolationTable;
  letter_request: LetterRequestTable;
  listing: ListingTable;
  listing_word: ListingWordTable;
  mail_outbox: MailOutboxTable;
  mail_tokens: MailTokensTable;
  mailbox: MailboxTable;
  media_task: MediaTaskTable;
  missing_media: MissingMediaTable;
  notification: NotificationTable;
  operator_note: OperatorNoteTable;
  owner_day: OwnerDayTable;
  package_change: PackageChangeTable;
  passkey: PasskeyTable;
  payment_customer: PaymentCustomerTable;
  payment_dispute: PaymentDisputeTable;
  payment_event: PaymentEventTable;
  payment_order: PaymentOrderTable;
  payment_refund: PaymentRefundTable;
  pin: PinTable;
  price_day: PriceDayTable;
  process_beat: ProcessBeatTable;
  prompt_fee: PromptFeeTable;
  prompt_purchase: PromptPurchaseTable;
  prompt_refusal: PromptRefusalTable;
  prompt_rule: PromptRuleTable;
  prompt_rule_day: PromptRuleDayTable;
  provider_task: ProviderTaskTable;
  rate_limits: RateLimitsTable;
  recovery_code: RecoveryCodeTable;
  refresh_tokens: RefreshTokensTable;
  refund_request: RefundRequestTable;
  removed_content: RemovedContentTable;
  report: ReportTable;
  report_copy: ReportCopyTable;
  report_item: ReportItemTable;
  report_message: ReportMessageTable;
  round: RoundTable;
  sale_on_its_way: SaleOnItsWayTable;
  sandbox_delivery: SandboxDeliveryTable;
  sandbox_object: SandboxObjectTable;
  second_step: SecondStepTable;
  sessions: SessionsTable;
  signing_certificate: SigningCertificateTable;
  signup_signal: SignupSignalTable;
  site_accent: SiteAccentTable;
  site_banner: SiteBannerTable;
  site_logo: SiteLogoTable;
  site_page: SitePageTable;
  site_setting: SiteSettingTable;
  spent_credential: SpentCredentialTable;
  strike: StrikeTable;
  totp_factor: TotpFactorTable;
  upload: UploadTable;
  user_choice: UserChoiceTable;
  user_stats: UserStatsTable;
  users: UsersTable;
  waiting_work: WaitingWorkTable;
  withheld_bonus: WithheldBonusTable;
}

/** The columns of an item by name: a statement that is prepared must not say `*`, which is another list after the next migration. */
export const contentColumns = [
  'id',
  'user_id',
  'content_type',
  'prompt',
  'style',
  'seed',
  'guidance_scale',
  'width',
  'height',
  'model',
  'engine',
  'credits_used',
  'status',
  'status_message',
  'progress',
  'is_public',
  'is_prompt_locked',
  'prompt_price',
  'lock_updated_at',
  'visibility_updated_at',
  'media_key',
  'small_key',
  'media_type',
  'placeholder',
  'created_at',
  'completed_at',
  'deadline_at',
  'attempt',
  'lease_until',
  'enqueued_at',
  'resolution',
  'ratio',
  'duration_s',
  'fps',
  'camera_fixed',
  'source_key',
  'submission',
  'operation',
  'turn',
  'cancelled_at',
  'remix_of',
  'batch_id',
  'batch_place',
  'is_upscaled',
  'preview',
  'negative_prompt',
  'continues',
  'colours',
  'origin_id',
  'imported_at',
  'opening',
  'mark',
  'signed_by',
  'signed_at',
  'signing_until',
  'left_unsigned',
  'restricted_by',
  'restricted_as',
  'failure_code',
  'review_is_public',
  'review_price',
  'review_rule',
  'has_print',
  'review_looks_banned',
] as const satisfies readonly (keyof ContentTable)[];
