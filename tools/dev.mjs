// The server, started again at every change, and the web app's development server, which hands API calls to it.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './lib/workspace.mjs';

const children = [
  ['--enable-source-maps', '--watch', '--watch-preserve-output', 'server/src/main.ts'],
  ['node_modules/vite/bin/vite.js', 'web'],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    process.exitCode = 0;
    stop(signal);
  });
for (const child of children)
  child.on('exit', (code, signal) => {
    process.exitCode ??= code ?? 128 + (constants.signals[signal] ?? 0);
    stop('SIGTERM');
  });

/** One that ends takes the other with it: half a development server only confuses. */
function stop(signal) {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
