import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { readerSettings, readingOf, saysNothingThere } from '@loomlight/contract/file-origin';
import type { WorkerAnswer, WorkerOrder } from './manifest-worker.messages.ts';

// Reads files apart from the page: what is in them may be anybody's. The policy of this script lets it ask nobody for anything (ORIGIN-30).

let memory: WebAssembly.Memory | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => void obey(data));

async function obey(order: WorkerOrder): Promise<void> {
  answer(order.kind === 'open' ? open(order.code) : await read(order));
}

function open(code: ArrayBuffer): WorkerAnswer {
  try {
    ({ memory } = initSync({ module: code }));
    return { kind: 'opened' };
  } catch (error) {
    return { kind: 'refused', reason: String(error) };
  }
}

async function read(order: Extract<WorkerOrder, { kind: 'read' }>): Promise<WorkerAnswer> {
  const said = (answer: 'none' | 'unreadable'): WorkerAnswer => ({ kind: answer, memoryBytes: usedBytes() });
  try {
    const reader = await WasmReader.fromBlob(order.mediaType, order.file, readerSettings(order.anchors));
    try {
      return { kind: 'read', reading: readingOf(reader.json()), memoryBytes: usedBytes() };
    } finally {
      reader.free();
    }
  } catch (error) {
    // What has broken in the middle is in no state to read another file.
    if (error instanceof WebAssembly.RuntimeError) return { kind: 'unreadable', memoryBytes: Infinity };
    return said(saysNothingThere(error) ? 'none' : 'unreadable');
  }
}

function usedBytes(): number {
  return memory?.buffer.byteLength ?? 0;
}

function answer(of: WorkerAnswer): void {
  postMessage(of);
}
