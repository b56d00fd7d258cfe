/** How an item stands, in one word or two: what the audit and the desk say of it. */
export function stateOf(item: {
  readonly restricted_as: string | null;
  readonly is_trashed: boolean;
  readonly is_public: boolean;
  readonly price: number | null;
  readonly is_in_review?: boolean;
}): string {
  if (item.restricted_as !== null) return item.restricted_as;
  if (item.is_in_review) return 'waiting to be looked at';
  if (item.is_trashed) return 'in the trash';
  if (!item.is_public) return 'private';
  return item.price === null ? 'public' : `public, locked at ${item.price}`;
}
