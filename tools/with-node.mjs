#!/usr/bin/env node
// Runs `tools/with-node.mjs SCRIPT [args…]` under Node 24 with the dependencies in place, on a machine that has any Node
// from 18 on. Everything here must run on that old Node, without a single package. The pinned Node is fetched once and
// then started directly, so that arguments need no quoting and signals have no shell to get lost in.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNode, majorOf, pinnedNode, remedy } from './lib/node-runtime.mjs';
import { memoryEnvironment, memoryFlags } from './lib/process-memory.mjs';

/** Set for a start that an older Node has handed over, and taken away again before anything else is started. */
const handedOver = 'LOOMLIGHT_HANDED_OVER';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function main([script, ...args]) {
  if (!script) throw new Error('usage: node tools/with-node.mjs SCRIPT [args…]');
  const pinned = pinnedNode(root);
  const isHandedOver = process.env[handedOver] !== undefined;
  delete process.env[handedOver];
  if (majorOf(process.versions.node) < majorOf(pinned)) {
    // Whatever the reason is, handing over a second time would start processes without end.
    if (isHandedOver)
      throw new Error(
        `Node ${pinned} was started, and Node ${process.versions.node} answered: this is not tried twice. ${remedy(pinned)}`,
      );
    const node = await ensureNode(root);
    process.env[handedOver] = pinned;
    return become(node, [self, script, ...args]);
  }
  // npm and every child find this same Node first.
  process.env.PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies(root);
  become(process.execPath, ['--disable-warning=ExperimentalWarning', ...memoryFlags, resolve(root, script), ...args]);
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
