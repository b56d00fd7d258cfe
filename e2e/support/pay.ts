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
  const paid = await fetch(`${body.payment_link.url}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  });
  if (!paid.ok) throw new Error(`The card was refused: ${paid.status}`);
  return body.payment_id;
}
