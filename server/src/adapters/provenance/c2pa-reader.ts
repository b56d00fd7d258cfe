import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { type ManifestReading, readerSettings, readingOf, saysNothingThere } from '@loomlight/contract/file-origin';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let isOpen = false;

/**
 * Reads the manifest of a file with the reference implementation, as WebAssembly. `anchors` are the roots that are trusted, in PEM. No address that
 * stands in a manifest is asked for anything. Undefined where there is no manifest; throws for one that is broken.
 */
export async function readManifest(
  path: string,
  { mediaType, anchors }: { readonly mediaType: string; readonly anchors: string },
): Promise<ManifestReading | undefined> {
  openReader();
  const file = openSync(path, 'r');
  try {
    const reader = await WasmReader.fromBlob(
      mediaType,
      new FilePart(file, 0, statSync(path).size),
      readerSettings(anchors),
    );
    try {
      return readingOf(reader.json());
    } finally {
      reader.free();
    }
  } catch (error) {
    if (saysNothingThere(error)) return undefined;
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Compiles the library, which takes longer than reading most files: whoever waits for a file does it meanwhile. */
export function openReader(): void {
  if (isOpen) return;
  isOpen = true;
  const code = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
  initSync({ module: readFileSync(code) });
  // The library reads slices as a worker of a browser does, which has a reader that Node lacks.
  Object.assign(globalThis, { FileReaderSync: SliceReader });
}

/** A part of a file that is read when it is wanted. The library wants all of it at once (ADR 170). */
class FilePart extends Blob {
  readonly file: number;
  readonly start: number;
  readonly end: number;

  constructor(file: number, start: number, end: number) {
    super([]);
    this.file = file;
    this.start = start;
    this.end = end;
    // What the library asks for; the bytes of the Blob itself are none.
    Object.defineProperty(this, 'size', { value: end - start });
  }

  override slice(from = 0, to = this.size): FilePart {
    const start = Math.min(this.end, this.start + Math.max(0, from));
    return new FilePart(this.file, start, Math.max(start, Math.min(this.end, this.start + to)));
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.read();
  }

  read(): ArrayBuffer {
    const bytes = new Uint8Array(this.size);
    for (let done = 0; done < bytes.length;) {
      const count = readSync(this.file, bytes, done, bytes.length - done, this.start + done);
      if (count === 0) throw new Error('The file has become shorter.');
      done += count;
    }
    return bytes.buffer;
  }
}

class SliceReader {
  readAsArrayBuffer(part: FilePart): ArrayBuffer {
    return part.read();
  }
}
