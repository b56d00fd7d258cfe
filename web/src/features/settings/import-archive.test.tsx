import type { ArchiveImport } from '@loomlight/contract/imports';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { fakeUploads } from '../../testing/fake-upload.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ImportArchive } from './import-archive.tsx';

const nothing: ArchiveImport = {
  id: 'one',
  name: 'loom.zip',
  size_bytes: 5,
  part_bytes: 3,
  state: 'waiting',
  message: null,
  total: null,
  looked_at: 0,
  taken: 0,
  collections: 0,
  known: 0,
  skipped: 0,
  shortened: 0,
  not_taken: [],
  missing: [],
  created_at: '2026-11-01T00:00:00.000Z',
  ended_at: null,
};
const parts = [
  { number: 1, size_bytes: 3, url: 'http://localhost/media/1' },
  { number: 2, size_bytes: 2, url: 'http://localhost/media/2' },
];
const anImport = (more: Partial<ArchiveImport> = {}) => ({ import: { ...nothing, ...more } });
const file = new File(['12345'], 'loom.zip', { type: 'application/zip' });

function open(handlers: FakeHandlers) {
  signInAs();
  const backend = fakeBackend({ 'imports.latest': () => ({ import: null }), ...handlers });
  renderApp(<ImportArchive />, '/settings');
  return { backend, user: userEvent.setup() };
}
const choose = () => fireEvent.change(screen.getByLabelText('Archive to import'), { target: { files: [file] } });

describe('an archive in the settings', () => {
  it('is sent part by part, worked on and reported [KEEP-53]', async () => {
    const uploads = fakeUploads();
    let latest = anImport({ missing: parts });
    const done = anImport({
      ...{
        state: 'done',
        total: 3,
        looked_at: 3,
        taken: 1,
        known: 1,
        skipped: 1,
        ended_at: '2026-11-01T00:01:00.000Z',
      },
      not_taken: [{ name: 'media/x.png', reason: 'It is broken.' }],
    });
    const { backend, user } = open({
      'imports.announce': () => latest,
      'imports.latest': () => latest,
      'imports.begin': () => done,
    });
    latest = { import: null } as unknown as typeof latest;
    expect(await screen.findByRole('button', { name: 'Import an archive' })).toBeTruthy();
    latest = anImport({ missing: parts });
    choose();
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.progress(0.5);
    expect(await screen.findByText('Sending loom.zip: 30%')).toBeTruthy();
    uploads[0]?.answer(200);
    await expect.poll(() => uploads.length).toBe(2);
    latest = anImport();
    uploads[1]?.answer(200);
    expect(await screen.findByText('loom.zip was imported.')).toBeTruthy();
    expect(uploads.map(({ address, file: sent }) => [address.slice(-1), sent.size])).toEqual([
      ['1', 3],
      ['2', 2],
    ]);
    await user.click(screen.getByText('What was not taken, and why'));
    expect(screen.getByRole('list', { name: 'What was not taken' }).textContent).toBe('media/x.png: It is broken.');
    expect(backend.calls.map(({ id }) => id)).toContain('imports.begin');
  });

  it('says after a reload that parts are missing, and goes on with those alone [KEEP-53]', async () => {
    const uploads = fakeUploads();
    let latest = anImport({ missing: parts.slice(1) });
    const { backend } = open({
      'imports.latest': () => latest,
      'imports.begin': () => anImport({ state: 'received' }),
    });
    expect(await screen.findByText(/has not come whole. Choose the same file again/)).toBeTruthy();
    choose();
    await expect.poll(() => uploads.length).toBe(1);
    latest = anImport();
    uploads[0]?.answer(200);
    expect(await screen.findByText(/is about to be looked into/)).toBeTruthy();
    expect(uploads[0]?.address).toMatch(/2$/);
    expect(backend.calls.map(({ id }) => id)).not.toContain('imports.announce');
  });

  it('shows how far the work is, and ends it at a press [KEEP-53]', async () => {
    const { user } = open({
      'imports.latest': () => anImport({ state: 'working', total: 8, looked_at: 2 }),
      'imports.cancel': () => anImport({ state: 'cancelled', total: 8, looked_at: 2, ended_at: nothing.created_at }),
    });
    expect(await screen.findByText('loom.zip: 2 of 8 items. You may leave this page.')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'loom.zip' }).getAttribute('value')).toBe('0.25');
    await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
    expect(await screen.findByText('The import of loom.zip was cancelled.')).toBeTruthy();
  });

  it('stops sending when it is cancelled, and calls that no failure [KEEP-53]', async () => {
    const uploads = fakeUploads();
    let latest = anImport({ missing: parts });
    const { backend, user } = open({
      'imports.latest': () => latest,
      'imports.cancel': () => (latest = anImport({ state: 'cancelled', ended_at: nothing.created_at })),
    });
    await screen.findByText(/has not come whole/);
    choose();
    await expect.poll(() => uploads.length).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
    expect(await screen.findByText('The import of loom.zip was cancelled.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(uploads).toHaveLength(1);
    expect(backend.calls.map(({ id }) => id)).not.toContain('imports.begin');
  });

  it('says why an archive was refused, and what the server refuses [KEEP-53]', async () => {
    open({
      'imports.latest': () => anImport({ state: 'refused', message: 'It leads out.', ended_at: nothing.created_at }),
      'imports.announce': () => errorAnswer(429),
    });
    expect(await screen.findByText('loom.zip was not imported. It leads out.')).toBeTruthy();
    choose();
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
  });
});
