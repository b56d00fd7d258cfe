import { connectServer } from '../server/src/db/client.ts';
import { simulateCrowd } from '../server/src/testing/crowd/simulate-crowd.ts';
import type { BenchDatabase } from './lib/database.ts';
import type { Row } from './lib/figures.ts';

const operations = Number(process.env['SIMULATE_STEPS'] ?? 1_000_000);
const seed = Number(process.env['SIMULATE_SEED'] ?? 20_261_122);

/** A million operations of a crowd in two processes beside plain arithmetic (BOOKS-20); throws at the first difference. */
export async function benchSimulation(database: BenchDatabase): Promise<Row[]> {
  // The proof of everything in the end may take longer than a statement usually may.
  const connection = connectServer({
    url: database.url,
    max: 10,
    applicationName: 'loomlight-bench',
    unlimited: true,
  });
  const started = performance.now();
  const minutes = (): string => ((performance.now() - started) / 60_000).toFixed(1);
  try {
    const report = await simulateCrowd({
      ...{ database: { db: connection.db, url: database.url }, seed, operations, people: 200, payments: 0.4 },
      ...{ epoch: 10_000, inFlight: 8 },
      onRest: (soFar) => console.error(`rest ${soFar.rests}: ${soFar.operations} operations, ${minutes()} minutes`),
    });
    const sold = report.counts['sold'] ?? 0;
    const { lost, copies, carried } = report.notifications;
    return [
      { what: `operations of two processes, seed ${seed}`, figure: String(report.operations) },
      { what: 'minutes', figure: minutes() },
      { what: 'rests at which everything was compared', figure: String(report.rests) },
      { what: 'prompts sold', figure: String(sold) },
      { what: 'notifications lost; delivered; copies of these', figure: `${lost}; ${carried}; ${copies}` },
      ...Object.entries(report.counts).map(([what, times]) => ({ what, figure: String(times) })),
      ...Object.entries(report.holds).map(([what, times]) => ({
        what: `holds of income: ${what}`,
        figure: String(times),
      })),
      ...report.ledger.map((what) => ({ what, figure: 'holds', goal: 'holds', holds: true })),
    ];
  } finally {
    await connection.close();
  }
}
