import { answerOne } from '../answer-one.ts';
import { openReader, readManifest } from './c2pa-reader.ts';
import type { ManifestAnswer } from '../../ports/manifest-reader.ts';

// Reads one file that somebody has sent, in a process of its own: whatever it does there, it costs one answer.

openReader();
answerOne(read, (reason): ManifestAnswer => ({ kind: 'unreadable', reason }));

async function read(order: {
  readonly path: string;
  readonly mediaType: string;
  readonly anchors: string;
}): Promise<ManifestAnswer> {
  const reading = await readManifest(order.path, order);
  return reading ? { kind: 'read', reading } : { kind: 'none' };
}
