import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { checkRequest } from './check-request.ts';
import { countFrames } from './film.ts';
import type { Film, FilmOptions, FilmRequest } from './film.ts';
import type { DirectorMessage, FilmOrder } from './messages.ts';

/** Makes films one after another; orders wait in line. */
export interface FilmStudio {
  /**
   * Makes a film when its turn comes. Rejects with the signal's reason as soon as it is aborted, in line as well;
   * with a RangeError for a request no film can be made of; with an Error when the picture cannot be read or the
   * process that makes the film dies. None of these costs the next film anything.
   */
  film(request: FilmRequest, options?: FilmOptions): Promise<Film>;
  /** Ends the film being made; whatever is not finished rejects. */
  close(): Promise<void>;
}

/** Where the director's process starts; another file only in the studio's own tests. */
const directorFile = new URL('director-worker.ts', import.meta.url);
/** A director that says nothing for so long hangs: a frame takes a tenth of a second, and the first one half a minute where somebody strides, on a slow machine more. */
const silenceMs = 270_000;
const complaintChars = 2000;

interface Job {
  readonly request: FilmRequest;
  readonly options: FilmOptions;
  readonly resolve: (film: Film) => void;
  readonly reject: (reason: unknown) => void;
  readonly onAbort: () => void;
}

/**
 * Opens a studio. Each film gets a process of its own: a crash in native code costs that film and not the site, an
 * abort is a kill, and all memory is given back when the film is done (starting anew costs a quarter of a second).
 */
export function openFilmStudio(director: URL = directorFile): FilmStudio {
  return new ProcessStudio(director);
}

class ProcessStudio implements FilmStudio {
  private readonly director: URL;
  private readonly waiting: Job[] = [];
  private current: { readonly job: Job; readonly process: DirectorProcess } | undefined;
  private closed = false;

  constructor(director: URL) {
    this.director = director;
  }

  async film(request: FilmRequest, options: FilmOptions = {}): Promise<Film> {
    checkRequest(request);
    if (this.closed) throw new Error('The film studio is closed.');
    options.signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const job: Job = { request, options, resolve, reject, onAbort: () => this.abort(job) };
      options.signal?.addEventListener('abort', job.onAbort, { once: true });
      this.waiting.push(job);
      this.startNext();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const reason = new Error('The film studio was closed.');
    for (const job of this.waiting.splice(0)) settle(job, () => job.reject(reason));
    const { current } = this;
    if (!current) return;
    this.finish(current.job, () => current.job.reject(reason));
    await current.process.ended;
  }

  private startNext(): void {
    if (this.current || this.closed) return;
    const job = this.waiting.shift();
    if (!job) return;
    const process = directFilm(this.director, job.request, {
      onMessage: (message) => this.hear(job, message),
      onEnd: (reason) => this.finish(job, () => job.reject(reason)),
    });
    this.current = { job, process };
  }

  private hear(job: Job, message: DirectorMessage): void {
    if (this.current?.job !== job) return;
    switch (message.kind) {
      case 'progress':
        job.options.onProgress?.(message.frame, countFrames(job.request));
        return;
      case 'done':
        this.finish(job, () => job.resolve(toFilm(job.request, message)));
        return;
      case 'failed':
        this.finish(job, () => job.reject(new Error(message.reason)));
        return;
      default:
        message satisfies never;
    }
  }

  private abort(job: Job): void {
    const refuse = (): void => job.reject(job.options.signal?.reason);
    if (this.current?.job === job) {
      this.finish(job, refuse);
      return;
    }
    this.waiting.splice(this.waiting.indexOf(job), 1);
    settle(job, refuse);
  }

  /** The director is killed whatever it was doing; nothing it holds is worth a farewell. */
  private finish(job: Job, tell: () => void): void {
    if (this.current?.job !== job) return;
    this.current.process.kill();
    this.current = undefined;
    settle(job, tell);
    this.startNext();
  }
}

function settle(job: Job, tell: () => void): void {
  job.options.signal?.removeEventListener('abort', job.onAbort);
  tell();
}

function toFilm(request: FilmRequest, { bytes, poster }: Extract<DirectorMessage, { kind: 'done' }>): Film {
  const { width, height, durationS, fps } = request;
  return { bytes, poster, width, height, durationS, fps, frames: countFrames(request) };
}

interface DirectorProcess {
  readonly ended: Promise<void>;
  kill(): void;
}

interface DirectorEars {
  onMessage(message: DirectorMessage): void;
  /** The process is gone or silent for too long. Called also after the film is done. */
  onEnd(reason: Error): void;
}

/** Starts a director's process with an order. */
function directFilm(director: URL, request: FilmRequest, ears: DirectorEars): DirectorProcess {
  const child = fork(director, {
    // Neither flags nor settings of this process (a test runner's, an inspector's) may reach the director. Two arenas:
    // the C library would else keep a heap for each of the encoder's threads.
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaint = collectComplaint(child);
  let silence = setTimeout(() => undefined, 0);
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => ears.onEnd(new Error('The film was given up: its process fell silent.')), silenceMs);
  };
  const ended = new Promise<void>((resolve) => {
    const end = (how: string, cause?: unknown): void => {
      clearTimeout(silence);
      resolve();
      ears.onEnd(new Error(`The process that makes the film ${how}. ${complaint()}`.trim(), { cause }));
    };
    child.on('error', (cause) => end('failed', cause));
    child.on('exit', (code, signal) => end(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  });
  child.on('message', (message: DirectorMessage) => {
    listen();
    ears.onMessage(message);
  });
  listen();
  const order: FilmOrder = { request };
  // A process that died before it could read says so by its exit.
  child.send(order, () => undefined);
  return { ended, kill: () => child.kill('SIGKILL') };
}

/** The last words of a process on its way down. */
function collectComplaint(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-complaintChars);
  });
  return () => words.trim();
}
