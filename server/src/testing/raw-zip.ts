import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive as no program would write it: each field as given. */
export interface RawEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isPacked?: boolean;
  /** Told in place of the true one. */
  readonly sizeBytes?: number;
  /** Mode of a Unix file, such as that of a link. */
  readonly mode?: number;
  readonly flags?: number;
  /** Its bytes are those of the first entry. */
  readonly overFirst?: boolean;
}

/** A ZIP archive of these entries, and of `times` the directory where a number is given. */
export function rawZip(entries: readonly RawEntry[], told: { readonly count?: number } = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const data = entry.isPacked ? deflateRawSync(entry.bytes) : Buffer.from(entry.bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x0800 | (entry.flags ?? 0), 2);
    head.writeUInt16LE(entry.isPacked ? 8 : 0, 4);
    head.writeUInt32LE(0x5a21_0000, 6);
    head.writeUInt32LE(crc32(entry.bytes), 10);
    head.writeUInt32LE(data.byteLength, 14);
    head.writeUInt32LE(entry.sizeBytes ?? entry.bytes.byteLength, 18);
    head.writeUInt16LE(name.byteLength, 22);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x0314, 4);
    head.copy(central, 6);
    central.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 38);
    central.writeUInt32LE(entry.overFirst ? 0 : at, 42);
    directory.push(central, name);
    if (entry.overFirst) continue;
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, name, data]);
    bodies.push(local);
    at += local.byteLength;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(told.count ?? entries.length, 8);
  end.writeUInt16LE(told.count ?? entries.length, 10);
  end.writeUInt32LE(list.byteLength, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}
