import type { PublishedCertificate } from '@loomlight/contract/provenance';
import { vi } from 'vitest';
import type { WorkerAnswer, WorkerOrder } from '../features/verify/manifest-worker.messages.ts';

/** What a browser with a reader of files is made of: a worker that answers as it is told, its code, and the list of keys. */
export interface FakeReader {
  /** The files that it was given. */
  readonly read: { readonly mediaType: string; readonly anchors: string }[];
  /** Workers that were started. */
  readonly started: () => number;
}

/** Puts a worker in the place of the browser's, below which nothing of the app is replaced. Call it after `fakeBackend`. */
export function fakeReader(of: {
  readonly certificates: readonly PublishedCertificate[];
  /** Undefined for a file that is never answered. */
  readonly answer: () => WorkerAnswer | undefined;
  /** What the worker says of the code that it is given. */
  readonly opened?: WorkerAnswer;
  /** The code as it is answered; by default a few bytes. */
  readonly code?: () => Response | Promise<Response>;
}): FakeReader {
  const read: { mediaType: string; anchors: string }[] = [];
  let started = 0;
  const backend = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('.wasm')) return of.code?.() ?? new Response(new Uint8Array(4));
    if (address.includes('.well-known')) return Response.json({ certificates: of.certificates });
    return backend(input, init);
  });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      isOver = false;
      constructor() {
        super();
        started += 1;
      }
      postMessage(order: WorkerOrder) {
        if (order.kind === 'read') read.push({ mediaType: order.mediaType, anchors: order.anchors });
        const data = order.kind === 'open' ? (of.opened ?? { kind: 'opened' }) : of.answer();
        setTimeout(() => data && !this.isOver && this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate() {
        this.isOver = true;
      }
    },
  );
  return { read, started: () => started };
}
