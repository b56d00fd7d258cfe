/** The parts of a deletion, in the order in which they are done. */
export type DeletionStep =
  | 'generations'
  | 'imports'
  | 'content'
  | 'uploads'
  | 'picture'
  | 'leftovers'
  | 'favorites'
  | 'follows'
  | 'collections'
  | 'boughtPrompts'
  | 'paymentPages'
  | 'credentials'
  | 'choices'
  | 'reports'
  | 'strikes'
  | 'clearedProfiles'
  | 'refusals'
  | 'notes'
  | 'signals'
  | 'notifications'
  | 'requestKeys'
  | 'mails'
  | 'counters'
  | 'customer';

/** What becomes of a table when its person leaves: a step of the deletion, the leave itself, or a reason to keep it. */
type Fate = { readonly step: DeletionStep } | { readonly atOnce: string } | { readonly kept: string };

/**
 * The checklist: every table that says something about a person. A test compares it with the database's own catalogue, so
 * that no table can be added without a decision. Steps come in the order in which they are done.
 */
export const personalTables: Readonly<Record<string, Fate>> = {
  users: { atOnce: 'emptied when the person leaves; the bare row stays, since the books refer to it' },
  former_name: { atOnce: 'removed when the person leaves' },
  listing: { atOnce: 'removed when the person leaves' },
  archive_import: { step: 'imports' },
  kept_content: { step: 'content' },
  content_stats: { step: 'content' },
  content_print: { step: 'content' },
  content_day: { step: 'content' },
  content_view: { step: 'content' },
  missing_media: { step: 'content' },
  pin: { step: 'content' },
  upload: { step: 'uploads' },
  favorite: { step: 'favorites' },
  follow: { step: 'follows' },
  block: { step: 'follows' },
  collection: { step: 'collections' },
  collection_item: { step: 'collections' },
  prompt_purchase: { step: 'boughtPrompts' },
  payment_order: { step: 'paymentPages' },
  identity: { step: 'credentials' },
  totp_factor: { step: 'credentials' },
  passkey: { step: 'credentials' },
  recovery_code: { step: 'credentials' },
  second_step: { step: 'credentials' },
  mail_tokens: { step: 'credentials' },
  email_change: { step: 'credentials' },
  withheld_bonus: { step: 'credentials' },
  signup_signal: { step: 'credentials' },
  sessions: { step: 'credentials' },
  refresh_tokens: { step: 'credentials' },
  user_choice: { step: 'choices' },
  report: { step: 'reports' },
  strike: { step: 'strikes' },
  // Which parts of a profile a decision took stays, as the decision does; their words go.
  cleared_profile: { step: 'clearedProfiles' },
  prompt_refusal: { step: 'refusals' },
  operator_note: { step: 'notes' },
  abuse_flag: { step: 'signals' },
  notification: { step: 'notifications' },
  favorite_told: { step: 'notifications' },
  follow_told: { step: 'notifications' },
  idempotency: { step: 'requestKeys' },
  mail_outbox: { step: 'mails' },
  letter_request: { step: 'mails' },
  // Every setting stays. The address of who leaves is taken out of those that alarms go to.
  site_setting: { step: 'mails' },
  rate_limits: { step: 'counters' },
  payment_customer: { step: 'customer' },
  payment_refund: { kept: 'amounts that went back, by ids of the provider' },
  payment_dispute: { kept: 'amounts that banks asked back, by ids of the provider' },
  dispute_evidence: {
    kept: 'what a bank was told about a disputed payment, by ids and times, and which administrator has sent it',
  },
  user_stats: { kept: 'figures of an emptied account, all of them 0' },
  owner_day: { kept: 'how its items were seen by day, all of it 0 when they are gone, by an id that names nobody' },
  credit_day: { kept: 'sums of the ledger by day, by an id that names nobody' },
  price_day: { kept: 'sums of sales by day and price, by an id that names nobody' },
  account: { kept: 'the balance of the books, by an id that names nobody' },
  credit_entry: { kept: 'the ledger, by an id that names nobody' },
  credit_hold: { kept: 'income of sold prompts that was held, by ids that name nobody' },
  credit_hold_return: { kept: 'what reversed payments and decisions took of it, by ids that name nobody' },
  sale_on_its_way: { kept: 'what was paid for a prompt and is about to reach its seller, by ids that name nobody' },
  abuse_tie: { kept: 'who has traded with somebody whose sales somebody has to look at, by ids that name nobody' },
  grant_campaign: { kept: 'which administrator has given credits to many, by ids' },
  grant_campaign_person: { kept: 'what campaigns gave to whom, as the ledger has it, by ids that name nobody' },
  account_checkpoint: { kept: 'figures of the ledger when it was last found right, by an id that names nobody' },
  removed_content: { kept: 'what was charged for a removed item, without a word of it' },
  account_deletion: { kept: 'that an account was deleted, and when; the address is forgotten at the end' },
  bonus_claim: {
    kept: 'a keyed hash of the mailbox, for a year after its account has gone, so that the welcome bonus comes once',
  },
  report_item: { kept: 'which addresses were reported, as whoever reported them wrote them down' },
  report_copy: { kept: 'which items look like a reported one, by ids' },
  report_message: { kept: 'what was written about a report, emptied 30 days after the last decision can be appealed' },
  evidence: {
    kept: 'what was frozen of a reported item, for as long as its report can be appealed and 30 days, sealed for a year',
  },
  evidence_export: { kept: 'which administrator has taken sealed evidence along, and when, by ids' },
  site_page: { kept: 'what pages of the site said from when on, and which administrator wrote it, by ids' },
  site_accent: { kept: 'which colour the site had from when on, and which administrator chose it, by ids' },
  site_logo: { kept: 'which logo the site has, and which administrator chose it, by ids' },
  site_banner: { kept: 'what stood above every page, and which administrator said it, by ids' },
  banned_print: { kept: 'what removed pictures look like, by ids that name nobody, so that they do not come back' },
  prompt_rule: { kept: 'which administrator has added or ended a rule, by ids' },
  decision: { kept: 'what was decided about reported items and why, by ids that name nobody' },
  decision_item: { kept: 'which items a decision was about, and how they were shown before it' },
  appeal: { kept: 'what was said against a decision, and how that ended, by ids that name nobody' },
  approval: { kept: 'what one administrator asked another to approve, by ids and with the reason' },
  audit_entry: { kept: 'what administrators did, by ids' },
  engine_price: { kept: 'what engines cost from when on, and which administrator said so, by ids' },
  generation_cost: { kept: 'what generations have cost and brought in, by ids of items that may be gone' },
  provider_task: { kept: 'what engines may ask money for or have charged, and what was noted of it, by ids' },
  media_task: { kept: 'files that are about to be removed' },
  refund_request: { kept: 'which money administrators have given back, by ids' },
  package_change: { kept: 'what packages of credits cost from when on, and which administrator said so, by ids' },
  payment_event: { kept: 'notifications of payments, by ids of the provider' },
  mailbox: { kept: "stands in for people's own mailboxes, outside production; emptied after 30 days" },
};
