import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { errorText } from '../../kernel/errors.ts';
import type { CommandResult, OperatorContext } from './operator.context.ts';
import { runCommand } from './run-command.ts';

/**
 * Listens on a local socket that only its owner may open: the embedded database belongs to the running process,
 * so commands are carried out there. One line of JSON in (the words), one out (the result).
 */
export async function listenForOperator(ctx: OperatorContext, path: string): Promise<() => Promise<void>> {
  // A socket left by a process that was killed; the folder's lock proves that nobody listens on it.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.setTimeout(60_000, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => {
      // From here on it is the command that takes its time (a backup may take hours).
      socket.setTimeout(0);
      answer(ctx, line).then(
        (result) => socket.end(JSON.stringify(result)),
        (error: unknown) =>
          socket.end(JSON.stringify({ exitCode: 1, lines: [errorText(error)] } satisfies CommandResult)),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Made for its owner alone: a change of mode afterwards would leave a moment in which others may open it.
    const usual = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(usual);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function answer(ctx: OperatorContext, line: string): Promise<CommandResult> {
  const words: unknown = JSON.parse(line);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new Error('A command is a list of words.');
  return runCommand(ctx, words);
}

/** Sends a command to a running product; undefined when none is running there. */
export async function askRunningProduct(path: string, words: readonly string[]): Promise<CommandResult | undefined> {
  const socket = connect(path);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch {
    return undefined;
  }
  socket.write(`${JSON.stringify(words)}\n`);
  // Written by `listenForOperator` of the same build.
  return JSON.parse(await text(socket)) as CommandResult;
}
