import { BMFF, JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest';

type Asset = PNG | JPEG | BMFF | WebP;

/**
 * What another implementation of C2PA says of a file: one in TypeScript, which shares no line with what writes it here, nor with the reference
 * implementation. Of WebP it knows no more than where its chunks lie, which stands below; films it reads as it does pictures in their container.
 */
export async function readWithTrustnxt(
  file: Uint8Array,
): Promise<{ readonly isValid: boolean; readonly faults: readonly (string | undefined)[] }> {
  const asset = assetOf(new Uint8Array(file));
  const store = asset.getManifestJUMBF();
  if (!store) return { isValid: false, faults: ['nothing.found'] };
  const result = await ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(store))).validate(asset);
  return {
    isValid: result.isValid,
    faults: result.statusEntries.filter(({ success }) => !success).map(({ code }) => code),
  };
}

function assetOf(bytes: Uint8Array): Asset {
  if (PNG.canRead(bytes)) return new PNG(bytes);
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (text.endsWith('WEBP')) return new WebP(bytes);
  if (!text.endsWith('ftyp', 8)) return new JPEG(bytes);
  // It believes the name of the container, which no hash of a film covers.
  bytes.set(Buffer.from('heic'), 8);
  return new BMFF(bytes);
}

/** The place of the chunk `C2PA` in a WebP. */
class WebP {
  readonly mimeType = 'image/webp';
  readonly bytes: Uint8Array;
  readonly chunk: { readonly start: number; readonly length: number } | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let start = 12;
    while (start + 8 <= view.length && view.toString('latin1', start, start + 4) !== 'C2PA') {
      const length = view.readUInt32LE(start + 4);
      start += 8 + length + (length % 2);
    }
    if (start + 8 <= view.length) this.chunk = { start, length: view.readUInt32LE(start + 4) };
  }

  getDataLength(): number {
    return this.bytes.length;
  }

  async getDataRange(start = 0, length = this.bytes.length - start): Promise<Uint8Array> {
    return this.bytes.subarray(start, start + length);
  }

  getManifestJUMBF(): Uint8Array | undefined {
    return this.chunk && this.bytes.subarray(this.chunk.start + 8, this.chunk.start + 8 + this.chunk.length);
  }

  getHashExclusionRange(): { start: number; length: number } {
    const { start = 0, length = 0 } = this.chunk ?? {};
    return { start, length: length + (length % 2) + 8 };
  }

  dumpInfo(): string {
    return 'WebP';
  }

  async ensureManifestSpace(): Promise<void> {
    throw new Error('Nothing is written here.');
  }

  async writeManifestJUMBF(): Promise<void> {
    throw new Error('Nothing is written here.');
  }
}
