import type { ManifestReading } from '@loomlight/contract/file-origin';

/** True where the signature of a file fits its bytes and its moment (ORIGIN-38). Who has made it is not asked: its maker is nobody whom this installation knows. */
export function makersHold({ state }: Pick<ManifestReading, 'state'>): boolean {
  return state !== 'Invalid';
}

/** What readers find with time in a signature that has held once, or of its signer alone. */
const notOfBytes: ReadonlySet<string> = new Set(['signingCredential.untrusted', 'signingCredential.expired']);

/**
 * What is to be said of the signature of a maker in a file that is made from its own (ORIGIN-39): the codes of C2PA for what was found wrong with its
 * signer. Undefined where it does not fit the bytes: such a file counts as one without.
 */
export function makersFaults({
  state,
  faults,
}: Pick<ManifestReading, 'state' | 'faults'>): readonly string[] | undefined {
  if (state === 'Invalid' && faults.length === 0) return undefined;
  return faults.every((fault) => notOfBytes.has(fault)) ? faults : undefined;
}
