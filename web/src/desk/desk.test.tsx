import type { AuditEntry, PersonRow, Previewed } from '@loomlight/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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
    'desk.now': () => ({ waiting: [], unread: [] }),
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
  it('names whose welcome bonus waits, says what for, and gives it [DESK-64, DESK-137]', async () => {
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
    expect(
      region.getByText(/the neighbourhood of these, or their address is of a domain on this site’s list/),
    ).toBeTruthy();
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
          { ...asked, id: '9', asked_by: 'boss', state: 'expired' as const },
        ],
      }),
      'desk.decideApproval': () => ({ state: 'approved', audit_id: '2' }),
    });
    const list = within(await screen.findByRole('list', { name: 'Approvals' }));
    const [others, own, late] = list.getAllByRole('listitem');
    expect(others?.textContent).toContain('Change of credits: Ada Byron');
    expect(within(late ?? document.body).queryByRole('button')).toBeNull();
    expect(late?.textContent).toContain('not answered in time');
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
