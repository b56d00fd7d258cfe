import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-env.ts';
import { isListedDomain, readDomains } from '../features/accounts/index.ts';
import type { Metrics } from '../http/metrics.ts';
import { startRound } from '../jobs/rounds.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';

/** A list that was changed holds so soon. */
const lookAgainMs = 30_000;
/** Larger files are no list of this kind. */
const sizeBytesMax = 10_000_000;

/** What is wrong with the file, as a sentence for the operator. */
class ListRefused extends Error {
  override readonly name = 'ListRefused';
}

interface Told {
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly metrics: Pick<Metrics, 'errors'>;
}

/**
 * Whether an address, by its key, is of a domain in the operator's file of disposable ones (DESK-137). The file is read at the start, which it stops
 * with a `ConfigError` if it cannot be used, and again when it has changed. Nothing is disposable without the setting, and in a worker, where nobody
 * registers.
 */
export async function keepDisposableDomains(
  parts: Told & {
    readonly config: Pick<Config, 'DISPOSABLE_DOMAINS_FILE' | 'ROLE'>;
    readonly lifecycle: Lifecycle;
    readonly everyMs?: number;
  },
): Promise<(emailKey: string) => boolean> {
  const { config, lifecycle, everyMs = lookAgainMs } = parts;
  if (config.DISPOSABLE_DOMAINS_FILE === undefined || config.ROLE === 'worker') return () => false;
  const list = await openDisposableDomains(parts, resolve(config.DISPOSABLE_DOMAINS_FILE));
  // A look says itself what has gone wrong.
  startRound({ lifecycle, onError: () => () => undefined }, { name: 'disposable domains', everyMs, work: list.look });
  return list.isDisposable;
}

/**
 * The list in this file. `look` reads it again where it has changed; while it cannot be used, the list from before holds, which is logged and counted
 * once until the reason is another one. Throws `ConfigError` for a file that cannot be used from the first.
 */
export async function openDisposableDomains({ logger, metrics }: Told, file: string) {
  let { domains, version } = await readList(file).catch((error: unknown) => {
    throw error instanceof ListRefused ? new ConfigError(error.message, { cause: error }) : error;
  });
  logger.info({ domains: domains.size }, 'the list of disposable domains was read');
  let toldProblem: string | undefined;
  const tellOnce = (error: unknown): void => {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem === toldProblem) return;
    toldProblem = problem;
    metrics.errors.inc({ where: 'disposable domains' });
    logger.warn({ problem }, 'the list of disposable domains cannot be used as it is, and the one from before holds');
  };
  const readChanged = async (): Promise<void> => {
    if ((await versionOf(file)) !== version) {
      ({ domains, version } = await readList(file));
      logger.info({ domains: domains.size }, 'the list of disposable domains was read again');
    }
    toldProblem = undefined;
  };
  return {
    isDisposable: (emailKey: string): boolean => isListedDomain(domains, emailKey),
    look: (): Promise<void> => readChanged().catch(tellOnce),
  };
}

interface ReadList {
  readonly domains: ReadonlySet<string>;
  /** What the file was when it was read. */
  readonly version: string;
}

/** Throws `ListRefused` for a file that cannot be used. */
async function readList(file: string): Promise<ReadList> {
  // Asked before it is read: what is written meanwhile makes it another at the next look.
  const version = await versionOf(file);
  const list = readDomains(await readText(file));
  if (list.kind === 'refused') throw refused(`${file} ${list.why}.`);
  return { domains: list.domains, version };
}

/** Tells a file from what it was before: changed in place, or another one under its name. */
async function versionOf(file: string): Promise<string> {
  const found = await stat(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  // Whoever opens a pipe waits for somebody who writes.
  if (!found.isFile()) throw refused(`${file} is no file.`);
  return `${found.dev} ${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** The text of a file, which may grow while it is read. */
async function readText(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    // One byte more than there may be, since the end is read as well.
    const stream: AsyncIterable<Buffer> = createReadStream(file, { end: sizeBytesMax });
    for await (const chunk of stream) chunks.push(chunk);
  } catch (error) {
    throw unreadable(file, error);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > sizeBytesMax) throw refused(`${file} is larger than ${sizeBytesMax / 1_000_000} MB.`);
  return new TextDecoder().decode(bytes);
}

function unreadable(file: string, error: unknown): ListRefused {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const why = code === 'ENOENT' ? 'is not there' : `cannot be read${code === undefined ? '' : ` (${code})`}`;
  return refused(`${file} ${why}.`, error);
}

const refused = (sentence: string, cause?: unknown): ListRefused =>
  new ListRefused(`DISPOSABLE_DOMAINS_FILE: ${sentence}`, { cause });
