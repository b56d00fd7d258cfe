import { connectServer } from '../../db/client.ts';
import { type Hands, openHands } from './hands.ts';
import type { FromHands, ToHands } from './fork-hands.ts';

// One process of the product in the simulation of the crowd: does what its parent says, and ends with it.

let hands: Hands | undefined;
let closeDatabase: (() => Promise<void>) | undefined;

async function obey(order: ToHands): Promise<FromHands> {
  if (order.kind === 'open') {
    const connection = connectServer({
      url: order.url,
      max: order.options.inFlight,
      applicationName: 'loomlight-crowd',
    });
    closeDatabase = () => connection.close();
    hands = await openHands(connection.db, order.options);
    return { kind: 'ready', address: hands.address };
  }
  if (!hands) throw new Error('It was not opened.');
  if (order.kind === 'perform') return { kind: 'performed', performed: await hands.perform(order.deeds, order.atMs) };
  if (order.kind === 'settle') return { kind: 'performed', performed: await hands.settle(order.atMs) };
  await hands.close();
  await closeDatabase?.();
  return { kind: 'closed' };
}

process.on('message', (order: ToHands) => {
  obey(order).then(
    (answer) => process.send?.(answer, () => (answer.kind === 'closed' ? process.disconnect() : undefined)),
    (error: unknown) => process.send?.({ kind: 'failed', error: String(error instanceof Error ? error.stack : error) }),
  );
});
process.on('disconnect', () => process.exit());
