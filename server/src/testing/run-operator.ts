import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs the operator's command line as a person would, on this data folder or with these settings. */
export async function runOperator(
  where: string | Readonly<Record<string, string>>,
  ...words: string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const settings = typeof where === 'string' ? { DATA_DIR: where } : where;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../operator.ts'), ...words], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, complaints] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: Number(code), output: out + complaints };
}
