import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { callApi } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';

/** Everybody buys a prompt of the same seller, and the payments of three of them are asked back: a signal of abuse (DESK-70). */
export async function reverseSales(
  address: string,
  input: { readonly seller: string; readonly buyers: readonly { readonly token: string }[]; readonly looker: string },
): Promise<void> {
  const { body: item } = await callApi(address, contract.images.generate, {
    token: input.seller,
    body: { text_prompt: 'A harbour at night', is_public: true, is_prompt_locked: true, prompt_price: 40 },
  });
  await waitFor('the item that is sold', async () => {
    const { body } = await callApi(address, contract.images.get, { token: input.seller, params: { id: item.id } });
    return body.status === 'completed';
  });
  for (const [index, { token }] of input.buyers.entries()) {
    const { body } = await callApi(address, contract.payments.purchase, { token, body: { packageId: 'starter' } });
    const page = body.payment_link.url;
    const json = { 'content-type': 'application/json' };
    await fetch(`${page}/pay`, { method: 'POST', headers: json, body: JSON.stringify({ card: '4242424242424242' }) });
    await callApi(address, contract.prompts.purchase, {
      token,
      params: { id: item.id },
      body: { content_type: 'image', expected_price: 40 },
    });
    if (index < 3) await fetch(`${address}/sandbox/payments/${body.payment_link.id}/dispute`, { method: 'POST' });
  }
  const { looker: token } = input;
  await waitFor('the signal', async () => (await callApi(address, desk.signals, { token })).body.signals.length > 0);
}
