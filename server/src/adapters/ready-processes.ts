import type { ChildProcess } from 'node:child_process';
import { askOwnProcess, type AskProcess, askStarted, type ProcessLimits, startProcess } from './own-process.ts';

/** Processes that files of strangers are read in, one for each question. */
export interface FileProcesses {
  readonly ask: AskProcess;
  /** A question is about to come. */
  prepare(script: URL, limits: ProcessLimits): void;
}

/** Each is started when it is asked. */
export const ownProcesses: FileProcesses = { ask: askOwnProcess, prepare: () => undefined };

/** Processes that are started before they are asked (ORIGIN-48). */
export interface ReadyProcesses extends FileProcesses {
  /** Ends those that wait. */
  close(): void;
}

/** So long one waits for a question. */
const ownIdleMs = 60_000;

/**
 * Keeps one process ready of each script that somebody has asked for, with each of its limits: the start of a process takes longer than most of what
 * it is asked. The next one is started when the one before it is taken; none is left where nobody has asked for `idleMs`.
 */
export function openReadyProcesses({
  idleMs = ownIdleMs,
  start = startProcess,
}: { readonly idleMs?: number; readonly start?: typeof startProcess } = {}): ReadyProcesses {
  const ready = new Map<string, Ready>();
  let isClosed = false;
  const prepare = (script: URL, limits: ProcessLimits): void => {
    const name = nameOf(script, limits);
    if (isClosed || ready.has(name)) return;
    const child = start(script, limits);
    const forget = (): void => {
      // Another one may have taken its place by then.
      if (ready.get(name)?.child === child) ready.delete(name);
      clearTimeout(timer);
    };
    const end = (): void => {
      forget();
      child.kill('SIGKILL');
    };
    const timer = setTimeout(end, idleMs).unref();
    child.once('exit', forget);
    // One that could not be started is found out by whoever asks the next one.
    child.on('error', forget);
    // Waiting is no reason for this process to go on.
    child.unref();
    child.channel?.unref();
    ready.set(name, { child, forget, end });
  };
  const take = (script: URL, limits: ProcessLimits): ChildProcess => {
    const waiting = ready.get(nameOf(script, limits));
    if (!waiting) return start(script, limits);
    waiting.forget();
    const { child } = waiting;
    child.ref();
    child.channel?.ref();
    return child;
  };
  return {
    ask: async (script, order, limits) => {
      const child = take(script, limits);
      prepare(script, limits);
      return askStarted(child, order, limits);
    },
    prepare,
    close: () => {
      isClosed = true;
      for (const { end } of [...ready.values()]) end();
    },
  };
}

interface Ready {
  readonly child: ChildProcess;
  /** Takes it out of those that wait. */
  readonly forget: () => void;
  /** Takes it out and ends it. */
  readonly end: () => void;
}

/** Limits are set at the start: one that was started with others is another one. */
function nameOf(script: URL, { cpuS, memoryMb }: ProcessLimits): string {
  return `${script.href} ${cpuS} ${memoryMb}`;
}
