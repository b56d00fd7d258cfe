/**
 * Damages a file in one of the ways in which files are: bits, stretches of noise, lengths that lie, an end too early, a part twice. Most of it falls
 * near the manifest, where there is one: what can go wrong stands there.
 */
export function damageFile(original: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(original);
  const place = (): number => Math.floor(random() * bytes.length);
  // A manifest is found by its boxes.
  const boxes = bytes.indexOf('jumb') - 4;
  const near = (): number => Math.min(bytes.length - 8, Math.max(0, boxes + Math.floor(random() * 2_300)));
  switch (Math.floor(random() * 6)) {
    case 0:
      for (let count = 1 + random() * 40; count > 0; count -= 1) bytes.writeUInt8(Math.floor(random() * 256), near());
      return bytes;
    case 1:
      for (let at = near(), end = at + random() * 400; at < end && at < bytes.length; at += 1)
        bytes.writeUInt8(Math.floor(random() * 256), at);
      return bytes;
    case 2:
      bytes.writeUInt32BE(Math.floor(random() * 2 ** 32), near());
      return bytes;
    case 3:
      return bytes.subarray(0, place());
    case 4: {
      const [from, length] = [near(), Math.floor(random() * 600)];
      return Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)]);
    }
    default: {
      const at = place();
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
      return bytes;
    }
  }
}
