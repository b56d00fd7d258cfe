/** Media type by the first bytes of a file: what was stored decides, never a name or a claim. */
export function sniffMediaType(head: Uint8Array): string {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('GIF8')) return 'image/gif';
  if (text.slice(4, 8) === 'ftyp') return text.slice(8, 12).startsWith('avif') ? 'image/avif' : 'video/mp4';
  return 'application/octet-stream';
}
