import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { hashFiles, listFiles, root } from './workspace.mjs';

const inputs = [
  ...['web/src', 'web/index.html', 'web/public', 'web/vite.config.ts', 'contract/src', 'package-lock.json'],
  ...['tools/compress-files.mjs', 'server/tools/write-reference-script.mjs'],
];
const stampFile = join(root, 'web', 'dist', '.stamp');
const drawingFile = join(root, 'web', 'dist-server', 'draw.js');

/** Builds the web app, for browsers and for the server that draws pages of it, unless web/dist was made from exactly these sources. Tests are no part of it. */
export async function ensureWebBuild() {
  if (!existsSync(join(root, 'web', 'index.html')))
    return console.error('There is no web app here: serving the API alone');
  if (isCurrent()) return;
  await withLock(join(root, '.cache', 'build.lock'), () => {
    if (!isCurrent()) buildWeb();
  });
}

/** Builds the web app and holds it against its byte budget. The stamp comes last: a broken build is built again. */
export function buildWeb() {
  console.error('Building the web app');
  const stamp = sourceHash();
  run(['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn']);
  // The same app once more, for the server that draws pages of it.
  run(['node_modules/vite/bin/vite.js', 'build', 'web', '--ssr', 'src/draw.tsx', '--logLevel', 'warn']);
  run(['server/tools/write-reference-script.mjs']);
  run(['tools/compress-files.mjs']);
  run(['tools/bundle-budget.mjs']);
  run(['tools/desk-classes.mjs']);
  writeFileSync(stampFile, stamp);
}

function isCurrent() {
  return existsSync(drawingFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
}

function sourceHash() {
  return hashFiles(listFiles(inputs).filter((file) => !/\.test\.tsx?$|\/src\/testing\//.test(file)));
}

/** In a process of its own, because the bundler must not stay in the memory of the server that asked for the build. */
function run(args) {
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) throw new Error(`${args[0]} failed.`);
}
