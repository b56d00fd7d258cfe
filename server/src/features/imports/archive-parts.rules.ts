/** A part goes through a slow line within the minute that a request may take. */
export const partBytes = 8_000_000;
/** Parts whose addresses are told at once. */
export const partsToldMax = 500;
export const partMediaType = 'application/octet-stream';

/** Where the parts of an archive wait. */
export function partsFolder(of: { readonly userId: string; readonly id: string }): string {
  return `imports/${of.userId}/${of.id}`;
}

/** Where one of them does; they are counted from 1. */
export function partKey(of: { readonly userId: string; readonly id: string; readonly number: number }): string {
  return `${partsFolder(of)}/${of.number}`;
}

/** What such a key names; undefined for any other key. */
export function partOfKey(
  key: string,
): { readonly userId: string; readonly id: string; readonly number: number } | undefined {
  const [, userId, id, number] = /^imports\/([0-9a-f-]{36})\/([0-9a-f-]{36})\/([1-9]\d{0,5})$/.exec(key) ?? [];
  return userId === undefined || id === undefined ? undefined : { userId, id, number: Number(number) };
}

/** How many parts so many bytes have. */
export function partsOf(sizeBytes: number): number {
  return Math.ceil(sizeBytes / partBytes);
}

/** Bytes of one of them. */
export function sizeOfPart(sizeBytes: number, number: number): number {
  return Math.min(partBytes, sizeBytes - (number - 1) * partBytes);
}
