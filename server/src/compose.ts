import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { offerSetup } from './features/accounts/index.ts';
import type { PaymentsContext } from './features/payments/index.ts';
import type { SiteSettings } from './features/site/index.ts';
import type { SigningKey } from './ports/media-signer.ts';
import { createLifecycle } from './kernel/lifecycle.ts';
import { startBeats } from './compose/beats.ts';
import { openParts, type Parts, type Replacements } from './compose/parts.ts';
import { closeHttp, openHttp } from './compose/serve.ts';
import { demoPassword, demoPeople } from './stand-ins/demo-gallery/index.ts';
import { startEmbeddedExtras, startSandboxDeliveries, startWork } from './compose/work.ts';

/** A running product. */
export interface App {
  readonly http: FastifyInstance;
  readonly database: OpenDatabase;
  /** Where it listens, such as http://127.0.0.1:3000. */
  readonly address: string;
  /** How to sign in as one of the demo people; undefined where there are none, or where strangers come. */
  readonly demoLogIn: string | undefined;
  /** The code of the first administrator, which this process has just made and nobody can read again; else undefined. */
  readonly setupCode: string | undefined;
  /** What the verbs of payments run with. */
  readonly payments: PaymentsContext;
  /** What the desk has set, as this process knows it. */
  readonly settings: SiteSettings;
  /** What files are signed with; undefined where they are not. */
  readonly signingKey: SigningKey | undefined;
  /** Not ready from the first moment on; requests answered, jobs handed back, everything closed. */
  stop(): Promise<void>;
}

/** How long images may take to end when the process stops, before they are handed back. */
const workGraceMs = 10_000;

/** Builds the product for its role and starts it. This file and the folder of its name alone pick adapters. */
export async function startApp(config: Config, logger: Logger, replace: Replacements = {}): Promise<App> {
  const lifecycle = createLifecycle();
  try {
    const parts = await openParts(config, logger, lifecycle, replace);
    startBeats(parts);
    const stopping = new AbortController();
    const http = await openHttp(parts, stopping.signal);
    if (config.ROLE !== 'api') await startWork(parts);
    // After the requests the first to end: images are handed back while engine, signals and database are still there.
    lifecycle.onStop('queue', () => parts.queue.stop(replace.workGraceMs ?? workGraceMs));
    const address = await http.listen({ port: config.PORT, host: config.HOST });
    lifecycle.onStop('http', () => closeHttp(http));
    if (config.ROLE !== 'worker') startSandboxDeliveries(parts, address);
    if (config.embedded) await startEmbeddedExtras(parts);
    return {
      http,
      database: parts.database,
      address,
      demoLogIn: demoLogIn(config),
      setupCode: await offerFirstAdministrator(parts),
      payments: parts.payments,
      settings: parts.settings,
      signingKey: parts.signingKey,
      stop: async () => {
        stopping.abort();
        // A proxy needs a moment to see that this process takes no more; until then it goes on answering (SCALE-27).
        if (config.ROLE !== 'worker') await sleep(config.DRAIN_SECONDS * 1000);
        return lifecycle.stop((name, error) => logger.error({ err: error, part: name }, 'closing failed'));
      },
    };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/** Where nobody administers the installation and nobody was named for it: the code with which somebody is, in one of all processes. */
async function offerFirstAdministrator({ config, database, clock }: Parts): Promise<string | undefined> {
  if (config.ROLE === 'worker' || config.ADMIN_EMAILS.length > 0) return undefined;
  return offerSetup({ db: database.db, clock });
}

function demoLogIn(config: Config): string | undefined {
  if (config.production || !config.embedded || config.DEMO_GALLERY === false) return undefined;
  return `${demoPeople[0]?.email ?? ''} / ${demoPassword}`;
}
