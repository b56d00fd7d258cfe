import { open } from 'node:fs/promises';
import { askOwnProcess, type ProcessLimits } from '../own-process.ts';
import { headBytes } from './image-type.ts';

/** Why a reader has nothing to say: the file is none, or it could not be looked at now. */
interface Unread {
  readonly kind: 'unreadable' | 'unavailable';
  readonly reason: string;
}

/** Has a file read by a process of its own, and answers what it says, or why it says nothing; it never throws. */
export async function askReader<Result>(script: URL, order: object, limits: ProcessLimits): Promise<Result | Unread> {
  try {
    const asked = await askOwnProcess<Result>(script, order, limits);
    switch (asked.kind) {
      case 'answered':
        return asked.result;
      case 'ended':
        return { kind: 'unreadable', reason: asked.reason };
      case 'late':
        return { kind: 'unavailable', reason: 'reading it took too long' };
      default:
        return asked satisfies never;
    }
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : 'unknown' };
  }
}

/** The first bytes of a file, by which its type is known. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
