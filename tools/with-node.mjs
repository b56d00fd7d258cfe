#!/usr/bin/env node
// Runs `tools/with-node.mjs SCRIPT [args…]` under Node 24 with the dependencies in place, on a machine that has any Node
// from 18 on. Everything here must run on that old Node, without a single package. Node 24 is asked of npm only once and
// then started directly, so that arguments need no quoting and signals have no shell to get lost in.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryEnvironment, memoryFlags } from './lib/process-memory.mjs';

const wantedMajor = 24;
const fetchedVersion = '24.21.0';
const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function main([script, ...args]) {
  if (!script) throw new Error('usage: node tools/with-node.mjs SCRIPT [args…]');
  if (Number(process.versions.node.split('.')[0]) < wantedMajor) return become(findNode(), [self, script, ...args]);
  // npm and every child find this same Node first.
  process.env.PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies(root);
  become(process.execPath, ['--disable-warning=ExperimentalWarning', ...memoryFlags, resolve(root, script), ...args]);
}

/** The path of a Node 24: the one npm gave us before, or one fetched now into npm's own cache. */
function findNode() {
  const remembered = join(root, '.cache', `node-${fetchedVersion}`);
  if (existsSync(remembered)) {
    const path = readFileSync(remembered, 'utf8');
    if (spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${fetchedVersion}`) return path;
  }
  console.error(`Node ${process.versions.node} is older than ${wantedMajor}: using node@${fetchedVersion} from npm`);
  const found = spawnSync('npx', ['-y', '-p', `node@${fetchedVersion}`, '-c', 'node -p process.execPath'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const path = found.stdout?.trim();
  if (found.status !== 0 || !path || !existsSync(path))
    throw new Error(
      `Node ${fetchedVersion} could not be fetched. Install Node ${wantedMajor} or later.\n${found.stderr ?? ''}`,
    );
  mkdirSync(dirname(remembered), { recursive: true });
  writeFileSync(remembered, path);
  return path;
}

/** Goes on as another program: in this very process where Node can, otherwise as a child that gets our signals. */
function become(file, args) {
  const env = { ...memoryEnvironment, ...process.env };
  if (process.execve && process.platform !== 'win32') {
    process.removeAllListeners('warning'); // execve is announced as experimental
    process.execve(file, [file, ...args], env);
  }
  const child = spawn(file, args, { stdio: 'inherit', env });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    // A terminal sends its interrupt to the child as well: once is enough.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
