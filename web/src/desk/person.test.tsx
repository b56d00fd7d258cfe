import type { PersonItem, PersonNote, PersonRow, ReportRow } from '@loomlight/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBlob } from '../lib/download.ts';
import { AppRoutes } from '../routes.tsx';
import { actOn, openActs } from '../testing/act-on.ts';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

vi.mock('../lib/download.ts', () => ({ saveBlob: vi.fn() }));

beforeEach(() => vi.mocked(saveBlob).mockClear());

const at = new Date(Date.now() - 60_000).toISOString();
const ada: PersonRow = {
  ...{ id: 'ada', username: 'Ada Byron', full_name: null, email: 'ada@loomlight.test', joined_at: at },
  ...{ role: 'user', state: 'active', credits: 20, strikes: 0 },
};
const note: PersonNote = { id: 'n1', text: 'Asked by mail', at, author_id: 'boss', author_name: 'Boss' };

function pageOf(state: PersonRow['state']) {
  return {
    ...{ ...ada, state, email_verified_at: state === 'unverified' ? null : at },
    ...{ credits_held: 0, credits_owed: 0, items: 4, devices: 1 },
    ...{ muted_until: null, suspended_until: null, decisions: [] },
  };
}

function open(handlers: FakeHandlers = {}, address = '/desk/people/ada') {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [], unread: [] }),
    'desk.people': () => ({ people: [ada], next: null }),
    'desk.person': () => pageOf('active'),
    'desk.personLedger': () => ({ entries: [], next: null }),
    'desk.audit': () => ({ entries: [], next: null }),
    'desk.notes': () => ({ notes: [note], next: null }),
    ...handlers,
  });
  renderApp(<AppRoutes />, address);
  return { backend, person: userEvent.setup() };
}

describe('notes', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Notes' }));
  const openNotes = (handlers: FakeHandlers = {}) => open(handlers, '/desk/people/ada?tab=notes');

  it('are read and written with who has written them, and say who reads them [DESK-95]', async () => {
    const notes = [note];
    const { backend, person } = openNotes({
      'desk.notes': () => ({ notes, next: null }),
      'desk.addNote': ({ body }) => {
        notes.unshift({ ...note, id: 'n2', text: body.text });
        return { id: 'n2' };
      },
    });
    const part = await region();
    expect(await part.findByText('Asked by mail')).toBeTruthy();
    const box = part.getByRole('textbox', { name: 'New note' });
    expect(part.getByText('Write as if they read it: it is part of the copy of their data.')).toBeTruthy();
    await person.click(part.getByRole('button', { name: 'Add note' }));
    expect(backend.calls.filter(({ id }) => id === 'desk.addNote')).toEqual([]);
    await person.type(box, 'Called back');
    await person.click(part.getByRole('button', { name: 'Add note' }));
    expect(await part.findByText('Called back')).toBeTruthy();
    expect((box as HTMLTextAreaElement).value).toBe('');
  });

  it('keep their words in the box when they could not be written [DESK-95]', async () => {
    const { person } = openNotes({
      'desk.addNote': () => errorAnswer(409, { message: 'All the notes there can be.' }),
    });
    const part = await region();
    await person.type(part.getByRole('textbox', { name: 'New note' }), 'Called back');
    await person.click(part.getByRole('button', { name: 'Add note' }));
    expect(await part.findByText('All the notes there can be.')).toBeTruthy();
    expect(part.getByDisplayValue('Called back')).toBeTruthy();
  });

  it('are removed one by one, and an empty list says so [DESK-95]', async () => {
    let notes = [note];
    const { person } = openNotes({
      'desk.notes': () => ({ notes, next: null }),
      'desk.removeNote': () => {
        notes = [];
      },
    });
    const part = await region();
    await person.click(await part.findByRole('button', { name: 'Remove the note “Asked by mail”' }));
    expect(await part.findByText('Nothing was noted yet.')).toBeTruthy();
    await waitFor(() => expect(part.queryByText('Asked by mail')).toBeNull());
  });
});

describe('clearing a profile', () => {
  it('sends the parts that were ticked with their reasons, and not before both are there [DESK-96]', async () => {
    const { backend, person } = open({
      'desk.clearProfile': ({ query, body }) =>
        query.get('preview') === 'true'
          ? {
              plan: 'p',
              audit: { action: 'people.clear-profile', subject: 'ada', before: {}, after: {}, reason: body.reason },
              ...{ effects: ['They can appeal.'], needs: 'confirm' as const },
            }
          : { audit_id: '2', result: {} },
    });
    await actOn(person, 'Clear the profile');
    const sheet = within(await screen.findByRole('dialog', { name: 'Clear the profile' }));
    await person.type(sheet.getByRole('textbox', { name: 'Which law, or which clause' }), '§ 4');
    await person.type(sheet.getByRole('textbox', { name: 'Facts' }), 'It insults.');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Asked by mail');
    expect(backend.calls.filter(({ id }) => id === 'desk.clearProfile')).toEqual([]);
    const choice = within(sheet.getByRole('group', { name: 'What is to be cleared' }));
    await person.click(choice.getByRole('checkbox', { name: 'Replace the name' }));
    await person.click(choice.getByRole('checkbox', { name: 'Remove the picture' }));
    await person.click(choice.getByRole('checkbox', { name: 'Replace the name' }));
    expect(await sheet.findByText('They can appeal.')).toBeTruthy();
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.findLast(({ id }) => id === 'desk.clearProfile')?.request.body).toEqual({
      ...{ picture: true, ground: 'law', ground_ref: '§ 4', facts: 'It insults.', redress: '' },
      ...{ reason: 'Asked by mail', plan: 'p' },
    });
  });

  it('is judged by the words that were taken, which stand with the appeal [DESK-96]', async () => {
    open(
      {
        'desk.appeals': () => ({
          appeals: [
            {
              ...{ id: 'a', decision_id: 'd', report_id: null, text: 'It is my name.', received_at: at, due_at: at },
              ...{ state: 'open' as const, is_own: false },
              ...{ user_id: 'ada', action: 'clear_profile', facts: 'It insults.' },
              cleared_profile: { username: 'Taken Name', full_name: null, bio: 'Taken bio', profile_picture: true },
            },
          ],
        }),
      },
      '/desk/reports?show=appeals',
    );
    const list = within(await screen.findByRole('list', { name: 'Appeals' }));
    for (const words of ['Taken Name', 'Taken bio', 'removed']) expect(list.getByText(words)).toBeTruthy();
    expect(list.queryByText('Called')).toBeNull();
    expect(list.getByText(/It insults/)).toBeTruthy();
    expect(list.getByRole('link', { name: 'Profile cleared' }).getAttribute('href')).toBe('/desk/people/ada');
  });
});

describe('mails to a person', () => {
  it.each([
    ['Send reset mail', 'desk.sendMail', 'active', { mail: 'reset_password' }],
    ['Send verification mail', 'desk.verifyEmail', 'unverified', {}],
  ] as const)('%s is an act with its reason, offered where it can be done [DESK-97]', async (name, id, state, sent) => {
    const answer = ({ query, body }: { readonly query: URLSearchParams; readonly body: { readonly reason: string } }) =>
      query.get('preview') === 'true'
        ? {
            plan: 'p',
            audit: { action: 'people.mail', subject: 'ada', before: {}, after: {}, reason: body.reason },
            ...{ effects: ['A mail is sent.'], needs: 'confirm' as const },
          }
        : { audit_id: '2', result: {} };
    const { backend, person } = open({ 'desk.person': () => pageOf(state), [id]: answer });
    await actOn(person, name);
    const sheet = within(await screen.findByRole('dialog', { name }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Asked by phone');
    await sheet.findByText('A mail is sent.');
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.findLast((one) => one.id === id)?.request.body).toEqual({
      ...{ ...sent, reason: 'Asked by phone', plan: 'p' },
    });
    await openActs(person);
    expect(screen.queryByRole('menuitem', { name: 'Send verification mail' }) === null).toBe(state === 'active');
  });
});

describe('the copy of somebody’s data', () => {
  const make = async (person: ReturnType<typeof open>['person']) => {
    await actOn(person, 'Copy of their data');
    const sheet = within(await screen.findByRole('dialog', { name: 'Copy of their data' }));
    await person.click(sheet.getByRole('button', { name: 'Make the copy' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Letter of today');
    await person.click(sheet.getByRole('button', { name: 'Make the copy' }));
    return sheet;
  };

  it('is made with a reason, and not without one [DESK-98]', async () => {
    const { backend, person } = open({ 'desk.exportPerson': () => new Response('bytes') });
    await make(person);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const made = backend.calls.filter(({ id }) => id === 'desk.exportPerson');
    expect(made.map(({ request }) => request.query.get('reason'))).toEqual(['Letter of today']);
    expect(vi.mocked(saveBlob)).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'loomlight-ada', 'zip');
  });

  it('that could not be made says why, and keeps the reason [DESK-98]', async () => {
    const { person } = open({ 'desk.exportPerson': () => errorAnswer(429) });
    const sheet = await make(person);
    expect(await sheet.findByText(/Too many requests/)).toBeTruthy();
    expect(sheet.getByDisplayValue('Letter of today')).toBeTruthy();
  });
});

describe('deleting an account', () => {
  it('is asked of another administrator [DESK-99]', async () => {
    const { backend, person } = open({
      'desk.deletePerson': ({ query, body }) =>
        query.get('preview') === 'true'
          ? {
              plan: 'p',
              audit: { action: 'people.delete', subject: 'ada', before: {}, after: {}, reason: body.reason },
              ...{ effects: ['Everything goes for good.'], needs: 'second_person' as const },
            }
          : { approval_id: 'a', expires_at: at },
    });
    await actOn(person, 'Delete the account');
    const sheet = within(await screen.findByRole('dialog', { name: 'Delete the account' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Asked by letter');
    await person.click(await sheet.findByRole('button', { name: 'Ask for approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.findLast(({ id }) => id === 'desk.deletePerson')?.request.body).toEqual({
      ...{ reason: 'Asked by letter', plan: 'p' },
    });
  });

  it('is not offered for an administrator [DESK-99]', async () => {
    const { person } = open({ 'desk.person': () => ({ ...pageOf('active'), role: 'admin' }) });
    await openActs(person);
    expect(screen.getByRole('menuitem', { name: 'Make member' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Delete the account' })).toBeNull();
  });
});

describe('the tabs of a person', () => {
  it('load what is asked for, stand in the address and work by keys [DESK-100]', async () => {
    const { backend, person } = open({ 'desk.orders': () => ({ orders: [], next: null }) }, '/desk/people/ada?q=ad');
    const orders = await screen.findByRole('button', { name: 'Orders' });
    expect(await screen.findByText('Nothing has moved yet.')).toBeTruthy();
    expect(backend.calls.some(({ id }) => id === 'desk.notes' || id === 'desk.audit')).toBe(false);
    orders.focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Nothing has been bought yet.')).toBeTruthy();
    const asked = backend.calls.find(({ id }) => id === 'desk.orders')?.request.query;
    expect([asked?.get('person'), asked?.get('show')]).toEqual(['ada', 'all']);
    expect(screen.getByTestId('address').dataset['search']).toBe('?q=ad&tab=orders');
    await person.click(screen.getByRole('button', { name: 'History' }));
    expect(await screen.findByText('Nothing is written down.')).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'desk.audit')?.request.query.get('subject')).toBe('ada');
  });

  it('list items page by page without their words, which are read with a reason [DESK-100, DESK-101]', async () => {
    const item = (id: string, isPublic: boolean): PersonItem => ({
      ...{ id, content_type: 'image', created_at: at, state: isPublic ? 'public' : 'private', is_public: isPublic },
    });
    const { backend, person } = open(
      {
        'desk.personItems': ({ query }) =>
          query.get('show') === 'trash'
            ? { items: [], next: null }
            : query.get('before') === null
              ? { items: [item('one', true)], next: { before_at: at, before: 'one' } }
              : { items: [item('two', false)], next: null },
        'desk.itemWords': () => ({ text_prompt: 'a quiet lake', negative_prompt: 'fog' }),
      },
      '/desk/people/ada?tab=items',
    );
    const list = within(await screen.findByRole('list', { name: 'Items' }));
    expect(list.getByRole('link', { name: 'Image' }).getAttribute('href')).toBe('/generate/one');
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await list.findByText(/private/)).toBeTruthy();
    expect(list.getAllByRole('link')).toHaveLength(1);
    await person.click(list.getByRole('button', { name: 'Words of two' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Words of an item' }));
    expect(backend.calls.some(({ id }) => id === 'desk.itemWords')).toBe(false);
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Reported by phone');
    await person.click(sheet.getByRole('button', { name: 'Look at it' }));
    expect((await sheet.findByText(/a quiet lake/)).textContent).toBe('a quiet lake\n\nWithout: fog');
    expect(sheet.queryByRole('img')).toBeNull();
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Trash' }));
    expect(await screen.findByText('The trash is empty.')).toBeTruthy();
  });

  it('restrict an item that is there and is not removed, with what its owner will read [DESK-110]', async () => {
    const item = (id: string, state: string): PersonItem => ({
      ...{ id, content_type: 'image', created_at: at, state, is_public: false },
    });
    const items = [item('one', 'private'), item('gone', 'removed'), item('new', 'being made'), item('bad', 'failed')];
    const { backend, person } = open(
      {
        'desk.personItems': () => ({ items, next: null }),
        'desk.restrictItem': ({ body, query }) =>
          query.get('preview') === 'true'
            ? {
                ...{ plan: 'plan', effects: ['Its owner gets a statement.'], needs: 'confirm' },
                audit: { action: 'content.restrict', subject: 'one', before: {}, after: {}, reason: body.reason },
              }
            : { audit_id: 'entry', result: { item: 'hidden' } },
      },
      '/desk/people/ada?tab=items',
    );
    const list = within(await screen.findByRole('list', { name: 'Items' }));
    expect(list.getAllByRole('button', { name: /^Restrict/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Restrict one',
    ]);
    await person.click(list.getByRole('button', { name: 'Restrict one' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Restrict an item' }));
    expect(sheet.queryByRole('textbox', { name: 'Address of the item' })).toBeNull();
    await person.selectOptions(sheet.getByRole('combobox', { name: 'What happens to it' }), 'hide');
    await person.type(sheet.getByRole('textbox', { name: 'Which law, or which clause' }), '§ 3');
    await person.type(sheet.getByRole('textbox', { name: 'Facts' }), 'It shows somebody.');
    await person.click(sheet.getByRole('checkbox', { name: 'Count it as a strike' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Seen by chance');
    await sheet.findByText('Its owner gets a statement.');
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = backend.calls.findLast(({ id }) => id === 'desk.restrictItem')?.request;
    expect([sent?.params, sent?.body]).toMatchObject([
      { id: 'one' },
      { action: 'hide', ground: 'law', ground_ref: '§ 3', facts: 'It shows somebody.', strike: true, plan: 'plan' },
    ]);
  });

  it('say how many strikes stand, what these propose, and which decisions count [DESK-116]', async () => {
    const decision = {
      id: 'd',
      action: 'remove',
      decided_at: at,
      until: null,
      is_automated: false,
      is_reversed: false,
    };
    open({
      'desk.person': () => ({
        ...pageOf('active'),
        strikes: 2,
        decisions: [
          { ...decision, strike_until: '2999-01-31T00:00:00.000Z' },
          { ...decision, id: 'e', strike_until: null },
        ],
      }),
      'desk.people': () => ({ people: [{ ...ada, strikes: 2 }], next: null }),
    });
    expect(await screen.findByText('2 strikes: muting for 7 days is proposed.')).toBeTruthy();
    expect(within(await screen.findByRole('table', { name: 'People' })).getByText('2 strikes')).toBeTruthy();
    const [counted, other] = within(screen.getByRole('region', { name: 'Decisions' })).getAllByRole('listitem');
    expect(counted?.textContent).toContain('a strike until 2999-01-31');
    expect(other?.textContent).not.toContain('strike');
  });

  it('list the reports about them and by them, each with its place at the desk [DESK-114]', async () => {
    const row = (id: string, state: ReportRow['state']): ReportRow => ({
      ...{
        id,
        number: `R-${id}`,
        category: 'fraud',
        state,
        received_at: at,
        due_at: at,
        decided_at: null,
        taken_back_at: null,
      },
      ...{ addresses: 1, found: 1, is_hidden: false, assigned_to: null, assigned_name: null },
      ...{ reporter_decided: 0, reporter_upheld: 0 },
    });
    const { person } = open(
      {
        'desk.personReports': ({ query }) =>
          query.get('which') === 'by'
            ? { reports: [], next: null }
            : query.get('before') === null
              ? { reports: [row('one', 'open')], next: 'one' }
              : { reports: [row('two', 'decided')], next: null },
      },
      '/desk/people/ada?tab=reports',
    );
    const list = within(await screen.findByRole('list', { name: 'Reports' }));
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await list.findByText(/R-two/)).toBeTruthy();
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/desk/reports/one', '/desk/reports/two?show=decided'],
    ]);
    await person.click(screen.getByRole('button', { name: 'By them' }));
    expect(await screen.findByText('They have reported nothing.')).toBeTruthy();
  });

  it('say of reports that there are none, and when they cannot be loaded [DESK-114]', async () => {
    let fails = true;
    const { person } = open(
      { 'desk.personReports': () => (fails ? errorAnswer(418) : { reports: [], next: null }) },
      '/desk/people/ada?tab=reports',
    );
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nobody has reported anything of theirs.')).toBeTruthy();
  });
});
