import { isUuid } from '../../kernel/ids.ts';
import { itemOfKey } from '../content/index.ts';
import { partOfKey } from '../imports/index.ts';
import { isUploadKey } from '../uploads/index.ts';

/** What an object is by its key. */
export type Meant =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'upload' }
  | { readonly kind: 'evidence'; readonly id: string }
  | { readonly kind: 'part'; readonly importId: string }
  | { readonly kind: 'picture'; readonly userId: string };

/** Undefined for a key that the product has never written. */
export function meantBy(key: string): Meant | undefined {
  const id = itemOfKey(key);
  if (id !== undefined) return isUuid(id) ? { kind: 'item', id } : undefined;
  if (isUploadKey(key)) return { kind: 'upload' };
  const part = partOfKey(key);
  if (part) return isUuid(part.id) ? { kind: 'part', importId: part.id } : undefined;
  const [, evidenceId = ''] = /^evidence\/([^/]+)\/[^/]+$/.exec(key) ?? [];
  if (isUuid(evidenceId)) return { kind: 'evidence', id: evidenceId };
  const [, userId = ''] = /^profiles\/([^/]+)\/[^/]+$/.exec(key) ?? [];
  return isUuid(userId) ? { kind: 'picture', userId } : undefined;
}
