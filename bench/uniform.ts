import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, contract } from '@loomlight/contract';
import { openMemoryImageEngine } from '../server/src/adapters/engines/lib/memory-image-engine.ts';
import { openMemoryMailer } from '../server/src/adapters/mailer/memory-mailer.ts';
import { startApp } from '../server/src/compose.ts';
import { readConfig } from '../server/src/compose/config.ts';
import { createLogger } from '../server/src/http/logger.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import type { BenchDatabase } from './lib/database.ts';
import { bounded, type Row } from './lib/figures.ts';
import { oneEngine } from '../server/src/kernel/open-engines.ts';

/** Of each state; the chance that a figure is off by 0.026 by luck alone is one in twenty. */
const samples = 1_000;
const states = ['unknown', 'unverified', 'verified'] as const;
type State = (typeof states)[number];

/**
 * How well somebody who asks for a mail can tell by the time of the answer whose address it is: 0.5 is not at all, 1 is always. Each
 * address is asked for once, turn by turn in changing order, and none pays for the mails of the one before.
 */
export async function benchUniform(database: BenchDatabase): Promise<Row[]> {
  await seedAddresses(database);
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-bench-')),
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'the secret of a measurement, long enough',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DEMO_GALLERY: 'off',
  });
  const app = await startApp(config, createLogger({ level: 'silent', pretty: false }), {
    imageEngines: oneEngine(openMemoryImageEngine()),
    mailer: openMemoryMailer(),
  });
  try {
    const rows: Row[] = [];
    for (const call of [contract.accounts.resendVerification, contract.accounts.forgotPassword]) {
      const times = await measure(database, `${app.address}${apiBase}${call.path}`);
      for (const state of ['unverified', 'verified'] as const)
        rows.push(
          bounded(`${call.path}: telling unknown from ${state} by time`, separation(times.unknown, times[state]), {
            atMost: 0.55,
          }),
        );
    }
    return rows;
  } finally {
    await app.stop();
  }
}

async function seedAddresses({ pool }: BenchDatabase): Promise<void> {
  for (const state of ['unverified', 'verified'])
    await pool.query(
      `INSERT INTO users (id, email, email_key, username, username_key, created_at, email_verified_at)
       SELECT gen_random_uuid(), n || $2, n || $2, $3 || n, $3 || n, now(), CASE WHEN $3 = 'verified' THEN now() END
       FROM generate_series(0, $1::int - 1) n`,
      [samples, `@${state}.test`, state],
    );
}

async function measure({ pool }: BenchDatabase, address: string): Promise<Record<State, number[]>> {
  const times: Record<State, number[]> = { unknown: [], unverified: [], verified: [] };
  for (let index = 0; index < samples; index += 1)
    for (let turn = 0; turn < states.length; turn += 1) {
      const state = states[(turn + index) % states.length] ?? 'unknown';
      const before = performance.now();
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${index}@${state}.test` }),
      });
      await response.text();
      times[state].push(performance.now() - before);
      await waitFor('everything to be mailed', async () => {
        const { rows } = await pool.query(
          'SELECT id FROM letter_request UNION ALL SELECT id FROM mail_outbox WHERE sent_at IS NULL LIMIT 1',
        );
        return rows.length === 0;
      });
    }
  return times;
}

/** The chance that a value of one list is the smaller of two (area under the curve), turned so that it is at least a half. */
function separation(some: readonly number[], others: readonly number[]): number {
  const ranked = [...some.map((value) => ({ value, mine: true })), ...others.map((value) => ({ value, mine: false }))];
  ranked.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (const [index, { mine }] of ranked.entries()) if (mine) rankSum += index + 1;
  const area = (rankSum - (some.length * (some.length + 1)) / 2) / (some.length * others.length);
  return Math.max(area, 1 - area);
}
