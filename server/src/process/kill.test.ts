import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loomlight/contract';
import { afterEach, expect, it } from 'vitest';
import { newDataDir } from '../testing/new-data-dir.ts';
import { createRandom } from '../testing/random.ts';
import { callApi, signInAt, signUp } from '../testing/http-client.ts';
import { isLong } from '../testing/long.ts';
import { runOperator } from '../testing/run-operator.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

const rounds = isLong ? 20 : 1;
const writers = 4;
/** Printed with a failure; set it to see the same moments again. */
const seed = Number(process.env['KILL_SEED'] ?? 20_261);

let server: ServerProcess | undefined;
afterEach(async () => {
  if (server && server.child.exitCode === null && server.child.signalCode === null) await server.kill();
});

/** Starts images until the process dies; remembers each one that was acknowledged. */
async function writeUntilDeath(address: string, token: string, acknowledged: Set<string>, name: string): Promise<void> {
  for (let index = 0; index < 1_000; index += 1) {
    try {
      const { status, body } = await callApi(address, contract.images.generate, {
        token,
        key: `${name}-${index}`,
        body: { text_prompt: `Sea ${name} ${index}`, size: '64x64', is_public: index % 2 === 0 },
      });
      if (status === 202) acknowledged.add(body.id);
      // Too many at once: the painter needs a moment.
      else await sleep(50);
    } catch {
      return;
    }
  }
}

it(`loses nothing that it acknowledged in ${rounds} ${rounds === 1 ? 'kill' : 'kills'} at random moments under load (seed ${seed})`, async ({
  skip,
}) => {
  skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
  const dataDir = newDataDir('kill');
  const settings = { DATA_DIR: dataDir, SIGNUP_BONUS_CREDITS: '100000' };
  const random = createRandom(seed);
  server = await startServer(settings);
  const people = [];
  for (let index = 0; index < writers; index += 1) people.push(await signUp(server.address, `Writer ${index}${index}`));
  const acknowledged = new Set<string>();

  for (let round = 0; round < rounds; round += 1) {
    const { address } = server;
    const tokens = await Promise.all(people.map((person) => signInAt(address, person)));
    const writing = tokens.map((token, index) => writeUntilDeath(address, token, acknowledged, `${round}-${index}`));
    // However slow the machine is, there is something to lose.
    const before = acknowledged.size;
    await waitFor('images that were acknowledged', () => Promise.resolve(acknowledged.size > before + 3));
    await sleep(random() * 900);
    await server.kill();
    await Promise.all(writing);
    server = await startServer(settings);
  }

  const { address } = server;
  expect(acknowledged.size).toBeGreaterThan(rounds * 3);
  const tokens = await Promise.all(people.map((person) => signInAt(address, person)));
  const states = await waitFor('every picture to be final', async () => {
    const found = await readStates(address, tokens);
    return [...found.values()].every((status) => status === 'completed' || status === 'failed') && found;
  });
  expect([...acknowledged].filter((id) => !states.has(id))).toEqual([]);
  const failed = [...states.values()].filter((status) => status === 'failed').length;
  const balances = await Promise.all(
    tokens.map(async (token) => (await callApi(address, contract.credits.balance, { token })).body.credits),
  );
  // Every image of 64x64 costs one credit; each failed one is refunded.
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(writers * 100_000 - (states.size - failed));
  await server.terminate();

  expect((await runOperator(dataDir, 'ledger', 'verify')).output).toContain('all balanced');
}, 400_000);

/** Status by id of everything that these people have made. */
async function readStates(address: string, tokens: readonly string[]): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  for (const [index, token] of tokens.entries()) {
    for (let offset = 0; ; offset += 100) {
      const url = `${address}/api/v1/users/${encodeURIComponent(`Writer ${index}${index}`)}/content?limit=100&offset=${offset}`;
      const { images } = (await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()) as {
        images: { id: string; status: string }[];
      };
      for (const image of images) states.set(image.id, image.status);
      if (images.length < 100) break;
    }
  }
  return states;
}
