import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiBase,
  contract,
  type Endpoint,
  fillPath,
  isFinalStatus,
  type ReplyOf,
  type SentBody,
  type SentParams,
  type SentQuery,
} from '@loomlight/contract';
import type { Logger } from 'pino';
import { openMemoryImageEngine, paintFlat } from '../adapters/engines/lib/memory-image-engine.ts';
import { flatVideos, openMemoryVideoEngine } from '../adapters/engines/lib/memory-video-engine.ts';
import type { FileProcesses } from '../adapters/ready-processes.ts';
import { openMemoryMailer } from '../adapters/mailer/memory-mailer.ts';
import { openMemoryObjectStore } from '../adapters/object-store/memory-object-store.ts';
import { type App, startApp } from '../compose.ts';
import { readConfig } from '../compose/config.ts';
import type { PaymentsContext } from '../features/payments/index.ts';
import { keepCertificate } from '../features/provenance/index.ts';
import { createPasswords, createVerifiedPerson, type Passwords } from '../features/accounts/index.ts';
import { grantCredits } from '../features/credits/index.ts';
import { isUnfinished } from '../db/content-status.ts';
import { prepared } from '../db/prepared.ts';
import { inTransaction } from '../db/transaction.ts';
import { createLogger } from '../http/logger.ts';
import { systemIds } from '../kernel/ids.ts';
import { oneEngine, type OpenEngines } from '../kernel/open-engines.ts';
import type { ImageEngine } from '../ports/image-engine.ts';
import type { VideoEngine } from '../ports/video-engine.ts';
import { goodPassword } from './good-password.ts';
import { createTestClock } from './test-clock.ts';
import { type TestDatabase, useTestDatabase } from './test-database.ts';
import { waitFor } from './wait-for.ts';
import { testSecret } from './test-secret.ts';

/** An answer of the API: of its contract when it went well, an error otherwise. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly error: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: { path: string; message: string }[];
    readonly suggestions?: string[];
  };
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Sent<E extends Endpoint> {
  readonly params?: SentParams<E>;
  readonly query?: SentQuery<E>;
  readonly body?: SentBody<E> | undefined;
  /** Anything at all in place of the body: for what the contract forbids. */
  readonly rawBody?: unknown;
  readonly token?: string;
  readonly key?: string;
  /** Cookies as a browser sends them: `name=value; other=value`. */
  readonly cookie?: string;
  /** Headers of a call's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the call comes from, with `TRUST_PROXY=1`. */
  readonly from?: string;
}

export interface TestPerson {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly email: string;
  readonly username: string;
}

const password = goodPassword;
/** Real hashes of the same kind, as cheap as the library makes them. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
let counter = 0;

/** The product in memory on this worker's database, with an engine, a mailer, a store and a clock that tests steer. */
export async function openTestApp(
  settings: Readonly<Record<string, string>> = {},
  own?: TestDatabase,
  logger?: Logger,
  /** In place of those in memory; `configured`: what the settings say. */
  engines:
    | {
        readonly imageEngine?: ImageEngine;
        readonly videoEngine?: VideoEngine;
        /** Several, in place of the one. */
        readonly imageEngines?: OpenEngines<ImageEngine>;
        readonly videoEngines?: OpenEngines<VideoEngine>;
        readonly passwords?: Passwords;
        readonly fileProcesses?: FileProcesses;
      }
    | 'configured' = {},
) {
  const database = own ?? (await useTestDatabase());
  await database.reset();
  const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-test-'));
  const engine = openMemoryImageEngine();
  const videoEngine = openMemoryVideoEngine();
  const mailer = openMemoryMailer();
  const objectStore = openMemoryObjectStore({ secret: testSecret });
  const clock = createTestClock();
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://loomlight.test',
    DATA_DIR: dataDir,
    TOKEN_SECRET: testSecret,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DEMO_GALLERY: 'off',
    ...(database.url ? { DATABASE_URL: database.url } : {}),
    ...settings,
  });
  const app: App = await startApp(config, logger ?? createLogger({ level: config.LOG_LEVEL, pretty: false }), {
    database,
    passwords,
    ...(engines === 'configured'
      ? {}
      : {
          imageEngines: oneEngine(engines.imageEngine ?? engine),
          videoEngines: oneEngine(engines.videoEngine ?? videoEngine),
          ...engines,
        }),
    mailer,
    objectStore,
    clock,
    retryPauseMs: 5,
    // Whoever waits for a mail waits for nothing else; and each look takes as long as a request.
    mailPauseMs: 250,
    workGraceMs: 50,
  });

  const hasAllArrived = async (): Promise<boolean> =>
    (await database.db.selectFrom('sale_on_its_way').select('purchase_id').limit(1).execute()).length === 0;
  async function call<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}): Promise<Answer<ReplyOf<E>>> {
    const hasBody = sent.body !== undefined || 'rawBody' in sent;
    // Params are strings and queries flat values in every endpoint of the contract.
    const params = (sent.params ?? {}) as Record<string, string>;
    const response = await app.http.inject({
      method: endpoint.method,
      url: apiBase + fillPath(endpoint.path, params),
      query: (sent.query ?? {}) as Record<string, string>,
      headers: {
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.key ? { 'idempotency-key': sent.key } : {}),
        ...(sent.cookie ? { cookie: sent.cookie } : {}),
        ...sent.headers,
        ...(sent.from ? { 'x-forwarded-for': sent.from } : {}),
      },
      ...(hasBody ? { payload: ('rawBody' in sent ? sent.rawBody : sent.body) as object } : {}),
    });
    // Whoever buys is answered before the seller has the share; tests look at both.
    if ((endpoint as Endpoint) === contract.prompts.purchase) await waitFor('what was paid to be there', hasAllArrived);
    const parsed: unknown =
      response.headers['content-type']?.toString().includes('json') && response.body ? response.json() : undefined;
    return {
      status: response.statusCode,
      // The test says by its status check which of the two it expects.
      body: parsed as ReplyOf<E>,
      error: parsed ?? {},
      headers: response.headers,
      text: response.body,
    };
  }

  /** A verified person with so many credits, signed in. */
  async function person(
    options: { readonly credits?: number; readonly username?: string; readonly subscription?: 'premium' } = {},
  ): Promise<TestPerson> {
    counter += 1;
    const username = options.username ?? `Person ${counter} ${counter}`;
    const email = `person${counter}@loomlight.test`;
    const accounts = {
      db: database.db,
      clock,
      ids: systemIds,
      passwords,
      settings: {
        tokenSecret: testSecret,
        requireVerification: true,
        passwordMinLength: 6,
        signupBonusCredits: 0,
        adminEmails: [],
      },
    };
    const userId = await createVerifiedPerson(accounts, {
      ...{ username, email, password },
      ...(options.subscription && { subscription: options.subscription }),
    });
    const credits = options.credits ?? 50;
    if (credits > 0)
      await inTransaction(database, (ctx) =>
        grantCredits(ctx, {
          userId,
          kind: 'promotional_credit',
          credits,
          cause: `test:${userId}`,
          description: 'Test',
          by: { actor: 'test', action: 'credits.give' },
          now: clock.now(),
        }),
      );
    const login = await call(contract.accounts.login, { body: { email, password } });
    return { userId, username, email, token: login.body.token, refreshToken: login.body.refreshToken };
  }

  /** The nonce that the button of Google has in this test's one browser, which keeps its cookie. */
  let googleCookie: string | undefined;
  async function googleNonce(): Promise<string> {
    const { body, headers } = await call(contract.accounts.config, googleCookie ? { cookie: googleCookie } : {});
    googleCookie = String(headers['set-cookie']).split(';')[0];
    return body.google?.nonce ?? '';
  }

  /** What a test left waiting is let go before the next one, whose images would find no free place otherwise. */
  let resume = (): void => {};
  /** Keeps every image waiting in the engine until the answer is called, or the test is over; then it is painted as ever. */
  function pauseEngine(): () => void {
    const { promise: resumed, resolve } = Promise.withResolvers<void>();
    const resumeBefore = resume;
    resume = () => {
      resumeBefore();
      resolve();
    };
    const { script } = engine;
    engine.script = async (request, signal) => {
      await resumed;
      return script(request, signal);
    };
    return resolve;
  }

  /** By its primary key: to ask for the item itself each time, with its lineage, its batch and its remixes, was a third of the work of tests that make items. */
  const isUnderWay = async (id: string): Promise<boolean> => {
    const row = await database.db
      .selectFrom('content')
      .modifyFront(prepared)
      .select('id')
      .where('id', '=', id)
      .where(isUnfinished())
      .executeTakeFirst();
    return row !== undefined;
  };
  const finished = (who: TestPerson, id: string, area: 'images' | 'videos' = 'images') =>
    waitFor(`generation ${id} to be final`, async () => {
      if (await isUnderWay(id)) return false;
      const { body } = await call(contract[area].get, { params: { id }, token: who.token });
      return isFinalStatus(body.status) && body;
    });

  return {
    app,
    database,
    engine,
    videoEngine,
    mailer,
    objectStore,
    signingKey: app.signingKey,
    dataDir,
    clock,
    password,
    call,
    person,
    /** Signs in anew: for tests whose clock has left a session behind. */
    signInAgain: async (who: TestPerson): Promise<TestPerson> => {
      const { body } = await call(contract.accounts.login, { body: { email: who.email, password } });
      return { ...who, token: body.token, refreshToken: body.refreshToken };
    },
    /** What the desk has set, as the process of the product knows it. */
    settings: app.settings,
    /** What the verbs of payments run with. */
    payments: (): PaymentsContext => app.payments,
    /** The balance as the person reads it. */
    balance: async (who: TestPerson) => (await call(contract.credits.balance, { token: who.token })).body.credits,
    pauseEngine,
    googleNonce,
    /** Signs in with a credential of Google in the browser of `googleNonce`. */
    googleSignIn: (credential: string, user_info?: object) =>
      call(contract.accounts.google, {
        body: { credential, ...(user_info ? { user_info } : {}) },
        ...(googleCookie ? { cookie: googleCookie } : {}),
      }),
    /** Keeps every image waiting in the engine until the answer is called; then each is refused. */
    holdEngine: (): (() => void) => {
      engine.script = async () => ({ kind: 'refused', reason: 'The test is over' });
      return pauseEngine();
    },
    /** A finished image of this person; answers its id. */
    image: async (
      who: TestPerson,
      options: Partial<SentBody<typeof contract.images.generate>> = {},
    ): Promise<string> => {
      const { body } = await call(contract.images.generate, {
        token: who.token,
        body: { text_prompt: 'A lake', size: '64x64', ...options },
      });
      await finished(who, body.id);
      return body.id;
    },
    /** Waits until a generation is final and answers it as its owner sees it. */
    finished,
    /** Empties the database and gives every port its plain behaviour back. */
    reset: async () => {
      await database.reset();
      await app.settings.read();
      resume();
      resume = () => {};
      // What is shared for a second must not reach into the next test.
      clock.advanceSeconds(2);
      engine.script = paintFlat;
      engine.requests.length = 0;
      delete engine.upscaler;
      videoEngine.script = flatVideos;
      videoEngine.requests.length = 0;
      videoEngine.cancelled.length = 0;
      videoEngine.takingBack = () => 'too_late';
      videoEngine.forget();
      objectStore.clear();
      if (app.signingKey) await keepCertificate({ db: database.db, clock }, app.signingKey.certificate());
      mailer.sent.length = 0;
      mailer.answer = { kind: 'sent' };
    },
    close: async () => {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** Broken promises of the ledger: every test of money ends by expecting none. */
export async function ledgerViolations(database: TestDatabase): Promise<string[]> {
  const rows = await database.db.selectFrom('ledger_violation').selectAll().execute();
  return rows.map((row) => `${row.promise}: ${row.detail}`);
}
