import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const bufferBytes = 256 * 1024;

/** A file that only this process can reach and that is gone with it, whatever happens. */
export interface Spool {
  write(text: string): Promise<void>;
  /** Everything that was written, from the beginning; closes the file at its end. */
  read(): Promise<Readable>;
  close(): Promise<void>;
}

/** Opens a spool in this folder: what is too much for memory, and must not keep a transaction waiting for a slow reader. */
export async function openSpool(dir: string, name: string): Promise<Spool> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, name);
  const file: FileHandle = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  // It has no name from here on: a process that is killed leaves nothing behind.
  await unlink(path);
  let waiting: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    const text = waiting.join('');
    waiting = [];
    size = 0;
    if (text !== '') await file.writeFile(text);
  };
  return {
    write: async (text) => {
      waiting.push(text);
      size += text.length;
      if (size >= bufferBytes) await flush();
    },
    read: async () => {
      await flush();
      return file.createReadStream({ start: 0 });
    },
    close: () => file.close(),
  };
}
