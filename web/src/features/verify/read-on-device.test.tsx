import { createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ManifestReading } from '@loomlight/contract/file-origin';
import type { PublishedCertificate } from '@loomlight/contract/provenance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VerifyPage } from '../../pages/verify-page.tsx';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { fakeReader } from '../../testing/fake-reader.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { readerBytes } from './fetch-reader.ts';
import type { WorkerAnswer } from './manifest-worker.messages.ts';

const item = '0b6c1d7e-9f5a-4b1e-8a53-111111111111';
const prompt = 'منارة\nlighthouse';
const opening = '0f'.repeat(32);
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const wordsKey = hmac(Buffer.from(opening, 'hex'), 'loomlight/words/1');
const words = hmac(wordsKey, JSON.stringify([item, prompt, 'anime'])).toString('base64');

const ours: PublishedCertificate = { fingerprint: 'ab'.repeat(32), serial: '77', state: 'active', root: 'ROOT' };
const stolen: PublishedCertificate = { ...ours, state: 'withdrawn' };
const older: PublishedCertificate = { ...ours, fingerprint: 'cd'.repeat(32), serial: '5', root: 'ROOT' };

const reading: ManifestReading = {
  state: 'Trusted',
  faults: [],
  serial: '77',
  assertions: [
    {
      label: 'c2pa.actions.v2',
      data: {
        actions: [
          {
            action: 'c2pa.created',
            when: '2026-11-22T10:00:00Z',
            softwareAgent: { name: 'studio', version: 'studio-1.0' },
            digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
          },
        ],
      },
    },
    { label: 'com.loomlight.sealed-prompt', data: { item, words } },
  ],
};
const read = (some: Partial<ManifestReading> = {}): WorkerAnswer => ({
  kind: 'read',
  reading: { ...reading, ...some },
  memoryBytes: 1,
});

/** As files begin: the first sign is one byte of its own. */
const aFile = (name: string, ...parts: string[]) =>
  new File([Uint8Array.from(parts.join(''), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' });
const withManifest = (name = 'signed.png') => aFile(name, '\x89PNG\r\n\x1a\n', 'x'.repeat(90), 'jumb');

function open(handlers: FakeHandlers, reader: Parameters<typeof fakeReader>[0]) {
  const backend = fakeBackend(handlers);
  const fake = fakeReader(reader);
  renderApp(<VerifyPage />, '/verify');
  const person = userEvent.setup();
  const choose = (file: File) => person.upload(screen.getByLabelText('File to check'), file);
  return { backend, fake, person, choose };
}

describe('a file that is read on the device', () => {
  it('is said to stay there, and is judged by the published keys; its page is asked for by name alone [ORIGIN-30, ORIGIN-31]', async () => {
    const { backend, fake, choose, person } = open(
      { 'provenance.lookup': () => ({ known: true, state: 'active', link: '/generate/x' }) },
      { certificates: [ours, older], answer: () => read() },
    );
    expect(screen.getByText(/Your file stays on this device/)).toBeTruthy();
    await choose(withManifest());
    const verdict = within(await screen.findByRole('region', { name: 'Made here, and not changed since' }));
    expect((await verdict.findByRole('link', { name: 'Open its page' })).getAttribute('href')).toBe('/generate/x');
    expect(screen.getByRole('status').textContent).toContain('made here with studio');
    expect(fake.read).toEqual([{ mediaType: 'image/png', anchors: 'ROOT' }]);
    expect(backend.calls.map(({ id, request }) => [id, request.body])).toEqual([
      ['provenance.lookup', { item, fingerprint: ours.fingerprint }],
    ]);
    expect(screen.queryByRole('button', { name: /invisible mark/ })).toBeNull();

    const form = within(screen.getByRole('form', { name: 'Check a prompt' }));
    await person.type(form.getByLabelText('Prompt'), prompt);
    await person.selectOptions(form.getByLabelText('Style'), 'Anime');
    for (const [secret, sentence] of [
      [opening, /these words were sealed in this file/],
      [wordsKey.toString('hex'), /these words were sealed in this file/],
      ['00'.repeat(32), /The prompt does not fit/],
    ] as const) {
      await person.clear(form.getByLabelText('Opening'));
      await person.type(form.getByLabelText('Opening'), `${secret}{Enter}`);
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    }
    await choose(withManifest('another.png'));
    await screen.findByText('another.png');
    // What was said of the words of another file is gone.
    expect(screen.queryByText(/The prompt does not fit/)).toBeNull();
    expect([backend.count('provenance.verify'), fake.started()]).toEqual([0, 1]);
  });

  it('is believed with a withdrawn key where it is known to be older, and not without an answer [ORIGIN-31]', async () => {
    let known = false;
    const { choose } = open(
      { 'provenance.lookup': () => (known ? { known, state: 'withdrawn', link: null } : errorAnswer(503)) },
      { certificates: [stolen], answer: () => read() },
    );
    await choose(withManifest());
    const foreign = within(await screen.findByRole('region', { name: 'Signed by somebody else' }));
    expect(foreign.getByText(/was withdrawn/)).toBeTruthy();
    expect(screen.getByText(/With a connection this site could say/)).toBeTruthy();
    known = true;
    await choose(withManifest());
    await screen.findByRole('region', { name: 'Made here, and not changed since' });
    expect(screen.queryByText(/With a connection/)).toBeNull();
  });

  it('has no reader fetched for it where there is nothing to read, and is sent for its mark when that is wanted [ORIGIN-31]', async () => {
    const unmarked = { verdict: 'unknown', mark: { found: false, z: 1 }, mark_look: 'taken' } as const;
    const none = { engine: null, model: null, digital_source: null, made_at: null, signer: null, link: null };
    const { backend, fake, choose, person } = open(
      { 'provenance.verify': () => ({ ...none, ...unmarked, prompt: 'not_asked', faults: [] }) },
      { certificates: [ours], answer: () => read() },
    );
    await choose(aFile('plain.png', '\x89PNG', 'x'.repeat(200)));
    await screen.findByRole('region', { name: 'Nothing found' });
    expect([fake.started(), backend.calls.length]).toEqual([0, 0]);
    await person.click(screen.getByRole('button', { name: 'Look for the invisible mark (sends the file)' }));
    await waitFor(() => expect(backend.count('provenance.verify')).toBe(1));
    await screen.findByRole('region', { name: 'Nothing found' });
    expect(screen.queryByRole('button', { name: /invisible mark/ })).toBeNull();
  });

  it('can be sent where it cannot be read here, and is not before that [ORIGIN-31]', async () => {
    let code = () => new Response(null, { status: 503 });
    const { backend, choose, fake } = open({}, { certificates: [ours], answer: () => read(), code: () => code() });
    await choose(withManifest());
    expect((await screen.findByRole('alert')).textContent).toContain('The reader could not be loaded');
    expect(screen.getByRole('button', { name: 'Send the file to be checked' })).toBeTruthy();
    const large = withManifest('large.png');
    Object.defineProperty(large, 'size', { value: 50_000_001 });
    await choose(large);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('more memory than many devices have'));
    expect([backend.count('provenance.verify'), fake.started()]).toEqual([0, 0]);
    code = () => new Response(new Uint8Array(4));
    await choose(withManifest());
    await screen.findByRole('region', { name: 'Made here, and not changed since' });
  });

  it('gives a file up for one that is chosen meanwhile, and gives back much memory [ORIGIN-30]', async () => {
    let answer: WorkerAnswer | undefined;
    const { choose, fake } = open({}, { certificates: [ours], answer: () => answer });
    await choose(withManifest('never.png'));
    await waitFor(() => expect(fake.read.length).toBe(1));
    answer = { kind: 'unreadable', memoryBytes: 1 };
    await choose(withManifest('second.png'));
    expect(within(await screen.findByRole('region', { name: 'Nothing found' })).getByText(/damaged/)).toBeTruthy();
    expect([screen.queryByRole('alert'), fake.started()]).toEqual([null, 2]);
    // One that has taken much memory is ended, and the next file gets another.
    answer = { kind: 'none', memoryBytes: 500_000_000 };
    await choose(withManifest('third.png'));
    await screen.findByText('third.png');
    await choose(withManifest('fourth.png'));
    await screen.findByText('fourth.png');
    expect(fake.started()).toBe(3);
  });

  it('says where a browser will not run the reader, and offers to send [ORIGIN-31]', async () => {
    const opened = { kind: 'refused', reason: 'unsafe' } as const;
    const { choose } = open({}, { certificates: [ours], answer: () => read(), opened });
    await choose(withManifest());
    expect((await screen.findByRole('alert')).textContent).toContain('This browser cannot read files by itself.');
    expect(screen.getByRole('button', { name: 'Send the file to be checked' })).toBeTruthy();
  });

  it('shows how much of the reader has come, by the length that the reader has [ORIGIN-30]', async () => {
    let send: ((bytes: Uint8Array) => void) | undefined;
    const code = () =>
      new Response(new ReadableStream({ start: (line) => void (send = (part) => line.enqueue(part)) }));
    const { choose } = open({}, { certificates: [ours], answer: () => read(), code });
    await choose(withManifest());
    const bar = await screen.findByRole('progressbar', { name: 'Loading the reader' });
    expect(screen.getByRole('status').textContent).toBe('Loading the reader…');
    send?.(new Uint8Array(Math.round(readerBytes / 2)));
    await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeCloseTo(0.5));
    const installed = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
    expect(readerBytes).toBe(statSync(installed).size);
    // The licence asks to be kept with every copy.
    expect(readFileSync(new URL('../LICENSE', `file://${installed}`), 'utf8')).toContain('MIT License');
  });
});
