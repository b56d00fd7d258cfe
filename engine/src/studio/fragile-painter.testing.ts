import { parentPort } from 'node:worker_threads';
import type { PaintOrder } from './messages.ts';
import './painter-worker.ts';

// Stands in for the painter's thread in tests: it dies when the prompt says so.
parentPort?.on('message', ({ request }: PaintOrder) => {
  if (request.prompt === 'exit') process.exit(3);
  if (request.prompt === 'crash') throw new Error('The painter fell off its ladder.');
});
