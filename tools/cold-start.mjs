// Does what a stranger does first: `npm start` in this tree, an account, a picture; then stops the product. Everything is
// asked of the running product, and every wait has an end. It runs on any Node from 18 on, without a package, so that
// nothing needs to be installed before it. Its worth depends on where it runs: .ci/run gives it an empty home.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './lib/workspace.mjs';

/** Node, the packages and the build come over the network: no promise about speed, only an end. */
const readyLimitMs = 15 * 60_000;
const stepLimitMs = 2 * 60_000;
const stopLimitMs = 40_000;

const folder = mkdtempSync(join(tmpdir(), 'cold start '));
const startedAt = performance.now();
// In a group of its own, so that nothing of it outlives a failure. Without a terminal and with a data folder of its own.
const product = spawn('npm', ['start'], {
  cwd: root,
  detached: true,
  env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
  stdio: ['ignore', 'pipe', 'pipe'],
});
/** How `npm start` ended; empty while it runs. */
let end = '';
product.on('exit', (code, signal) => (end = signal ?? `exit ${code}`));
let said = '';
for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (said += chunk));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    cleanUp();
    process.exit(1);
  });
try {
  await once(product, 'spawn');
  await prove();
} catch (error) {
  console.error(`The cold start failed: ${error.message}\nWhat npm start said:\n${said.slice(-8_000)}`);
  process.exitCode = 1;
} finally {
  cleanUp();
}

async function prove() {
  const address = await until('the address', readyLimitMs, () => /is ready: (http:\S+)/.exec(said)?.[1]);
  const readySeconds = secondsSince(startedAt);
  const token = await signUp(address);
  const picture = await paint(address, token);
  console.log(
    `Cold start under Node ${process.versions.node}: ready after ${readySeconds} s, ${secondsSince(startedAt)} s to the first picture ` +
      `(${picture.width}x${picture.height}, ${Math.round(picture.sizeBytes / 1000)} kB)`,
  );
  await stop(address);
}

/** As a service manager does it: every process is told, since not every npm hands a signal on (npm/cli issue 6547). */
async function stop(address) {
  signalAll('SIGTERM');
  const deadline = Date.now() + stopLimitMs;
  while (signalAll(0)) {
    if (Date.now() > deadline) throw new Error(`it still runs ${stopLimitMs / 1000} s after SIGTERM`);
    await wait(100);
  }
  if (!said.includes('stopping')) throw new Error('it ended without a word about stopping');
  const answers = await ask(address).then(
    () => true,
    () => false,
  );
  if (answers) throw new Error(`nothing of it runs any more, but ${address} still answers`);
}

/** Sends a signal to every process of the group, 0 for none. Answers whether there is any. */
function signalAll(signal) {
  try {
    return product.pid !== undefined && process.kill(-product.pid, signal);
  } catch {
    return false; // ESRCH: nobody is left
  }
}

function cleanUp() {
  signalAll('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** An account by the way that everybody takes: registration, the mailed link, log-in. Answers the token. */
async function signUp(address) {
  const person = { email: 'first@loomlight.test', password: 'a cold but good password' };
  await call(address, 'POST', '/auth/register', { body: { ...person, username: 'First Comer' } });
  const link = await until('the mail', stepLimitMs, async () => {
    const mails = await (await ask(`${address}/dev/mailbox.json`)).json();
    return /token=(\S+)/.exec(mails.find(({ to }) => to === person.email)?.text ?? '')?.[1];
  });
  await call(address, 'POST', '/auth/verify-email', { body: { token: link } });
  return (await call(address, 'POST', '/auth/login', { body: person })).token;
}

/** One picture, paid with the welcome credits, waited for and downloaded. Answers what its bytes are. */
async function paint(address, token) {
  const sent = { text_prompt: 'northern lights over a frozen fjord', size: '512x512', is_public: false };
  const { id } = await call(address, 'POST', '/images/generate', { token, body: sent });
  const item = await until('the picture', stepLimitMs, async () => {
    const now = await call(address, 'GET', `/images/${id}`, { token });
    if (now.status === 'failed') throw new Error(`the picture failed: ${now.status_message}`);
    return now.status === 'completed' ? now : undefined;
  });
  const bytes = Buffer.from(await (await ask(new URL(item.media_url, address))).arrayBuffer());
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${item.media_url} is no PNG picture`);
  const picture = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), sizeBytes: bytes.length };
  // An even surface of this size is a few kilobytes; a painted one has at least a bit for each two of its pixels.
  if (`${picture.width}x${picture.height}` !== sent.size || bytes.length < 16_000)
    throw new Error(`the picture is not what was asked for: ${JSON.stringify(picture)}`);
  return picture;
}

/** `fetch` with an end, also for a product that accepts a connection and says nothing. */
function ask(address, options) {
  return fetch(address, { ...options, signal: AbortSignal.timeout(30_000) });
}

async function call(address, method, path, { token, body } = {}) {
  const response = await ask(`${address}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** What `find` answers as soon as it answers something; an error when the product ends or `limitMs` pass before. */
async function until(what, limitMs, find) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (end !== '') throw new Error(`npm start ended (${end}) before ${what} came`);
    if (Date.now() > deadline) throw new Error(`${what} did not come within ${limitMs / 1000} s`);
    await wait(100);
  }
}

function secondsSince(moment) {
  return ((performance.now() - moment) / 1000).toFixed(0);
}
