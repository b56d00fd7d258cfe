import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles, root } from './workspace.mjs';

/** The one file that knows on which database the tests run: whoever does not reach it cannot tell one from the other. */
export const databaseSettings = 'server/src/testing/test-settings.ts';

/** Imports and re-exports of our own files, also those that are loaded later; types are gone before anything runs. */
const ownImports = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

/** The server's test files that open a database, by themselves or through any file they import, as paths from `folder`. */
export function databaseTests(folder = root) {
  const paths = listFiles(['server'], { from: folder }).map((file) => relative(folder, file));
  const sources = paths.filter((path) => path.endsWith('.ts'));
  const imports = new Map(sources.map((path) => [path, importsOf(join(folder, path), folder)]));
  return sources.filter((path) => path.endsWith('.test.ts') && reaches(path, databaseSettings, imports));
}

function importsOf(file, folder) {
  const found = readFileSync(file, 'utf8').matchAll(ownImports);
  return Array.from(found, ([, now, later]) => relative(folder, join(dirname(file), now ?? later)));
}

function reaches(from, target, imports) {
  const seen = new Set([from]);
  for (const path of seen) {
    if (path === target) return true;
    for (const next of imports.get(path) ?? []) seen.add(next);
  }
  return false;
}
