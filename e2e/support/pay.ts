import { contract } from '@loomlight/contract';
import { callApi } from '../../server/src/testing/http-client.ts';

/** Orders a package and pays it on the sandbox without a browser. Gives the id of the order; throws when it is refused. */
export async function payOrder(
  address: string,
  token: string,
  packageId: string,
  card = '4242424242424242',
): Promise<string> {
  const { body } = await callApi(address, contract.payments.purchase, { token, body: { packageId } });
  await typeCard(body.payment_link.url, card);
  return body.payment_id;
}

/** Has the sandbox keep a card, without a browser. */
export async function keepCard(address: string, token: string, card = '4242424242424242'): Promise<void> {
  const { body } = await callApi(address, contract.payments.addMethod, { token });
  await typeCard(body.setup_url, card);
}

async function typeCard(page: string, card: string): Promise<void> {
  const answer = await fetch(`${page}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  });
  if (!answer.ok) throw new Error(`The card was refused: ${answer.status}`);
}
