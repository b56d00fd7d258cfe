import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openClassifierPeer } from '../../testing/peers/classifier-peer.ts';
import { describeClassifier, patientMs, image, words } from './classifier.suite.ts';
import { openOpenAiClassifier } from './openai-classifier.ts';
import { openWebhookClassifier } from './webhook-classifier.ts';

const key = 'a key of the tests';
const clock = { now: () => new Date('2026-01-31T12:00:00Z') };

describeClassifier('behind a webhook', ({ address }, { breaker, ...line }) =>
  openWebhookClassifier({ ...line, breaker: { ...breaker }, url: `${address}/judge`, key, clock, ...toldBy(breaker) }),
);
describeClassifier('that speaks as OpenAI does', ({ address }, { breaker, ...line }) =>
  openOpenAiClassifier({ ...line, breaker, baseUrl: `${address}/v1`, key, model: 'omni', ...toldBy(breaker) }),
);

function toldBy({ onChange }: { readonly onChange?: Parameters<typeof openWebhookClassifier>[0]['onHealth'] }) {
  return onChange ? { onHealth: onChange } : {};
}

it('a webhook is asked with a signature over moment and body, which whoever has the key can check [DESK-32]', async () => {
  const peer = await openClassifierPeer();
  try {
    const url = `${peer.address}/judge`;
    await openWebhookClassifier({ url, key, model: 'strict', clock, timeoutMs: patientMs }).classify(words('A lake'));
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = peer.requests;
    expect([path, JSON.parse(body)]).toEqual(['/judge', { kind: 'text', words: 'A lake', model: 'strict' }]);
    expect(headers['x-loomlight-time']).toBe('1769860800');
    const signature = createHmac('sha256', key).update(`1769860800.${body}`).digest('hex');
    expect(headers['x-loomlight-signature']).toBe(`sha256=${signature}`);
  } finally {
    await peer.close();
  }
});

it('a service that speaks as OpenAI does is asked with its key and model, and without a key where it wants none [DESK-32]', async () => {
  const peer = await openClassifierPeer();
  try {
    const settings = { baseUrl: `${peer.address}/v1`, model: 'omni', timeoutMs: patientMs };
    await openOpenAiClassifier({ ...settings, key }).classify(words('A lake'));
    await openOpenAiClassifier({ ...settings, key: undefined }).classify(words('A lake'));
    expect(peer.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/v1/moderations', `Bearer ${key}`],
      ['/v1/moderations', undefined],
    ]);
    expect(JSON.parse(peer.requests[0]?.body ?? '')).toEqual({ model: 'omni', input: 'A lake' });
  } finally {
    await peer.close();
  }
});

it('a picture is asked about with its media type by a webhook, and as a part of its own where OpenAI is spoken [DESK-132]', async () => {
  const peer = await openClassifierPeer();
  try {
    const url = `${peer.address}/judge`;
    await openWebhookClassifier({ url, key, clock, timeoutMs: patientMs }).classify(image);
    const settings = { baseUrl: `${peer.address}/v1`, model: 'omni', timeoutMs: patientMs, key };
    await openOpenAiClassifier(settings).classify(image);
    const data = image.bytes.toString('base64');
    expect(peer.requests.map(({ body }): unknown => JSON.parse(body))).toEqual([
      { kind: 'image', media_type: 'image/webp', data },
      { model: 'omni', input: [{ type: 'image_url', image_url: { url: `data:image/webp;base64,${data}` } }] },
    ]);
  } finally {
    await peer.close();
  }
});
