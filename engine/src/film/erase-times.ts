/** Boxes that hold others on the way to the times. */
const containers = new Set(['moov', 'trak', 'mdia']);
/** Boxes that begin with the times of creation and modification. */
const stamped = new Set(['mvhd', 'tkhd', 'mdhd']);
const headerBytes = 8;

/** Sets the clock times in an MP4 to zero, in place, so that the same film is the same file. Answers the bytes given. */
export function eraseTimes(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  eraseIn(view, 0, bytes.byteLength);
  return bytes;
}

function eraseIn(view: DataView, from: number, to: number): void {
  for (let at = from; at + headerBytes <= to;) {
    const type = typeAt(view, at);
    const size = view.getUint32(at);
    // 0 means "to the end of the file", 1 a 64-bit size: only the pictures themselves are ever that large, and they come last.
    if (size < headerBytes || at + size > to) return;
    if (containers.has(type)) eraseIn(view, at + headerBytes, at + size);
    if (stamped.has(type)) eraseStamps(view, at + headerBytes);
    at += size;
  }
}

function typeAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + 4 + i)));
}

/** After one byte of version and three of flags: two times of four bytes, or of eight in version 1. */
function eraseStamps(view: DataView, at: number): void {
  const length = view.getUint8(at) === 1 ? 16 : 8;
  for (let i = 0; i < length; i++) view.setUint8(at + 4 + i, 0);
}
