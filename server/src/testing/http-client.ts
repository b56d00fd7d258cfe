import { apiBase, contract, type Endpoint, fillPath, type ReplyOf, type SentBody } from '@loomlight/contract';
import { goodPassword } from './good-password.ts';
import { waitFor } from './wait-for.ts';

/** Calls the API of a process over HTTP. Throws when the connection breaks, as it does when the process is killed. */
export async function callApi<E extends Endpoint>(
  address: string,
  endpoint: E,
  sent: {
    readonly params?: Record<string, string>;
    readonly query?: Record<string, string>;
    readonly body?: SentBody<E>;
    readonly token?: string;
    readonly key?: string;
  } = {},
): Promise<{ readonly status: number; readonly body: ReplyOf<E> }> {
  const query = sent.query ? `?${new URLSearchParams(sent.query).toString()}` : '';
  const response = await fetch(address + apiBase + fillPath(endpoint.path, sent.params) + query, {
    method: endpoint.method,
    headers: {
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...(sent.key ? { 'idempotency-key': sent.key } : {}),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    signal: AbortSignal.timeout(20_000),
  });
  // The caller's status check says whether it is the contract's answer or an error.
  const text = await response.text();
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as ReplyOf<E> };
}

/** Registers a person, reads the mail on the mailbox page, confirms the address, and signs in. */
export async function signUp(
  address: string,
  name: string,
): Promise<{ email: string; password: string; token: string }> {
  const person = { email: `${name.toLowerCase().replaceAll(' ', '.')}@loomlight.test`, password: goodPassword };
  await callApi(address, contract.accounts.register, { body: { ...person, username: name } });
  const token = await waitFor('the verification mail', async () => {
    const mails = (await (await fetch(`${address}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
    return /token=(\S+)/.exec(mails.find((mail) => mail.to === person.email)?.text ?? '')?.[1];
  });
  await callApi(address, contract.accounts.verifyEmail, { body: { token } });
  return { ...person, token: await signInAt(address, person) };
}

export async function signInAt(address: string, person: { email: string; password: string }): Promise<string> {
  const { body } = await callApi(address, contract.accounts.login, {
    body: { email: person.email, password: person.password },
  });
  return body.token;
}
