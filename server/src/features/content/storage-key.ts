/** Where an item's media lie. Anybody can build the public layout (R-GAL-13). */
export function publicKey(item: {
  readonly userId: string;
  readonly contentType: string;
  readonly id: string;
}): string {
  return `generated/${item.userId}/${folderOf(item.contentType)}/public/${item.id}`;
}

/** A private key has a random part, so that nobody can guess it, and is opened by signed addresses only. */
export function privateKey(item: {
  readonly userId: string;
  readonly contentType: string;
  readonly id: string;
  readonly random: string;
}): string {
  return `generated/${item.userId}/${folderOf(item.contentType)}/private/${item.random}/${item.id}`;
}

/** The still of 333 px beside a medium. */
export function smallKey(key: string): string {
  return `${key}_small`;
}

/** The still of 666 px beside a medium. What was made before there were such stills has none: it is made when it is asked for. */
export function wideKey(key: string): string {
  return `${key}_wide`;
}

/** The medium of which this key names the wide still; undefined for any other key. */
export function widenedContentType(key: string): { readonly id: string; readonly key: string } | undefined {
  const [, type] = /^(.+)_wide$/.exec(key) ?? [];
  const id = type === undefined ? undefined : itemOfKey(type);
  return type === undefined || id === undefined ? undefined : { id, key: type };
}

/** Everything that lies in the store for an item. */
export function keysOfItem(row: { readonly media_key: string | null; readonly small_key: string | null }): string[] {
  return [row.media_key, row.small_key, row.media_key && wideKey(row.media_key)].filter((key) => key !== null);
}

/** The public image of which this key names the view that pages show; undefined for any other key. Views lie nowhere: they are made. */
export function viewedImage(key: string): { readonly id: string; readonly key: string } | undefined {
  const [, image, id] = /^(generated\/[0-9a-f-]{36}\/images\/public\/([0-9a-f-]{36}))_view$/.exec(key) ?? [];
  return image === undefined || id === undefined ? undefined : { id, key: image };
}

/** The item that a key of ours belongs to; undefined for any other key. */
export function itemOfKey(key: string): string | undefined {
  return /^generated\/[0-9a-f-]{36}\/(?:images|videos)\/(?:public|private\/[0-9a-f-]{36})\/([0-9a-f-]{36})(?:_small|_wide)?$/.exec(
    key,
  )?.[1];
}

/** True for keys that everybody may read. */
export function isPublicKey(key: string): boolean {
  return /^(?:generated\/[0-9a-f-]+\/(?:images|videos)\/public\/[0-9a-f-]+(?:_small|_wide)?|profiles\/[0-9a-f-]+\/[0-9a-f-]+)$/.test(
    key,
  );
}

function folderOf(contentType: string): string {
  return contentType === 'image' ? 'images' : 'videos';
}
