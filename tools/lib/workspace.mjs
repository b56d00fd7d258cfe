import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The packages of the product. */
export const packages = ['contract', 'engine', 'server', 'web'];
export const workspaces = [...packages, 'e2e'];

/** Names of folders that hold no sources of ours, wherever they are. */
export const neverSource = new Set(['node_modules', 'dist', 'data', 'coverage', '.cache', '.git']);

/** Every file below the given files and folders, sorted; what does not exist is left out. */
export function listFiles(paths, { from = root, skip = neverSource } = {}) {
  const found = [];
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (!statSync(path).isDirectory()) return void found.push(path);
    for (const name of readdirSync(path)) if (!skip.has(name)) visit(join(path, name));
  };
  for (const path of paths) visit(join(from, path));
  return found.sort();
}

/** One hash over the names and the bytes of the files. */
export function hashFiles(files, from = root) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(from, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
