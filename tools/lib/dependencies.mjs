import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/** Everything, also where `NODE_ENV=production` or a setting of npm leaves kinds of packages out: a start builds the web app. */
const installArguments = [
  ...['ci', '--include=dev', '--include=optional', '--include=peer'],
  ...['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
];

/** Installs what package-lock.json names when node_modules is missing or was made from another lock file. */
export async function ensureDependencies(root) {
  if (isCurrent(root)) return;
  await withLock(join(root, '.cache', 'install.lock'), () => {
    if (isCurrent(root)) return;
    if (!installedAsLocked(root)) install(root);
    writeFileSync(stampFile(root), installHash(root));
  });
}

const stampFile = (root) => join(root, 'node_modules', '.loomlight-lock');

/** Of the lock file and of how it was installed: what an earlier release installed otherwise is looked at again. */
function installHash(root) {
  return createHash('sha256')
    .update(installArguments.join(' '))
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isCurrent(root) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === installHash(root);
}

/** After `npm install` by hand everything is there already, and `npm ci` would tear it down under running processes. */
function installedAsLocked(root) {
  const recordFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const installed = JSON.parse(readFileSync(recordFile, 'utf8')).packages;
  return Object.entries(readLock(root).packages).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') || entry.link || entry.optional || installed[path]?.version === entry.version,
  );
}

/** No package of this tree needs its install script under Node 24: native parts arrive as prebuilt optional packages. */
function install(root) {
  console.error('Installing dependencies from package-lock.json (once, about a minute)');
  const result = spawnSync('npm', installArguments, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error(`npm ci failed (${result.error?.message ?? `exit ${result.status}`}).`);
}

function readLock(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
}
