import type { DeskObjection, DeskReview, DeskRule, StrikeHolder } from '@loomlight/contract/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const rule: DeskRule = {
  ...{ id: 'rule', pattern: 'grendel', action: 'refuse', explanation: 'No monsters.', hits: 3 },
  ...{ category: 'fraud', note: 'See case 12.', counts: false },
  ...{ scopes: ['prompt', 'profile'], is_beginning: true },
  ...{ made_at: new Date().toISOString(), ended_at: null },
};
const review: DeskReview = {
  ...{
    id: 'piece',
    content_type: 'image',
    user_id: 'ada',
    username: 'Ada Byron',
    pattern: 'lake',
    looks_banned: false,
  },
  ...{ is_public: true, prompt_price: 7, created_at: new Date().toISOString() },
};
const objection: DeskObjection = {
  ...{ id: 'refusal', user_id: 'bob', username: 'Bob Boole', pattern: 'grendel' },
  ...{ refused_at: new Date().toISOString(), objected_at: new Date().toISOString() },
};
const previewed = (action: string, reason: string) => ({
  plan: 'plan',
  audit: { action, subject: 'rules', before: { rules: 1 }, after: { rules: 2 }, reason },
  effects: ['It holds everywhere within two seconds.'],
  needs: 'confirm' as const,
});

function open(handlers: FakeHandlers = {}, at = '/desk/rules') {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [], unread: [] }),
    'desk.rules': () => ({ rules: [rule] }),
    'desk.reviews': () => ({ reviews: [review] }),
    'desk.objections': () => ({ objections: [objection] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, at);
  return { backend, person: userEvent.setup() };
}

describe('the strikes', () => {
  const holder = (username: string, part: Partial<StrikeHolder>): StrikeHolder => ({
    ...{ user_id: username.toLowerCase(), username, strikes: 1, decision_id: `decision of ${username}` },
    ...{ made_at: new Date().toISOString(), expires_at: '2999-01-01T00:00:00.000Z', restriction: null },
    ...part,
  });

  it('name whom they stand over, what they propose and what stands already, page by page [DESK-116]', async () => {
    const [ada, bob] = [holder('Ada', { strikes: 3, restriction: 'muted' }), holder('Bob', {})];
    const { person, backend } = open(
      {
        'desk.strikes': ({ query }) =>
          query.has('before') ? { people: [bob], next: null } : { people: [ada], next: ada.decision_id },
      },
      '/desk/rules?show=strikes',
    );
    const list = within(await screen.findByRole('list', { name: 'Strikes' }));
    expect((await list.findByRole('link', { name: 'Ada' })).getAttribute('href')).toBe('/desk/people/ada');
    expect(list.getByRole('listitem').textContent).toMatch(
      /^Ada has 3 strikesThe last was counted .*\. Proposed: suspending for 30 days; muted now\.$/,
    );
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect((await list.findByText(/Proposed: a warning\.$/)).textContent).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.strikes')?.request.query.get('before')).toBe(
      'decision of Ada',
    );
  });

  it('are said to be none where there are none [DESK-116]', async () => {
    open({ 'desk.strikes': () => ({ people: [], next: null }) }, '/desk/rules?show=strikes');
    expect(await screen.findByText('No strike stands over anybody.')).toBeTruthy();
  });

  it('are said to be missing where they cannot be had [DESK-116]', async () => {
    open({ 'desk.strikes': () => errorAnswer(403) }, '/desk/rules?show=strikes');
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
  });
});

describe('the rules of the desk', () => {
  it('are tried before they are written [DESK-30]', async () => {
    const { backend, person } = open({
      'desk.testRule': () => ({
        ...{ looked_at: 40, hits: 2, people: 1 },
        by_day: [
          { day: '2026-01-31', hits: 1 },
          { day: '2026-01-30', hits: 1 },
        ],
        samples: [{ content_id: 'piece', username: 'Bob', at: '2026-01-31T12:00:00.000Z', matched: 'goatee' }],
      }),
      'desk.addRule': ({ body }) => previewed('rules.add', body.reason),
    });
    const list = within(await screen.findByRole('list', { name: 'Rules' }));
    expect(list.getByRole('listitem').textContent).toMatch(
      /^grendel… is refused in prompts, names and bios.*Fraud\. 3 met in seven days, counts for no proposal, made .*For the desk: See case 12\./,
    );
    await person.click(screen.getByRole('button', { name: 'New rule' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New rule' }));
    await person.type(sheet.getByRole('textbox', { name: 'Word or phrase' }), 'goat');
    await person.click(sheet.getByRole('checkbox', { name: 'Also every word that begins so' }));
    await person.click(sheet.getByRole('button', { name: 'Try it' }));
    expect(await sheet.findByText('It would have met 2 of 40 pieces of the last 7 days, by 1 person.')).toBeTruthy();
    expect(sheet.getByText('2026-01-31: 1, 2026-01-30: 1')).toBeTruthy();
    const newest = within(sheet.getByRole('list', { name: 'The newest of them' }));
    expect(newest.getByRole('listitem').textContent).toMatch(/^goatee by Bob/);
    await person.selectOptions(sheet.getByRole('combobox', { name: 'Try it on the last' }), '30');
    expect(sheet.queryByText(/It would have met/)).toBeNull();
    expect(backend.count('desk.addRule')).toBe(0);
    await person.type(sheet.getByRole('textbox', { name: 'What people read' }), 'No goats.');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Asked for by law');
    expect(await sheet.findByText('It holds everywhere within two seconds.')).toBeTruthy();
    const wished = () => backend.calls.findLast(({ id }) => id === 'desk.addRule')?.request.body;
    expect(backend.calls.find(({ id }) => id === 'desk.testRule')?.request.body).toMatchObject({
      ...{ pattern: 'goat', is_beginning: true, days: 7 },
    });
    expect(wished()).toMatchObject({ pattern: 'goat', is_beginning: true, action: 'refuse', scopes: ['prompt'] });
    await person.selectOptions(sheet.getByRole('combobox', { name: 'What it is about' }), 'fraud');
    await person.type(sheet.getByRole('textbox', { name: 'Note' }), 'Case 13');
    await person.click(sheet.getByRole('checkbox', { name: 'Five refusals in a day propose to look at the person' }));
    await vi.waitFor(() => expect(wished()).toMatchObject({ category: 'fraud', note: 'Case 13', counts: false }));
    await person.click(sheet.getByRole('checkbox', { name: 'Names and bios' }));
    await vi.waitFor(() => expect(wished()).toMatchObject({ scopes: ['prompt', 'profile'] }));
    // Nothing of a profile waits for a look.
    await person.selectOptions(sheet.getByRole('combobox', { name: 'What it does' }), 'review');
    expect(sheet.queryByRole('checkbox', { name: 'Names and bios' })).toBeNull();
    await vi.waitFor(() => expect(wished()).toMatchObject({ action: 'review', scopes: ['prompt'] }));
  });

  it('that have ended can be used again, as they were [DESK-133]', async () => {
    const { person } = open({ 'desk.rules': () => ({ rules: [{ ...rule, ended_at: rule.made_at }] }) });
    await person.click(await screen.findByRole('button', { name: 'Use again' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New rule' }));
    const value = (role: 'textbox' | 'combobox', name: string) =>
      sheet.getByRole<HTMLInputElement>(role, { name }).value;
    expect([
      value('textbox', 'Word or phrase'),
      value('textbox', 'Note'),
      value('combobox', 'What it is about'),
    ]).toEqual([...['grendel', 'See case 12.', 'fraud']]);
  });

  it('say that there are none [DESK-26]', async () => {
    open({ 'desk.rules': () => ({ rules: [] }) });
    expect(await screen.findByText('No rules yet. Everything is let through.')).toBeTruthy();
  });

  it('say of what waits why it does: its words, its look, or the classifier [DESK-24, DESK-31]', async () => {
    const looks = { ...review, id: 'looks', pattern: null, looks_banned: true };
    const asked = { ...review, id: 'asked', pattern: null };
    open({ 'desk.reviews': () => ({ reviews: [review, looks, asked] }) }, '/desk/rules?show=reviews');
    const list = within(await screen.findByRole('list', { name: 'Reviews' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => /It \w+ .{5}|Asked/.exec(textContent)?.[0])).toEqual([
      ...['It holds “lake', 'It looks like ', 'Asked'],
    ]);
  });

  it('show what waits, and let it pass [DESK-31]', async () => {
    const { person } = open(
      { 'desk.passReview': ({ body }) => previewed('reviews.pass', body.reason) },
      '/desk/rules?show=reviews',
    );
    const row = within(await screen.findByRole('list', { name: 'Reviews' }));
    expect(row.getByText(/It holds “lake”.*to be public, its prompt for 7 credits/)).toBeTruthy();
    await person.click(row.getByRole('button', { name: 'Let pass' }));
    expect(await screen.findByRole('dialog', { name: 'Let pass' })).toBeTruthy();
  });

  it('show what was refused by mistake, as its person says, read it with a reason and answer it [DESK-109]', async () => {
    const { backend, person } = open(
      {
        'desk.objectionWords': () => ({ text_prompt: 'a grendel in the rain' }),
        'desk.answerObjection': ({ body, query }) =>
          query.get('preview') === 'true'
            ? previewed('objections.answer', body.reason)
            : { audit_id: 'entry', result: { objection: body.outcome } },
      },
      '/desk/rules?show=reviews',
    );
    const list = within(await screen.findByRole('list', { name: 'Objections' }));
    expect(list.getByText(/Refused by “grendel”/)).toBeTruthy();
    expect(backend.count('desk.objectionWords')).toBe(0);
    await person.click(list.getByRole('button', { name: 'Read' }));
    const look = within(await screen.findByRole('dialog', { name: 'Words of a refused prompt' }));
    await person.type(look.getByRole('textbox', { name: 'Reason' }), 'It waits for an answer');
    await person.click(look.getByRole('button', { name: 'Look at it' }));
    expect(await look.findByText('a grendel in the rain')).toBeTruthy();
    await person.keyboard('{Escape}');
    await person.click(list.getByRole('button', { name: 'Answer' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Answer' }));
    await person.selectOptions(sheet.getByRole('combobox', { name: 'Outcome' }), 'mistaken');
    await person.type(sheet.getByRole('textbox', { name: 'Answer' }), 'The rule is gone.');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'It was too wide');
    await sheet.findByText('It holds everywhere within two seconds.');
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = backend.calls.findLast(({ id }) => id === 'desk.answerObjection')?.request;
    expect(sent?.body).toMatchObject({ outcome: 'mistaken', answer: 'The rule is gone.', plan: 'plan' });
  });

  it('say that nobody calls a refusal a mistake [DESK-109]', async () => {
    open({ 'desk.objections': () => ({ objections: [] }) }, '/desk/rules?show=reviews');
    expect(await screen.findByText('Nobody calls a refused prompt a mistake.')).toBeTruthy();
  });

  it('fail alone where the objections cannot be loaded [DESK-109]', async () => {
    open({ 'desk.objections': () => errorAnswer(403) }, '/desk/rules?show=reviews');
    expect(await screen.findByRole('list', { name: 'Reviews' })).toBeTruthy();
    const block = within(screen.getByRole('region', { name: 'Called a mistake' }));
    expect(await block.findByText('This part could not be loaded.')).toBeTruthy();
  });
});
