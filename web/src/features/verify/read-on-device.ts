import { manifestBoxName, type ManifestReading, mediaTypeOfFile } from '@loomlight/contract/file-origin';
import { fileSize } from '../../lib/file-size.ts';
import { scriptAddress } from '../../lib/script-address.ts';
import { fetchReader } from './fetch-reader.ts';
// oxlint-disable-next-line import/default -- The build makes an address of it.
import workerAddress from './manifest-worker.ts?worker&url';
import type { WorkerAnswer, WorkerOrder } from './manifest-worker.messages.ts';

/** What a file says, as the device itself has read it. */
export type DeviceAnswer =
  | { readonly kind: 'read'; readonly reading: ManifestReading }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' };

/** Why a device has not read a file, with a sentence for the person; sending it is what remains. */
export class CannotReadHere extends Error {}

/** A film of 200 MB takes a slow phone some ten seconds; what takes longer is a file that is to blame. */
const patienceMs = 60_000;
/**
 * The reader holds a file as a whole, once outside of its memory and twice in it (32 MB took 100): a phone bears three times this, and no film of
 * 200 MB.
 */
export const readHereMaxBytes = 50_000_000;
/** Memory that WebAssembly has taken is given back by nobody but the end of its worker. */
const keptMemoryMaxBytes = 64 * 1024 * 1024;

/** False for browsers that have no workers, no WebAssembly, or, on a page that is not secure, no hashes: there files are sent. */
export function canReadHere(): boolean {
  return 'Worker' in globalThis && 'WebAssembly' in globalThis && 'subtle' in (globalThis.crypto ?? {});
}

/** What reading one file needs. */
export interface ReadingOrder {
  /** The roots that are trusted, in PEM; asked for only where there is something to read. */
  readonly anchors: () => Promise<string>;
  /** Told which share of the reader has come, and undefined when the file itself is read. */
  readonly onProgress: (share: number | undefined) => void;
}

/** Reads files without sending any of them (ORIGIN-30), in a worker that is kept with its code until the page is left. */
export class DeviceReader {
  private code: Promise<ArrayBuffer> | undefined;
  private worker: Promise<Worker> | undefined;
  /** Ends the reading of the file before. */
  private giveUp: (() => void) | undefined;

  /**
   * What a file says of its origin. One at a time: a new one takes the place of one that is still being read. Throws `CannotReadHere`, and a
   * `DOMException` for a file that is gone.
   */
  async read(file: Blob, { anchors, onProgress }: ReadingOrder): Promise<DeviceAnswer> {
    const mediaType = mediaTypeOfFile(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
    // Most files hold none: they need no reader that weighs more than they do.
    if (mediaType === undefined || !(await holdsBox(file))) return { kind: 'none' };
    if (file.size > readHereMaxBytes)
      throw new CannotReadHere(
        `This file has ${fileSize(file.size)}. Above ${fileSize(readHereMaxBytes)} reading takes more memory than many devices have.`,
      );
    const roots = await anchors();
    this.giveUp?.();
    const worker = await (this.worker ??= this.openWorker(onProgress));
    onProgress(undefined);
    const answer = await this.ask(worker, { kind: 'read', file, mediaType, anchors: roots });
    if (answer.kind === 'opened' || answer.kind === 'refused')
      throw new CannotReadHere('The reader has answered something else.');
    if (answer.memoryBytes > keptMemoryMaxBytes) this.close();
    return answer;
  }

  /** Gives back what it holds of the memory; the code stays. */
  close(): void {
    this.giveUp?.();
    void this.worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.worker = undefined;
  }

  private openWorker(onProgress: ReadingOrder['onProgress']): Promise<Worker> {
    return this.startWorker(onProgress).catch((error: unknown) => {
      this.worker = undefined;
      throw error;
    });
  }

  private async startWorker(onProgress: ReadingOrder['onProgress']): Promise<Worker> {
    const code = await (this.code ??= fetchReader(onProgress)).catch((cause: unknown) => {
      this.code = undefined;
      throw new CannotReadHere('The reader could not be loaded. Check your connection and try again.', { cause });
    });
    const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
    const answer = await this.ask(worker, { kind: 'open', code });
    if (answer.kind === 'opened') return worker;
    worker.terminate();
    throw new CannotReadHere('This browser cannot read files by itself.');
  }

  /** Asks a worker one thing. It is ended when it breaks or takes too long, or another file takes the place of this one. */
  private async ask(worker: Worker, order: WorkerOrder): Promise<WorkerAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
    const fail = (sentence: string) => {
      worker.terminate();
      if (order.kind === 'read') this.worker = undefined;
      reject(new CannotReadHere(sentence));
    };
    const timer = setTimeout(() => fail('Reading this file takes this device too long.'), patienceMs);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data), { once: true });
    worker.addEventListener('error', () => fail('This browser cannot read files by itself.'), { once: true });
    if (order.kind === 'read') this.giveUp = () => fail('Another file was chosen meanwhile.');
    worker.postMessage(order);
    return promise.finally(() => {
      clearTimeout(timer);
      if (order.kind === 'read') this.giveUp = undefined;
    });
  }
}

const boxName = Uint8Array.from(manifestBoxName, (sign) => sign.charCodeAt(0));
const partBytes = 4 * 1024 * 1024;

/** Whether a file holds the box of a manifest. Parts overlap by what a name could be cut by. */
async function holdsBox(file: Blob): Promise<boolean> {
  for (let start = 0; start < file.size; start += partBytes) {
    const part = new Uint8Array(await file.slice(start, start + partBytes + boxName.length - 1).arrayBuffer());
    for (let at = part.indexOf(boxName[0] ?? 0); at !== -1; at = part.indexOf(boxName[0] ?? 0, at + 1))
      if (boxName.every((byte, index) => part[at + index] === byte)) return true;
  }
  return false;
}
