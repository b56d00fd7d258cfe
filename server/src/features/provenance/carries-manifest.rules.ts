/** True for a file with a C2PA manifest: a JUMBF superbox labelled `c2pa`, whatever container it lies in. */
export function carriesManifest(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const box = file.indexOf('jumb', 0, 'latin1');
  return box >= 0 && file.subarray(box, box + 4_096).includes('c2pa', 0, 'latin1');
}
