import type { ContentType } from '@loomlight/contract';
import { type Db, inTransaction, type InTx } from '../../db/transaction.ts';
import type { Signals } from '../../db/signals.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { SettingsNow } from '../../kernel/settings-now.ts';
import type { OpenEngines } from '../../kernel/open-engines.ts';
import type { SigningKey } from '../../ports/media-signer.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import { insertAudit } from '../audit/index.ts';
import type { PaymentsContext } from '../payments/index.ts';

/** What an operator's commands work with. */
export interface OperatorContext {
  readonly db: Db;
  /** The product's secret, which the ledger is sealed with. */
  readonly secret: string;
  readonly clock: Clock;
  readonly siteSettings: SettingsNow;
  readonly ids: Ids;
  readonly signals: Signals;
  readonly objectStore: ObjectStore;
  readonly workFiles: WorkFiles;
  /** Those elsewhere, where something can be given up from any process. */
  readonly videoEngines: OpenEngines<Pick<VideoEngine, 'cancel' | 'capabilities'>>;
  /** What is set: the engines of each content type, the default first. */
  readonly engines: Readonly<Record<ContentType, readonly ChosenEngine[]>>;
  /** Opened when a command needs it. */
  readonly queue: () => Promise<Pick<JobQueue, 'send' | 'wake'>>;
  /** What the verbs of payments run with; opened when a command needs it. */
  readonly payments: () => Promise<PaymentsContext>;
  /** The newest mails that are kept instead of being sent, where there is no mail server. */
  readonly newestMails: (limit: number) => Promise<readonly KeptMail[]>;
  /** What files are signed with; undefined where they are not. */
  readonly signingKey: SigningKey | undefined;
  /** Makes a new secret of the marks, in this folder where processes are given it (ORIGIN-40). */
  readonly rotateMarks: (folder: string | undefined) => MarkRotation;
  /** Makes the demo gallery; undefined where nobody would paint it. */
  readonly seedDemo: (() => Promise<void>) | undefined;
}

/** What came of making a new secret of the marks. */
export type MarkRotation =
  | {
      readonly kind: 'rotated';
      /** How many from before are still looked for. */
      readonly former: number;
      /** Where they are, for processes that have to be given them; undefined where they are read again by themselves. */
      readonly files: { readonly secret: string; readonly former: string } | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** An engine as it is set. */
export interface ChosenEngine {
  readonly name: string;
  readonly isClosing: boolean;
  readonly price: number;
}

/** A mail that was kept instead of being sent. */
export interface KeptMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly sent_at: Date;
}

export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** Does something and writes down that the operator did it, or neither. `false` of `act`: there was nothing to do. */
export function recorded<C extends Pick<OperatorContext, 'db' | 'clock'>>(
  ctx: C,
  entry: { readonly action: string; readonly subject: string; readonly detail?: string },
  act: (ctx: C & InTx) => Promise<boolean | void>,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    if ((await act(ctx)) === false) return false;
    await insertAudit(ctx.tx, { actor: 'operator', detail: '', ...entry, now: ctx.clock.now() });
    return true;
  });
}

export function ok(...lines: readonly string[]): CommandResult {
  return { exitCode: 0, lines };
}

export function refused(...lines: readonly string[]): CommandResult {
  return { exitCode: 1, lines };
}

/** Said where a decision lacks its reasons. */
export const groundsMissing: CommandResult = {
  exitCode: 2,
  lines: ['A clause of the rules in at most 300 characters and facts in at most 2,000 are needed, each in quotes.'],
};

/** Reasons by the rules of the site; undefined when one is missing or too long. */
export function groundsOf({ groundRef, facts }: { readonly groundRef: string; readonly facts: string }) {
  if (groundRef === '' || facts === '' || groundRef.length > 300 || facts.length > 2_000) return undefined;
  return { ground: 'terms', groundRef, facts, redress: '' } as const;
}
