import { connectServer } from '../server/src/db/client.ts';
import { openStage } from '../server/src/testing/races/stage.ts';
import { runUnlockRace, unlockRaces } from '../server/src/testing/races/unlock-races.ts';
import type { BenchDatabase } from './lib/database.ts';
import type { Row } from './lib/figures.ts';

const rounds = Number(process.env['RACE_ROUNDS'] ?? 1_000);

/** Each race of unlocks against something else in a thousand rounds at two API processes (BOOKS-21); throws at the first wrong round. */
export async function benchRaces(database: BenchDatabase): Promise<Row[]> {
  const connection = connectServer({ url: database.url, max: 8, applicationName: 'loomlight-bench', unlimited: true });
  const stage = await openStage({ db: connection.db, url: database.url });
  const rows: Row[] = [];
  try {
    for (const name of Object.keys(unlockRaces) as (keyof typeof unlockRaces)[]) {
      const started = performance.now();
      const { bought, refused, statuses } = await runUnlockRace(stage, name, rounds);
      const seconds = Math.round((performance.now() - started) / 1_000);
      const answers = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
      const figure = `${seconds} s; bought ${bought}, refused ${refused}; ${answers.join(', ')}`;
      console.error(`${name}: ${figure}`);
      rows.push({ what: `unlock beside ${name}, ${rounds} rounds`, figure });
    }
    const violations = await stage.violations();
    const figure = String(violations.length);
    rows.push({ what: 'broken promises of the books afterwards', figure, goal: '0', holds: violations.length === 0 });
    return rows;
  } finally {
    await stage.close();
    await connection.close();
  }
}
