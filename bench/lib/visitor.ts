import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A visitor who looks around in a thread of its own, so that what it waits for is the product and never whoever else is being played here.

/** What the visitor is told. */
export interface VisitorOrder {
  readonly origin: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  /** Visits at least, however short the rest is. */
  readonly visitsMin: number;
}

const over = new AbortController();
parentPort?.once('message', () => over.abort());

const { origin, paths, visitsMin }: VisitorOrder = workerData;
const waits: number[] = [];
while (!over.signal.aborted || waits.length < visitsMin) {
  const page = waits.length;
  const asked = performance.now();
  const answer = await fetch(origin + paths[page % paths.length], { headers: { 'x-forwarded-for': networkOf(page) } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A visitor was refused with ${answer.status}.`);
  waits.push(performance.now() - asked);
  await sleep(20);
}
parentPort?.postMessage(waits);

/** Calm visitors are many people: each page is asked for from another network, so that none of them meets a limit. */
function networkOf(page: number): string {
  return `198.18.${Math.floor(page / 250) % 250}.${1 + (page % 250)}`;
}
