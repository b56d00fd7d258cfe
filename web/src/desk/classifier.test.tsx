import type { DeskClassifier, TriedText } from '@loomlight/contract/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const at = '2026-01-31T12:00:00.000Z';
const line = { process: 'one:1:api', role: 'api', failures: 0, reason: null, since: at, is_silent: false, seen_at: at };
const classifier: DeskClassifier = {
  ...{ name: 'webhook', model: 'strict', judges_images: true, failure: 'pass', thresholds: { violence: 0.4 } },
  processes: [
    { ...line, state: 'well' },
    { ...line, process: 'two:2:worker', state: 'left_alone', failures: 5, reason: 'status 500' },
  ],
};

function open(handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [], unread: [] }),
    'desk.classifier': () => ({ classifier }),
    ...handlers,
  });
  signInAs();
  renderApp(<AppRoutes />, '/desk/rules?show=classifier');
  return { backend, person: userEvent.setup() };
}

const triedAs = async (tried: TriedText, scope = 'prompt') => {
  const { backend, person } = open({ 'desk.tryText': () => tried });
  await person.type(await screen.findByRole('textbox', { name: 'Text' }), 'A grendel');
  await person.selectOptions(screen.getByRole('combobox', { name: 'As' }), scope);
  await person.click(screen.getByRole('button', { name: 'Try it' }));
  const status = await screen.findByText(/^It passes\.|^It is refused\.|^What is made of it/);
  return { backend, said: status.parentElement?.textContent };
};

describe('the classifier at the desk', () => {
  it('says what is set, what its scores come to, and how each process finds its line to it [DESK-135]', async () => {
    open();
    const facts = await screen.findByLabelText('Classifier');
    expect(facts.textContent).toBe(
      'Asked byA webhook, strictJudgesprompts and picturesWhen it does not answer in timethe prompt passesScores from which somebody looksviolence 0.4',
    );
    const lines = within(screen.getByRole('list', { name: 'Lines to the classifier' }));
    expect(
      lines.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/since.*?(?=,|$)/, '')),
    ).toEqual([...['one:1:apiwell ', 'two:2:workerleft alone , 5 failures in a row (status 500)']]);
    expect(screen.getByRole('link', { name: 'settings of the site' }).getAttribute('href')).toBe(
      '/desk/site?show=settings',
    );
  });

  it('says that there is none, and a text can be tried all the same [DESK-135]', async () => {
    open({ 'desk.classifier': () => ({ classifier: null }) });
    expect(await screen.findByText('No classifier is set up.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Text' })).toBeTruthy();
  });

  it('fails alone where it cannot be read [DESK-58, DESK-135]', async () => {
    open({ 'desk.classifier': () => errorAnswer(418) });
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Text' })).toBeTruthy();
  });
});

describe('a text that is tried', () => {
  const judged = {
    verdict: 'pass',
    reason: null,
    model: 'peer-1',
    categories: [{ name: 'violence', score: 0.5 }],
  } as const;

  it('is said to be refused by the rules that it meets [DESK-135]', async () => {
    const rules = [{ id: 'rule', pattern: 'grendel', action: 'refuse', category: 'fraud' }] as const;
    const { backend, said } = await triedAs({
      outcome: 'refuse',
      never_made: null,
      rules: [...rules],
      classifier: null,
    });
    expect(said).toBe('It is refused.grendelrefuses it, fraudNo classifier is asked.');
    const sent = backend.calls.find(({ id }) => id === 'desk.tryText');
    expect(sent?.request.body).toEqual({ text: 'A grendel', scope: 'prompt' });
  });

  it.each([
    [
      'as the classifier says',
      { ...judged, outcome: 'pass' } as const,
      'The classifier (peer-1) lets it pass: violence 0.5.',
    ],
    [
      'as the scores of the site say',
      { ...judged, outcome: 'review' } as const,
      'The classifier (peer-1) lets it pass: violence 0.5. By the scores of this site it is looked at.',
    ],
    [
      'as is set where the classifier says nothing',
      { verdict: null, reason: 'timeout', model: null, categories: [], outcome: 'review' } as const,
      'The classifier said nothing (timeout): here that wants it looked at.',
    ],
  ])('is judged %s [DESK-135]', async (_how, said, words) => {
    const tried = await triedAs({
      outcome: said.outcome,
      never_made: null,
      rules: [],
      classifier: { ...said, categories: [...said.categories] },
    });
    expect(tried.said).toContain(words);
  });

  it('as a name is read by no classifier [DESK-135]', async () => {
    const { said } = await triedAs({ outcome: 'pass', never_made: null, rules: [], classifier: null }, 'profile');
    expect(said).toBe('It passes.It meets no rule.The classifier is asked of prompts alone.');
  });

  it('says when it is refused whatever the rules are [DESK-142]', async () => {
    const { said } = await triedAs({ outcome: 'refuse', never_made: 'No such thing.', rules: [], classifier: null });
    expect(said).toBe(
      'It is refused.Refused whatever the rules are: No such thing.It meets no rule.No classifier is asked.',
    );
  });
});
