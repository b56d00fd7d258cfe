import { Worker } from 'node:worker_threads';
import type { PaintOptions, PaintRequest, Painting } from '../types.ts';
import type { PainterMessage, PaintOrder } from './messages.ts';

/** A painter in a thread of its own; orders wait in line before it. */
export interface Studio {
  /** Paints when its turn comes. Rejects with the signal's reason when aborted, in the queue as well. */
  paint(request: PaintRequest, options?: PaintOptions): Promise<Painting>;
  /** Ends the thread; whatever is not finished rejects. */
  close(): Promise<void>;
}

export interface StudioOptions {
  /** Paints a small picture at once, so that the first order finds compiled code. */
  readonly warm?: boolean;
}

/** Where the painter's thread starts; another file only in the studio's own tests. */
const painterFile = new URL('painter-worker.ts', import.meta.url);
const warmUp: PaintRequest = { prompt: 'mountain lake', seed: 1, style: 'none', width: 256, height: 256 };

interface Job {
  readonly order: PaintOrder;
  readonly options: PaintOptions;
  readonly resolve: (painting: Painting) => void;
  readonly reject: (reason: unknown) => void;
  readonly onAbort: () => void;
}

/** Opens a studio with one painter. An idle studio does not keep the process alive. */
export function openStudio(options: StudioOptions = {}, painter: URL = painterFile): Studio {
  const studio = new ThreadStudio(painter);
  // Nobody waits for the warm-up; a failure will show again in the first real order.
  if (options.warm) studio.paint(warmUp).catch(() => undefined);
  return studio;
}

class ThreadStudio implements Studio {
  private readonly painter: URL;
  private readonly waiting: Job[] = [];
  private worker: Worker | undefined;
  private current: Job | undefined;
  private nextId = 1;
  private closed = false;

  constructor(painter: URL) {
    this.painter = painter;
  }

  paint(request: PaintRequest, options: PaintOptions = {}): Promise<Painting> {
    if (this.closed) return Promise.reject(new Error('The studio is closed.'));
    if (options.signal?.aborted) return Promise.reject(options.signal.reason);
    return new Promise((resolve, reject) => {
      const order = {
        id: this.nextId++,
        request,
        cancel: new Int32Array(new SharedArrayBuffer(4)),
        previews: options.onPreview !== undefined,
      };
      const job: Job = { order, options, resolve, reject, onAbort: () => this.abort(job) };
      options.signal?.addEventListener('abort', job.onAbort, { once: true });
      this.waiting.push(job);
      this.startNext();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const reason = new Error('The studio was closed.');
    for (const job of this.waiting.splice(0)) this.settle(job, () => job.reject(reason));
    if (this.current) this.finish(this.current, (job) => job.reject(reason));
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }

  private startNext(): void {
    if (this.current || this.closed) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.current = job;
    this.worker ??= this.hire();
    this.worker.ref();
    this.worker.postMessage(job.order);
  }

  private hire(): Worker {
    const worker = new Worker(this.painter);
    worker.on('message', (message: PainterMessage) => this.hear(message));
    worker.on('error', (cause) => this.replace(worker, cause));
    worker.on('exit', (code) => this.replace(worker, new Error(`The painter's thread ended with code ${code}.`)));
    worker.unref();
    return worker;
  }

  private hear(message: PainterMessage): void {
    const job = this.current;
    // An aborted order may still speak; its words belong to nobody.
    if (!job || job.order.id !== message.id) return;
    switch (message.kind) {
      case 'progress':
        if (!job.options.signal?.aborted) job.options.onProgress?.(message.fraction, message.layer);
        return;
      case 'preview':
        if (!job.options.signal?.aborted) job.options.onPreview?.(message.preview);
        return;
      case 'done':
        this.finish(job, () => job.resolve(message.painting));
        return;
      case 'failed':
        this.finish(job, () => job.reject(job.options.signal?.aborted ? job.options.signal.reason : message.error));
        return;
      default:
        message satisfies never;
    }
  }

  /** A crashed thread costs only the order it worked on; the next one gets a new thread. */
  private replace(worker: Worker, cause: unknown): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    const job = this.current;
    if (job) this.finish(job, () => job.reject(new Error('The painter crashed.', { cause })));
  }

  private abort(job: Job): void {
    if (job === this.current) {
      // The caller hears of it at once. The thread stops at its next checkpoint and says so; only then is the
      // next order sent.
      Atomics.store(job.order.cancel, 0, 1);
      this.settle(job, () => job.reject(job.options.signal?.reason));
      return;
    }
    this.waiting.splice(this.waiting.indexOf(job), 1);
    this.settle(job, () => job.reject(job.options.signal?.reason));
  }

  private finish(job: Job, tell: (job: Job) => void): void {
    this.current = undefined;
    this.worker?.unref();
    this.settle(job, () => tell(job));
    this.startNext();
  }

  private settle(job: Job, tell: () => void): void {
    job.options.signal?.removeEventListener('abort', job.onAbort);
    tell();
  }
}
