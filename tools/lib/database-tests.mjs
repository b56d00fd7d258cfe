import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles, root } from './workspace.mjs';

/** The one file that knows on which database the tests run: whoever does not reach it cannot tell one from the other. */
export const databaseSettings = 'server/src/testing/test-settings.ts';

/**
 * Tests of the embedded database itself, and tests about the bytes of media and the programs that read, sign and mark them. These open a database to have an item at all; the statements
 * behind it are tried on both databases by the tests of making and showing items, so that a second run of these, the longest there are, tells nothing new.
 */
export const singleTests = [
  'db/embedded',
  'features/generation/makers-signature',
  'features/moderation/copies',
  'features/provenance/composite-source',
  'features/provenance/damaged-calls',
  'features/provenance/makers-signature',
  'features/provenance/marked-media',
  'features/provenance/mark-look',
  'features/provenance/marked-videos',
  'features/provenance/provenance',
  'features/provenance/rotate-mark',
  'features/provenance/signed-media',
  'features/provenance/verify-file',
  'features/rules/banned-prints',
  'features/uploads/image-intake',
  'features/uploads/uploads',
].map((name) => `server/src/${name}.test.ts`);

/**
 * The tag of the tests that run on a PostgreSQL server on every change: what happens at once, and what a server does in its own way. Of what
 * people do one after another a server is asked on every change only whether it understands the statements (db/heard-statements.test.ts).
 */
export const serverTag = 'on-server';

/** How a file tags all of its tests, and how a test of its own is tagged. */
const tagged = new RegExp(`@module-tag ${serverTag}\\b|tags: (?:'${serverTag}'|\\[[^\\]]*'${serverTag}')`);

/** Imports and re-exports of our own files, also those that are loaded later; types are gone before anything runs. */
const ownImports = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

/**
 * The server's test files that open a database, by themselves or through any file they import, and are not about the bytes of media alone, as
 * paths from `folder`: what one database says of them, another one may not. With `taggedAlone` those in which a test has the tag of the server.
 */
export function databaseTests({ folder = root, taggedAlone = false } = {}) {
  const paths = listFiles(['server'], { from: folder }).map((file) => relative(folder, file));
  const sources = paths.filter((path) => path.endsWith('.ts'));
  const imports = new Map(sources.map((path) => [path, importsOf(join(folder, path), folder)]));
  const isTagged = (path) => tagged.test(readFileSync(join(folder, path), 'utf8'));
  return sources.filter(
    (path) =>
      path.endsWith('.test.ts') &&
      !singleTests.includes(path) &&
      reaches(path, databaseSettings, imports) &&
      (!taggedAlone || isTagged(path)),
  );
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
