const keyPattern = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/;

/** True for keys as we make them; a dot or an empty part would mean that something else slipped in. */
export function isObjectKey(key: string): boolean {
  return keyPattern.test(key);
}

/** The same key; throws for what is none. */
export function checkedKey(key: string): string {
  if (!isObjectKey(key)) throw new Error('This is not a storage key.');
  return key;
}
