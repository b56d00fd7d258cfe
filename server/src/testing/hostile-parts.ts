/** A part of a file: a chunk, a segment, a box or an element. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
  /** Where its length is told, and in how many bytes. */
  readonly lengthAt: number;
}

const head = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** The outermost parts of a picture or film, as far as they can be followed. A file of another form is one part. */
export function partsOf(bytes: Buffer): readonly FilePart[] {
  if (head(bytes, 1, 4) === 'PNG') return follow(bytes, 8, pngPart);
  if (bytes.readUInt16BE(0) === 0xffd8) return follow(bytes, 2, jpegPart);
  if (head(bytes, 8, 12) === 'WEBP') return follow(bytes, 12, riffPart);
  if (head(bytes, 4, 8) === 'ftyp') return follow(bytes, 0, boxPart);
  return elementsOf(bytes);
}

/** Boxes of a film or of a manifest, wherever their names stand. */
export function boxesOf(bytes: Buffer): readonly FilePart[] {
  const text = bytes.toString('latin1');
  const names = /jumb|jumd|cbor|bfdb|bidb|json|uuid|moov|trak|mdia|minf|stbl|stsz|stco|stsd|stts|stsc|mvhd|avcC/g;
  return [...text.matchAll(names)].flatMap(({ index }) => {
    const start = index - 4;
    if (start < 0) return [];
    return [{ start, end: Math.min(bytes.length, start + Math.max(8, bytes.readUInt32BE(start))), lengthAt: start }];
  });
}

type NextPart = (bytes: Buffer, start: number) => FilePart;

function follow(bytes: Buffer, from: number, next: NextPart): readonly FilePart[] {
  const parts: FilePart[] = [];
  for (let start = from; start + 12 <= bytes.length && parts.length < 500;) {
    const part = next(bytes, start);
    parts.push({ ...part, end: Math.min(bytes.length, part.end) });
    start = part.end;
  }
  return parts;
}

const pngPart: NextPart = (bytes, start) => ({
  start,
  end: start + 12 + bytes.readUInt32BE(start),
  lengthAt: start,
});
/** Behind the marker of the scan there are no segments any more, but for one that is the rest. */
const jpegPart: NextPart = (bytes, start) => ({
  start,
  end: bytes[start + 1] === 0xda ? bytes.length : start + 2 + bytes.readUInt16BE(start + 2),
  lengthAt: start + 2,
});
const riffPart: NextPart = (bytes, start) => {
  const length = bytes.readUInt32LE(start + 4);
  return { start, end: start + 8 + length + (length % 2), lengthAt: start + 4 };
};
const boxPart: NextPart = (bytes, start) => ({
  start,
  end: start + Math.max(8, bytes.readUInt32BE(start)),
  lengthAt: start,
});

/** Elements of a WebM or Matroska, each by the sign of a cluster, a block, a list of tracks or of places. */
function elementsOf(bytes: Buffer): readonly FilePart[] {
  const ids = [0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0x1f43b675, 0x1c53bb6b, 0x114d9b74];
  const starts = ids
    .flatMap((id) => {
      const sign = Buffer.alloc(4);
      sign.writeUInt32BE(id);
      const found = bytes.indexOf(sign);
      return found < 0 ? [] : [found];
    })
    .toSorted((a, b) => a - b);
  return (starts.length > 0 ? starts : [0]).map((start, place) => ({
    start,
    end: starts[place + 1] ?? bytes.length,
    lengthAt: Math.min(start + 4, Math.max(0, bytes.length - 8)),
  }));
}
