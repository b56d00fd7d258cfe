import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles, root } from './workspace.mjs';

/** Whatever decides about every step: the programs that check, and what they are told. */
const readByAll = ['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];

/**
 * Remembers in a folder of what a step passed. Its key is made of all that the step reads, so that what has changed since is checked again, and
 * what has failed always is.
 */
export function openMemory(folder = join(root, '.cache', 'checks'), from = root) {
  const hashes = new Map();
  const hashOf = (path) => {
    if (!hashes.has(path)) hashes.set(path, hashFiles(listFiles([path], { from }), from));
    return hashes.get(path);
  };
  const fileOf = (name) => join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    /** The key of a step: its arguments and the bytes of every file below the paths that it reads. */
    keyOf({ args, reads }) {
      const hash = createHash('sha256').update(args.join('\0'));
      for (const path of [...readByAll, ...reads]) hash.update(`\0${path}\0${hashOf(path)}`);
      return hash.digest('hex');
    },
    /** What the step said when it passed with this key; undefined where it has not. */
    recall(name, key) {
      try {
        const kept = JSON.parse(readFileSync(fileOf(name), 'utf8'));
        return kept.key === key && typeof kept.said === 'string' ? kept.said : undefined;
      } catch {
        // Nothing is kept, or half of it.
        return undefined;
      }
    },
    remember(name, key, said) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), JSON.stringify({ key, said }));
    },
  };
}
