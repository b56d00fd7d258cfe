import type { Waiting } from '@loomlight/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { relativeTime } from '../lib/relative-time.ts';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const at = new Date(Date.now() - 60_000).toISOString();

function open(handlers: FakeHandlers = {}) {
  signInAs();
  fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [], unread: [] }),
    'desk.parts': () => ({ parts: [] }),
    'desk.figures': () => ({ figures: [{ name: 'people', last: 3, before: 1 }] }),
    'desk.health': () => ({
      engines: [{ engine: 'studio', content_type: 'image', state: 'ok', unfinished: 0 }],
      books_checked_at: at,
      backed_up_at: null,
    }),
    'desk.processes': () => ({ processes: [] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/desk');
  return { person: userEvent.setup() };
}

describe('the overview', () => {
  it('says that all is well when nothing waits [DESK-58]', async () => {
    open();
    expect(await screen.findByText('All is well.')).toBeTruthy();
    expect(await screen.findByText('1 the day before')).toBeTruthy();
    expect(await screen.findByText('well, 0 unfinished')).toBeTruthy();
  });

  it('names processes, and one that was not seen since, and of when the newest backup is [DESK-125]', async () => {
    const long = '2020-01-31T12:00:00.000Z';
    const process = { role: 'worker', version: '1.2.3', started_at: long, seen_at: long };
    open({
      'desk.health': () => ({ engines: [], books_checked_at: null, backed_up_at: long }),
      'desk.processes': () => ({
        processes: [
          { ...process, process: 'one:1:all', role: 'all', is_silent: false },
          { ...process, process: 'two:2:worker', is_silent: true },
        ],
      }),
    });
    const rows = within(await screen.findByRole('list', { name: 'Processes' })).getAllByRole('listitem');
    const when = relativeTime(long);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `one:1:allanswers and works, version 1.2.3, begun ${when}seen ${when}`,
      `two:2:workerworks, version 1.2.3, begun ${when}not seen since ${when}`,
    ]);
    expect((await screen.findByText('Backup')).parentElement?.textContent).toBe(`Backupof ${when}`);
  });

  it('says that there is no backup, and that no process has said that it lives [DESK-125]', async () => {
    open();
    expect(await screen.findByText('none by the product’s own command')).toBeTruthy();
    expect(await screen.findByText('No process has said yet that it lives.')).toBeTruthy();
  });

  it('has money in its currency and what has failed in per cent beside the day before [DESK-126]', async () => {
    open({
      'desk.figures': () => ({
        figures: [
          { name: 'failed_percent', last: 12, before: 0 },
          { name: 'paid', currency: 'usd', last: 199_900, before: 499 },
          { name: 'refunded', currency: 'eur', last: 0, before: 100 },
        ],
      }),
    });
    const of = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;
    expect(await of('Failed')).toBe('Failed12 %0 % the day before');
    expect(await of('Paid')).toBe('Paid$1,999.00$4.99 the day before');
    expect(await of('Given back')).toBe('Given back€0.00€1.00 the day before');
  });

  it('says what could not be read, shows the rest, and never that all is well then [DESK-136]', async () => {
    let unread: Waiting['kind'][] = ['report', 'mail'];
    const thing = { kind: 'review', about: 'reviews', count: 1, since: null, due_at: null } as const;
    let waiting: Waiting[] = [thing];
    const { person } = open({ 'desk.now': () => ({ waiting, unread }) });
    expect(
      await screen.findByText('Not everything could be read, and there may be more: reports, mails.'),
    ).toBeTruthy();
    expect(screen.getByText('1 piece waits to be looked at')).toBeTruthy();
    const retry = () => person.click(screen.getByRole('button', { name: 'Try Again' }));
    waiting = [];
    await retry();
    await waitFor(() => expect(screen.queryByText('1 piece waits to be looked at')).toBeNull());
    expect(screen.queryByText('All is well.')).toBeNull();
    unread = [];
    await retry();
    expect(await screen.findByText('All is well.')).toBeTruthy();
  });

  it('says how much of their room media take, and leads to where it is set [DESK-90]', async () => {
    const storage = { kind: 'storage', about: 'media', count: 93, since: null, due_at: null } as const;
    open({ 'desk.now': () => ({ waiting: [storage], unread: [] }) });
    const list = within(await screen.findByRole('list', { name: 'Needs you now' }));
    expect(list.getByText('Media take 93 % of the room that you have set for them')).toBeTruthy();
    expect(list.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/desk/site?show=settings');
  });

  it('counts in its menu what waits under each section, appeals with the reports [DESK-79]', async () => {
    const thing = (kind: Waiting['kind'], count: number) => ({ kind, about: '', count, since: null, due_at: null });
    const waiting = [
      thing('report', 2),
      thing('appeal', 1),
      thing('review', 4),
      thing('objection', 1),
      thing('bonus', 3),
    ];
    open({
      'desk.now': () => ({ waiting: [...waiting, thing('approval', 1), thing('approval', 1)], unread: [] }),
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Desk' }));
    await waitFor(() =>
      expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        ...['Overview', 'Reports3', 'Rules5', 'People3', 'Money', 'Engines', 'Site', 'Approvals2', 'Audit'],
      ]),
    );
  });

  it.each([
    ['mail', 1, '1 mail was given up within a day', '/desk/site?show=installation', 'DESK-105'],
    ['mail', 3, '3 mails were given up within a day', '/desk/site?show=installation', 'DESK-105'],
    ['possibly_paid', 2, '2 tasks of engines may have been charged for nothing', '/desk/engines', 'DESK-106'],
    ['orphans', 1, '1 stored file belongs to nobody: media sweep removes it', undefined, 'DESK-107'],
    ['missing', 1, '1 file of an item is not in the store: media verify names it', undefined, 'DESK-141'],
    ['missing', 4, '4 files of items are not in the store: media verify names them', undefined, 'DESK-141'],
    ['orphans', 4, '4 stored files belong to nobody: media sweep removes them', undefined, 'DESK-107'],
  ] as const)('says of %s, %i of it: "%s", and leads to %s [%s]', async (kind, count, words, place, _number) => {
    const thing = { kind, about: '', count, since: null, due_at: null };
    open({ 'desk.now': () => ({ waiting: [thing], unread: [] }) });
    const list = within(await screen.findByRole('list', { name: 'Needs you now' }));
    expect(list.getByText(words)).toBeTruthy();
    expect(list.queryByRole('link', { name: 'Look' })?.getAttribute('href')).toBe(place);
  });

  it.each([
    ['desk.now', '1 the day before'],
    ['desk.figures', 'All is well.'],
    ['desk.health', 'All is well.'],
    ['desk.processes', 'All is well.'],
    ['desk.parts', 'All is well.'],
  ] as const)('fails in one part alone when %s fails, and tries it again [DESK-58]', async (id, elsewhere) => {
    let fails = true;
    const real = {
      'desk.now': { waiting: [], unread: [] },
      'desk.figures': { figures: [{ name: 'people', last: 3, before: 1 }] },
      'desk.health': { engines: [], books_checked_at: null, backed_up_at: null },
      'desk.processes': { processes: [] },
      'desk.parts': { parts: [] },
    };
    const { person } = open({ [id]: () => (fails ? errorAnswer(418) : real[id]) });
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
    expect(await screen.findByText(elsewhere)).toBeTruthy();
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('This part could not be loaded.')).toBeNull());
  });

  it('says of a part that hangs that it could not be loaded, while all others stand [DESK-127]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      open({ 'desk.figures': () => new Promise(() => undefined) });
      expect(await screen.findByText('All is well.')).toBeTruthy();
      expect(screen.queryByText('This part could not be loaded.')).toBeNull();
      await vi.advanceTimersByTimeAsync(3_000);
      const part = within(screen.getByRole('region', { name: 'Last 24 hours' }));
      expect(part.getByText('This part could not be loaded.')).toBeTruthy();
      expect(screen.getAllByText('This part could not be loaded.')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('names database, storage and queue, and the one that does not answer [DESK-127]', async () => {
    open({
      'desk.parts': () => ({
        parts: [
          { name: 'database', state: 'ok' },
          { name: 'storage', state: 'failing' },
        ],
      }),
    });
    const list = within(await screen.findByRole('list', { name: 'Database, storage and queue' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Databaseanswers',
      'Storagedoes not answer',
    ]);
  });

  it('names a dispute that has time, until when, and neither as urgent nor as well [DESK-143]', async () => {
    const since = new Date().toISOString();
    const thing = {
      kind: 'open_dispute',
      about: 'disputes',
      count: 1,
      since,
      due_at: '2030-01-31T12:00:00.000Z',
    } as const;
    open({ 'desk.now': () => ({ waiting: [thing], unread: [] }) });
    const list = within(await screen.findByRole('list', { name: 'Needs you now' }));
    expect(list.getByText('1 dispute is open, and has time')).toBeTruthy();
    expect(list.getByText(/the bank listens until/).textContent).toContain(
      'the bank listens until 2030-01-31 12:00 UTC',
    );
    expect(list.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/desk/money?show=disputes');
    expect(screen.queryByText('All is well.')).toBeNull();
    const menu = within(screen.getByRole('navigation', { name: 'Desk' }));
    expect(menu.getByRole('link', { name: 'Money' }).textContent).toBe('Money');
  });

  it('writes how much waits as every other figure [DESK-128]', async () => {
    const waits = { since: null, due_at: null };
    open({
      'desk.now': () => ({ waiting: [{ ...waits, kind: 'orphans', about: 'media', count: 12_345 }], unread: [] }),
    });
    expect(await screen.findByText(/^12,345 stored files belong to nobody/)).toBeTruthy();
  });
});
