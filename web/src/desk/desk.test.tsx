import type { AuditEntry, PersonRow, Previewed, Waiting } from '@loomlight/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { relativeTime } from '../lib/relative-time.ts';
import { AppRoutes } from '../routes.tsx';
import { actOn } from '../testing/act-on.ts';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const at = new Date(Date.now() - 60_000).toISOString();
const ada: PersonRow = {
  id: 'ada',
  username: 'Ada Byron',
  email: 'ada@loomlight.test',
  full_name: null,
  joined_at: at,
  role: 'user',
  state: 'active',
  credits: 20,
  strikes: 0,
};
const entry: AuditEntry = {
  id: '1',
  at,
  actor: 'boss',
  actor_name: 'Boss',
  action: 'people.credits',
  subject: 'ada',
  subject_name: 'Ada Byron',
  detail: '',
  before: { credits: 15 },
  after: { credits: 20 },
  reason: 'For the trouble',
  approved_by: null,
};
function previewOf(amount: number, reason: string, credits = 20): Previewed {
  return {
    plan: `plan of ${credits}`,
    audit: {
      action: 'people.credits',
      subject: 'ada',
      before: { credits },
      after: { credits: credits + amount },
      reason,
    },
    effects: [`${amount} credits are given.`],
    needs: amount > 500 ? 'second_person' : 'confirm',
  };
}

function open(address: string, handlers: FakeHandlers = {}, self: Parameters<typeof aSelf>[0] = { role: 'admin' }) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(self),
    'desk.now': () => ({ waiting: [] }),
    'desk.parts': () => ({ parts: [] }),
    'desk.figures': () => ({ figures: [{ name: 'people', last: 3, before: 1 }] }),
    'desk.health': () => ({
      engines: [{ engine: 'studio', content_type: 'image', state: 'ok', unfinished: 0 }],
      books_checked_at: at,
      backed_up_at: null,
    }),
    'desk.processes': () => ({ processes: [] }),
    'desk.people': () => ({ people: [ada], next: null }),
    'desk.person': () => ({
      ...ada,
      email_verified_at: at,
      credits_held: 0,
      credits_owed: 0,
      items: 4,
      devices: 1,
      ...{ muted_until: null, suspended_until: null, decisions: [] },
    }),
    'desk.personLedger': () => ({ entries: [], next: null }),
    'desk.notes': () => ({ notes: [], next: null }),
    'desk.audit': () => ({ entries: [entry], next: null }),
    'desk.approvals': () => ({ approvals: [] }),
    'desk.changeCredits': ({ query, body }) =>
      query.get('preview') === 'true'
        ? previewOf(body.amount, body.reason)
        : { audit_id: '2', result: { credits: 20 + body.amount } },
    ...handlers,
  });
  renderApp(<AppRoutes />, address);
  return { backend, person: userEvent.setup() };
}
const deskCalls = ({ calls }: { readonly calls: readonly { readonly id: string }[] }) =>
  calls.filter(({ id }) => id.startsWith('desk.')).length;
const fill = async (person: ReturnType<typeof userEvent.setup>, credits: string) => {
  await actOn(person, 'Change credits');
  const sheet = within(await screen.findByRole('dialog', { name: 'Change credits' }));
  await person.type(sheet.getByRole('textbox', { name: 'Credits' }), credits);
  await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'For the trouble');
  return sheet;
};

describe('the address of the desk', () => {
  it.each(['/desk', '/desk/people', '/desk/audit'])(
    '%s is not there for a member, and asks for nothing [DESK-37]',
    async (address) => {
      const { backend } = open(address, {}, {});
      expect(await screen.findByText('404')).toBeTruthy();
      expect(deskCalls(backend)).toBe(0);
    },
  );

  it('is not there for a guest [DESK-37]', async () => {
    const backend = fakeBackend({});
    renderApp(<AppRoutes />, '/desk');
    expect(await screen.findByText('404')).toBeTruthy();
    expect(deskCalls(backend)).toBe(0);
  });

  it('stands in the menu of administrators alone [DESK-37]', async () => {
    const { person } = open('/terms');
    await person.click(await screen.findByRole('button', { name: /account/i }));
    expect((await screen.findByRole('menuitem', { name: 'Desk' })).getAttribute('href')).toBe('/desk');
  });
});

describe('the overview', () => {
  it('says that all is well when nothing waits [DESK-58]', async () => {
    open('/desk');
    expect(await screen.findByText('All is well.')).toBeTruthy();
    expect(await screen.findByText('1 the day before')).toBeTruthy();
    expect(await screen.findByText('well, 0 unfinished')).toBeTruthy();
  });

  it('names processes, and one that was not seen since, and of when the newest backup is [DESK-125]', async () => {
    const long = '2020-01-31T12:00:00.000Z';
    const process = { role: 'worker', version: '1.2.3', started_at: long, seen_at: long };
    open('/desk', {
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
    open('/desk');
    expect(await screen.findByText('none by the product’s own command')).toBeTruthy();
    expect(await screen.findByText('No process has said yet that it lives.')).toBeTruthy();
  });

  it('has money in its currency and what has failed in per cent beside the day before [DESK-126]', async () => {
    open('/desk', {
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

  it('says how much of their room media take, and leads to where it is set [DESK-90]', async () => {
    const storage = { kind: 'storage', about: 'media', count: 93, since: null, due_at: null } as const;
    open('/desk', { 'desk.now': () => ({ waiting: [storage] }) });
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
    open('/desk', { 'desk.now': () => ({ waiting: [...waiting, thing('approval', 1), thing('approval', 1)] }) });
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
    ['orphans', 4, '4 stored files belong to nobody: media sweep removes them', undefined, 'DESK-107'],
  ] as const)('says of %s, %i of it: "%s", and leads to %s [%s]', async (kind, count, words, place, _number) => {
    const thing = { kind, about: '', count, since: null, due_at: null };
    open('/desk', { 'desk.now': () => ({ waiting: [thing] }) });
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
      'desk.now': { waiting: [] },
      'desk.figures': { figures: [{ name: 'people', last: 3, before: 1 }] },
      'desk.health': { engines: [], books_checked_at: null, backed_up_at: null },
      'desk.processes': { processes: [] },
      'desk.parts': { parts: [] },
    };
    const { person } = open('/desk', { [id]: () => (fails ? errorAnswer(418) : real[id]) });
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
    expect(await screen.findByText(elsewhere)).toBeTruthy();
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('This part could not be loaded.')).toBeNull());
  });

  it('says of a part that hangs that it could not be loaded, while all others stand [DESK-127]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      open('/desk', { 'desk.figures': () => new Promise(() => undefined) });
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
    open('/desk', {
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

  it('writes how much waits as every other figure [DESK-128]', async () => {
    const waits = { since: null, due_at: null };
    open('/desk', { 'desk.now': () => ({ waiting: [{ ...waits, kind: 'orphans', about: 'media', count: 12_345 }] }) });
    expect(await screen.findByText(/^12,345 stored files belong to nobody/)).toBeTruthy();
  });
});

describe('the act sheet', () => {
  it('shows how it is and would be and what will be written, and then writes it [DESK-75]', async () => {
    const { backend, person } = open('/desk/people/ada');
    const sheet = await fill(person, '5');
    expect((await sheet.findByText(/This will be written/)).nextSibling?.textContent).toContain(
      'reason: "For the trouble"',
    );
    expect(sheet.getByText('5 credits are given.')).toBeTruthy();
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const deed = backend.calls.findLast(({ id }) => id === 'desk.changeCredits')?.request;
    expect(deed?.body).toEqual({ amount: 5, reason: 'For the trouble', plan: 'plan of 20' });
    expect(deed?.query.get('preview')).toBe('false');
    expect(deed?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('opens by keys alone, and gives the focus back when it is left [DESK-73]', async () => {
    const { person } = open('/desk/people/ada');
    const button = await screen.findByRole('button', { name: 'Act' });
    button.focus();
    await person.keyboard('{Enter}');
    await screen.findByRole('menu');
    await person.keyboard('{ArrowDown}{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Change credits' });
    expect(sheet.contains(document.activeElement)).toBe(true);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('asks another administrator where one is needed [DESK-75]', async () => {
    const { person } = open('/desk/people/ada');
    const sheet = await fill(person, '501');
    expect(await sheet.findByRole('button', { name: 'Ask for approval' })).toBeTruthy();
  });

  it('writes nothing before there is something to look at [DESK-75]', async () => {
    const { backend, person } = open('/desk/people/ada', {
      'desk.changeCredits': () => errorAnswer(422, { message: 'Only 20 credits can be taken back.' }),
    });
    const sheet = await fill(person, '-21');
    expect(await sheet.findByText('Only 20 credits can be taken back.')).toBeTruthy();
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    expect(backend.calls.filter(({ request }) => request.query.get('preview') === 'false')).toEqual([]);
  });

  it('says how it stands now when it has changed meanwhile [DESK-75]', async () => {
    let credits = 20;
    const { person } = open('/desk/people/ada', {
      'desk.changeCredits': ({ query, body }) => {
        if (query.get('preview') === 'true') return previewOf(body.amount, body.reason, credits);
        credits = 30;
        return errorAnswer(409, { code: 'desk_changed', message: 'This has changed meanwhile.' });
      },
    });
    const sheet = await fill(person, '5');
    await sheet.findByText(/This will be written/);
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    expect(await sheet.findByText('This has changed meanwhile. Here is how it stands now.')).toBeTruthy();
    await waitFor(() =>
      expect(sheet.getByText('This will be written:').nextSibling?.textContent).toContain('before: {"credits":30}'),
    );
  });

  it('asks for the password when the server wants it, and then goes on [DESK-75]', async () => {
    let isConfirmed = false;
    const { backend, person } = open('/desk/people/ada', {
      'desk.changeCredits': ({ query, body }) => {
        if (query.get('preview') === 'true') return previewOf(body.amount, body.reason);
        return isConfirmed ? { audit_id: '2', result: { credits: 25 } } : errorAnswer(403, { code: 'confirm_needed' });
      },
      'desk.confirm': ({ body }) => {
        if (body.password === undefined) return errorAnswer(403, { code: 'fresh_sign_in_needed' });
        isConfirmed = true;
        return new Response(null, { status: 204 });
      },
    });
    const sheet = await fill(person, '5');
    await sheet.findByText(/This will be written/);
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await person.type(question.getByLabelText('Your password'), 'a password');
    await person.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.filter(({ request }) => request.query.get('preview') === 'false')).toHaveLength(2);
  });
});

describe('a restriction of a person', () => {
  it('is sent with its day and its reasons, and not before they are whole [DESK-35]', async () => {
    const { backend, person } = open('/desk/people/ada', {
      'desk.suspend': ({ body }) => ({
        ...previewOf(0, body.reason),
        effects: ['1 device is signed out.'],
      }),
    });
    await actOn(person, 'Suspend');
    const sheet = within(await screen.findByRole('dialog', { name: 'Suspend' }));
    await person.type(sheet.getByLabelText('Until'), '2999-01-31');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'For the trouble');
    await person.type(sheet.getByRole('textbox', { name: 'Which law, or which clause' }), 'Clause 4');
    expect(backend.calls.filter(({ id }) => id === 'desk.suspend')).toEqual([]);
    await person.type(sheet.getByRole('textbox', { name: 'Facts' }), 'Spam');
    expect(await sheet.findByText('1 device is signed out.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.suspend')?.request.body).toMatchObject({
      ...{ until: '2999-01-31T00:00:00.000Z', ground: 'law', ground_ref: 'Clause 4', facts: 'Spam' },
    });
  });

  it('stands on the page of the person until it is taken back [DESK-35]', async () => {
    const until = '2999-01-31T00:00:00.000Z';
    const decision = { id: 'd', action: 'mute', decided_at: at, until, strike_until: null };
    const { person } = open('/desk/people/ada', {
      'desk.person': () => ({
        ...{ ...ada, email_verified_at: at, credits_held: 0, credits_owed: 0, items: 4, devices: 1 },
        ...{ muted_until: decision.until, suspended_until: null },
        decisions: [
          { ...decision, is_automated: false, is_reversed: false },
          { ...decision, id: 'e', is_automated: false, is_reversed: true },
        ],
      }),
    });
    expect(await screen.findByText(/Muted until/)).toBeTruthy();
    const decisions = within(screen.getByRole('region', { name: 'Decisions' }));
    expect(decisions.getAllByRole('listitem')).toHaveLength(2);
    await person.click(decisions.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByRole('dialog', { name: 'Take the decision back' })).toBeTruthy();
  });
});

describe('people, approvals and the audit', () => {
  it('names whose welcome bonus waits, and gives it [DESK-64]', async () => {
    const bonus = {
      user_id: 'ada',
      username: 'Ada Byron',
      email: 'a@b.test',
      credits: 50,
      withheld_at: '2026-01-12T10:00:00.000Z',
    };
    const { backend, person } = open('/desk/people', {
      'desk.withheldBonuses': () => ({ bonuses: [bonus] }),
      'desk.decideBonus': ({ body }) => previewOf(50, body.reason),
    });
    const region = within(await screen.findByRole('region', { name: 'Welcome bonuses that wait' }));
    expect(region.getByText('a@b.test', { exact: false })).toBeTruthy();
    await person.click(region.getByRole('button', { name: 'Give' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Give the welcome bonus' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'A school');
    expect(await sheet.findByText('50 credits are given.')).toBeTruthy();
    const { body } = backend.calls.findLast(({ id }) => id === 'desk.decideBonus')?.request ?? {};
    expect(body).toMatchObject({ decision: 'given', reason: 'A school' });
  });

  it('finds people by what is typed, and says when there is nobody [DESK-46]', async () => {
    const { person } = open('/desk/people', {
      'desk.people': ({ query }) => ({ people: query.get('q') === 'x' ? [] : [ada], next: null }),
    });
    const table = within(await screen.findByRole('table', { name: 'People' }));
    expect(table.getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toBe('/desk/people/ada');
    await person.type(screen.getByRole('searchbox', { name: 'Find' }), 'x');
    expect(await screen.findByText('Nobody by this name.')).toBeTruthy();
  });

  it('shows an approval of somebody else with two answers, an own one with one [DESK-41]', async () => {
    const asked = {
      ...{ id: '7', action: 'people.credits', subject: 'ada', subject_name: 'Ada Byron', reason: 'For the trouble' },
      ...{ before: { credits: 20 }, after: { credits: 521 }, effects: [], asked_by_name: 'Boss' },
      ...{ asked_at: at, expires_at: new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString() },
      ...{ state: 'open' as const, decided_at: null },
    };
    const { backend, person } = open('/desk/approvals', {
      'desk.approvals': () => ({
        approvals: [
          { ...asked, asked_by: 'boss' },
          { ...asked, id: '8', asked_by: aSelf().id },
        ],
      }),
      'desk.decideApproval': () => ({ state: 'approved', audit_id: '2' }),
    });
    const [others, own] = within(await screen.findByRole('list', { name: 'Approvals' })).getAllByRole('listitem');
    expect(
      within(own ?? document.body)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Withdraw']);
    await person.click(within(others ?? document.body).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(backend.count('desk.decideApproval')).toBe(1));
  });

  it('reads the audit with who, what, before, after and why, and asks for what is filtered [DESK-43]', async () => {
    const { backend, person } = open('/desk/audit');
    const list = within(await screen.findByRole('list', { name: 'Entries' }));
    expect(list.getByText('Change of credits')).toBeTruthy();
    expect(list.getByText('by Boss, on Ada Byron')).toBeTruthy();
    expect(list.getByText('For the trouble')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Act' }), 'people.role');
    await person.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(backend.calls.findLast(({ id }) => id === 'desk.audit')?.request.query.get('action')).toBe('people.role'),
    );
  });
});
