import type { Database } from './types.ts';

/** A slice with its tables and views. It alone writes them, and their functions stand behind its `index.ts`. */
interface Owner {
  /** A folder of `features/` or `stand-ins/`, or one of the folders beside them. */
  readonly slice: string;
  /** Each of its tables, with the other slices that select from it. */
  readonly tables: { readonly [Table in keyof Database]?: readonly string[] };
}

/**
 * Who writes which table: each table and view of `types.ts` stands here once (check: owners). A slice that wants to change a table of
 * another calls a function of the owner's `index.ts`, or puts a part of the owner's into its own statement. Who only reads is named beside
 * the table. What triggers write belongs to the owner of the table that it is derived for.
 */
export const owners: readonly Owner[] = [
  {
    slice: 'accounts',
    tables: {
      users: [
        'collections',
        'content',
        'credits',
        'desk',
        'follows',
        'gallery',
        'generation',
        'mail',
        'media-check',
        'moderation',
        'notes',
        'notifications',
        'operator',
        'payments',
        'privacy',
        'profiles',
        'prompts',
        'rules',
        'signals',
        'site',
        'statistics',
        'uploads',
      ],
      // The addresses of names that people had before.
      former_name: ['privacy'],
      sessions: ['credits', 'desk', 'payments', 'privacy'],
      refresh_tokens: [],
      mail_tokens: [],
      email_change: ['privacy'],
      letter_request: [],
      identity: ['privacy'],
      spent_credential: [],
      // Second factors are a folder of accounts, since signing in decides about both.
      totp_factor: ['privacy'],
      passkey: ['privacy'],
      recovery_code: ['privacy'],
      second_step: [],
      bonus_claim: [],
      withheld_bonus: [],
      // From where accounts came, as keyed hashes.
      signup_signal: ['signals'],
      rate_limits: [],
    },
  },
  {
    slice: 'credits',
    tables: {
      account: ['accounts', 'desk', 'operator', 'privacy', 'prompts', 'signals'],
      credit_entry: ['accounts', 'payments', 'privacy'],
      // Income that is held is a part of a balance: the two change in one statement.
      credit_hold: ['mail', 'privacy', 'prompts', 'signals'],
      credit_hold_return: [],
      sale_on_its_way: [],
      // What entries come to by day, by a trigger on them.
      credit_day: ['mail', 'statistics'],
      account_checkpoint: [],
      ledger_round: [],
      // Checks that somebody has asked for.
      ledger_check: [],
      // Who is meant by a campaign, and what became of it for each.
      grant_campaign: [],
      grant_campaign_person: [],
      ledger_violation: [],
    },
  },
  {
    slice: 'payments',
    tables: {
      credit_package: [],
      package_change: [],
      payment_order: ['credits', 'desk', 'notifications', 'privacy', 'signals', 'statistics'],
      payment_event: [],
      payment_customer: [],
      payment_refund: [],
      refund_request: [],
      payment_dispute: [],
      // What banks are told about disputes.
      dispute_evidence: [],
    },
  },
  {
    slice: 'generation',
    tables: { provider_task: ['content'], engine_health: [], engine_price: [], generation_cost: [], waiting_work: [] },
  },
  {
    slice: 'content',
    tables: {
      content: [
        'collections',
        'demo-gallery',
        'favorites',
        'gallery',
        'generation',
        'mail',
        'notifications',
        'profiles',
        'prompts',
        'statistics',
      ],
      // The same rows and those in the trash: for whoever keeps media, uploads, copies and the books.
      kept_content: ['backup', 'collections', 'desk', 'media-check', 'payments', 'privacy', 'profiles', 'uploads'],
      content_stats: ['privacy', 'signals'],
      content_day: [],
      // The days of all that a person has outside of the trash; what goes there takes its days along, by triggers.
      owner_day: ['mail', 'statistics'],
      content_view: [],
      // How many items a person has, by triggers on `content`.
      user_stats: ['profiles'],
      media_task: ['media-check'],
      content_print: [],
      // What a removed item was charged, by a trigger on `content`.
      removed_content: [],
    },
  },
  { slice: 'gallery', tables: { listing: ['content', 'follows', 'mail'], listing_word: [] } },
  { slice: 'favorites', tables: { favorite: ['content', 'privacy', 'statistics'] } },
  { slice: 'collections', tables: { collection: ['privacy'], collection_item: ['privacy'] } },
  {
    slice: 'follows',
    tables: {
      follow: ['mail', 'privacy'],
      // Blocking is a folder of follows, since neither follows the other.
      block: ['notifications', 'privacy'],
    },
  },
  {
    slice: 'prompts',
    tables: {
      prompt_purchase: ['content', 'gallery', 'mail', 'payments', 'privacy', 'signals', 'statistics'],
      prompt_fee: [],
      price_day: ['statistics'],
    },
  },
  { slice: 'notifications', tables: { notification: ['privacy'], favorite_told: [], follow_told: [] } },
  { slice: 'profiles', tables: { pin: ['privacy'] } },
  { slice: 'settings', tables: { user_choice: ['privacy'] } },
  { slice: 'uploads', tables: { upload: ['media-check', 'privacy'] } },
  { slice: 'imports', tables: { archive_import: ['media-check', 'privacy'] } },
  { slice: 'mail', tables: { mail_outbox: [] } },
  { slice: 'idempotency', tables: { idempotency: [] } },
  { slice: 'audit', tables: { audit_entry: [] } },
  { slice: 'desk', tables: { approval: [] } },
  // What administrators write down about people.
  { slice: 'notes', tables: { operator_note: ['privacy'] } },
  {
    slice: 'moderation',
    tables: {
      report: ['mail'],
      report_item: ['mail'],
      report_message: [],
      report_copy: [],
      evidence: ['backup', 'mail', 'media-check'],
      decision: ['mail'],
      decision_item: ['mail'],
      appeal: ['mail'],
      evidence_export: [],
      // What counts against people, which their page shows and their copy holds.
      strike: ['mail', 'privacy'],
      // What was taken from profiles.
      cleared_profile: ['mail', 'privacy'],
    },
  },
  {
    slice: 'rules',
    tables: { prompt_rule: [], prompt_rule_day: [], prompt_refusal: ['mail', 'privacy'], banned_print: [] },
  },
  // What looks like abuse: who trades with whom, and since when somebody has to look.
  { slice: 'signals', tables: { abuse_flag: ['privacy'], abuse_tie: [] } },
  {
    slice: 'site',
    tables: { site_page: ['payments'], site_banner: [], site_accent: [], site_logo: [], site_setting: [] },
  },
  { slice: 'privacy', tables: { account_deletion: [] } },
  { slice: 'provenance', tables: { signing_certificate: [] } },
  // Which processes there are, as they say so themselves.
  { slice: 'media-check', tables: { missing_media: [] } },
  { slice: 'installation', tables: { installation: [], process_beat: ['generation'] } },
  { slice: 'jobs', tables: { round: ['credits'] } },
  { slice: 'mailbox', tables: { mailbox: [] } },
  { slice: 'payment-sandbox', tables: { sandbox_object: [], sandbox_delivery: [] } },
];

/** Files that write tables which they are given, and so any. */
export const writersOfAnyTable: readonly { readonly file: string; readonly reason: string }[] = [
  {
    file: 'server/src/db/delete-batch.ts',
    reason: 'deletes some rows for whoever calls it; the table that a call names counts as written by its caller',
  },
  {
    file: 'server/src/features/backup/backup.store.ts',
    reason: 'a restore replaces the rows of every table, in a database that serves nobody yet',
  },
];
