import { wireStatus } from '@loomlight/contract';
import type { ContentRow } from './content.store.ts';
import type { PlacedContent } from './making.store.ts';

/** What no start fills, as the table keeps it: a column that stands neither here nor in a new row does not compile. */
const untouched = {
  negative_prompt: null,
  guidance_scale: null,
  resolution: null,
  ratio: null,
  duration_s: null,
  fps: null,
  camera_fixed: null,
  source_key: null,
  remix_of: null,
  status_message: null,
  failure_code: null,
  progress: 0,
  preview: null,
  visibility_updated_at: null,
  media_key: null,
  small_key: null,
  media_type: null,
  placeholder: null,
  colours: null,
  completed_at: null,
  attempt: 0,
  lease_until: null,
  submission: null,
  operation: null,
  turn: null,
  cancelled_at: null,
  origin_id: null,
  imported_at: null,
  // Drawn by the database, and told to nobody before there is a file.
  opening: null,
  mark: null,
  signed_by: null,
  signed_at: null,
  signing_until: null,
  left_unsigned: null,
  restricted_by: null,
  restricted_as: null,
  review_is_public: null,
  review_price: null,
  review_rule: null,
  has_print: null,
  review_looks_banned: null,
} as const;

/**
 * A row as a start has just stored it, for its maker: nobody has looked at it, and no engine was asked. It is not read back: its 48 columns
 * would take a tenth of a start.
 */
export function asStarted(row: PlacedContent, by: { readonly userId: string; readonly username: string }): ContentRow {
  return {
    ...untouched,
    ...row,
    seed: String(row.seed),
    status: wireStatus(row.content_type, 'queued'),
    user_id: by.userId,
    username: by.username,
    view_count: 0,
    favorite_count: 0,
    download_count: 0,
    is_user_favorite: false,
    is_unlocked: false,
    is_paid_task: false,
  };
}
