import type { reports, Statement } from '@loomlight/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyOf } from '@loomlight/contract';
import { createHash } from 'node:crypto';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ReportPage } from '../../pages/report-page.tsx';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { firstWordOfSha256 } from './sha256.ts';
import { tryNonces } from './try-nonces.ts';

const item = '/generate/0190a1fd-0000-7000-8000-000000000001';
const taken = { number: 'R-ABCDEFGH', status_url: '/report/R-ABCDEFGH?key=k', decide_by: '2026-11-26T12:00:00.000Z' };
const standing: ReplyOf<typeof reports.get> = {
  number: 'R-ABCDEFGH',
  category: 'fraud',
  received_at: '2026-11-24T12:00:00.000Z',
  decide_by: '2026-11-27T12:00:00.000Z',
  decided_at: null,
  state: 'open',
  addresses: [{ address: item, outcome: 'open' }],
  answer: null,
  messages: [],
};

function open(address: string, handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    // Few bits, so that the puzzle takes no time.
    'reports.challenge': () => ({ challenge: '1.a.b', bits: 4 }),
    'reports.send': () => taken,
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="report/:number?" element={<ReportPage />} />
    </Routes>,
    address,
  );
  return { backend, person: userEvent.setup() };
}

async function fillIn(person: ReturnType<typeof userEvent.setup>, category = /^Something else/) {
  await person.click(screen.getByRole('radio', { name: category }));
  await person.click(screen.getByRole('textbox', { name: 'What is wrong, and why' }));
  await person.paste('It is against the law, and this is why.');
  await person.click(screen.getByRole('textbox', { name: 'Your name' }));
  await person.paste('Rob Reporter');
  await person.click(screen.getByRole('textbox', { name: 'Your email' }));
  await person.paste('rob@elsewhere.test');
  await person.click(screen.getByRole('radio', { name: 'somebody else' }));
  await person.click(screen.getByRole('checkbox', { name: /good faith/ }));
}
const send = (person: ReturnType<typeof userEvent.setup>) =>
  person.click(screen.getByRole('button', { name: 'Send report' }));

describe('the page that takes reports', () => {
  it('has the address of the piece filled in, and sends with a puzzle that it has solved [DESK-2]', async () => {
    const { person, backend } = open(`/report?about=${encodeURIComponent(item)}`);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Addresses' }).value).toBe(item);
    expect(screen.getByLabelText('An address of this site')).toBeTruthy();
    await fillIn(person);
    await send(person);
    expect(await screen.findByRole('heading', { name: 'We have received your report R-ABCDEFGH.' })).toBe(
      document.activeElement,
    );
    expect(screen.getByText(/link to its status is on its way to rob@elsewhere.test/)).toBeTruthy();
    const sent = backend.calls.find(({ id }) => id === 'reports.send');
    expect(sent?.request.body).toMatchObject({ category: 'other', addresses: [item], good_faith: true });
    expect(JSON.stringify(sent?.request.body)).toMatch(/"solution":"1\.a\.b:\d+"/);
  });

  it('says what is missing at each field, and keeps the words when sending fails [DESK-6]', async () => {
    let refusals = 0;
    const { person } = open('/report', {
      'reports.send': () => ((refusals += 1) === 1 ? errorAnswer(429, { code: 'rate_limited' }) : taken),
    });
    await send(person);
    expect(screen.getAllByText('Please choose one.')).toHaveLength(2);
    expect(screen.getByText('Please name at least one address.')).toBeTruthy();
    expect(screen.getByText('Please write at least 20 characters.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Addresses' }), 'https://elsewhere.test/');
    expect(screen.getByText('This is not an address of this site.')).toBeTruthy();
    await person.clear(screen.getByRole('textbox', { name: 'Addresses' }));
    await person.type(screen.getByRole('textbox', { name: 'Addresses' }), item);
    await fillIn(person);
    await send(person);
    expect(await screen.findByText(/Too many reports came from here/)).toBeTruthy();
    expect(screen.getByDisplayValue('It is against the law, and this is why.')).toBeTruthy();
    await send(person);
    await screen.findByRole('heading', { name: /We have received/ });
  });

  it('asks for a signature where one is needed, and shows the link once to who has left no address [DESK-6]', async () => {
    const { person } = open(`/report?about=${item}`);
    await fillIn(person, /^Copyright/);
    expect(screen.getByRole('textbox', { name: 'I sign this electronically:' })).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: /^Safety of minors/ }));
    expect(screen.queryByRole('textbox', { name: 'I sign this electronically:' })).toBeNull();
    await person.clear(screen.getByRole('textbox', { name: 'Your email' }));
    await send(person);
    expect(await screen.findByText(/report\/R-ABCDEFGH\?key=k/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  });
});

describe('the page of a report', () => {
  it('takes the key out of the address, and shows what came of each address [DESK-20]', async () => {
    const decided = { ...standing, state: 'decided', decided_at: standing.decide_by, answer: 'We agree.' } as const;
    const { backend } = open('/report/R-ABCDEFGH?key=secret', {
      'reports.get': () => ({ ...decided, addresses: [{ address: item, outcome: 'removed' }] }),
    });
    const addresses = within(await screen.findByRole('region', { name: 'Addresses' }));
    expect(addresses.getByText('Removed')).toBeTruthy();
    expect(screen.getByText('We agree.')).toBeTruthy();
    expect(screen.getByTestId('address').dataset['search']).toBe('');
    expect(backend.calls[0]?.request.headers.get('x-report-key')).toBe('secret');
  });

  it('says no more than that there is none for a wrong key [DESK-8]', async () => {
    open('/report/R-ABCDEFGH?key=wrong');
    expect(await screen.findByText('There is no report here.')).toBeTruthy();
  });

  it('adds a message, and takes the report back when asked twice [DESK-76]', async () => {
    let report = standing;
    const { person } = open('/report/R-ABCDEFGH?key=k', {
      'reports.get': () => report,
      'reports.message': ({ body }) => {
        report = { ...report, messages: [{ at: report.received_at, from_reporter: true, text: body.text }] };
        return new Response(null, { status: 204 });
      },
      'reports.withdraw': () => {
        report = { ...report, state: 'withdrawn' };
        return new Response(null, { status: 204 });
      },
    });
    await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'Please hurry');
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await within(screen.getByRole('region', { name: 'Messages' })).findByText('Please hurry')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Take the report back' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.getByText('Taken back')).toBeTruthy());
  });
});

describe('the puzzle of a report', () => {
  it('is solved with the SHA-256 that the server checks [DESK-4]', () => {
    for (let length = 0; length < 150; length += 1) {
      const text = 'abc.9_-Z'.repeat(20).slice(0, length);
      expect(firstWordOfSha256(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
    }
    const solution = tryNonces({ challenge: 'x', bits: 8 }, { from: 0, count: 10_000 }) ?? '';
    expect(createHash('sha256').update(solution).digest()[0]).toBe(0);
  });
});

describe('the page of a statement', () => {
  const statement: Statement = {
    ...{ id: 'one', decided_at: standing.received_at, action: 'remove', territory: 'everywhere', ground: 'law' },
    ...{
      ground_ref: '§ 201a StGB',
      facts: 'It shows a person.',
      redress: '',
      detected_by: 'notice',
      is_automated: false,
    },
    items: [{ content_id: 'a', content_type: 'image', action: 'remove' }],
    ...{ until: null, profile: null, strike_until: '2999-05-01T00:00:00.000Z' },
    ...{ appeal_until: '2999-01-01T00:00:00.000Z', reversed_at: null, appeal: null },
  };
  const openStatement = (address: string, handlers: FakeHandlers) => {
    const backend = fakeBackend(handlers);
    renderApp(
      <Routes>
        <Route path="statement/:id" element={<ReportPage />} />
      </Routes>,
      address,
    );
    return { backend, person: userEvent.setup() };
  };

  it('says what, where, why and how it was found, and takes an appeal by the key of the mail [DESK-17, DESK-23]', async () => {
    let now = statement;
    const { person, backend } = openStatement('/statement/one?key=secret', {
      'statements.get': () => now,
      'statements.appeal': ({ body }) =>
        (now = {
          ...now,
          appeal: { received_at: now.decided_at, text: body.text, state: 'open', decided_at: null, answer: null },
        }),
    });
    expect(await screen.findByText('Removed for good')).toBeTruthy();
    for (const words of [
      'everywhere',
      'It shows a person.',
      'Somebody has reported it to us.',
      '§ 201a StGB',
      '1 May 2999',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Why it is wrong' }), 'It shows nobody but myself.');
    await person.click(screen.getByRole('button', { name: 'Send the appeal' }));
    expect(await screen.findByText('Your appeal is being looked at.')).toBeTruthy();
    // What was written stays to be read, with its day.
    expect(screen.getByText(/^Sent on \d+ \w+ \d{4}:$/)).toBeTruthy();
    expect(screen.getByText('It shows nobody but myself.')).toBeTruthy();
    expect(backend.calls.map(({ request }) => request.headers.get('x-statement-key'))).toEqual(
      backend.calls.map(() => 'secret'),
    );
  });

  it('of a profile says what was taken, and what an appeal gives back [DESK-96]', async () => {
    openStatement('/statement/one?key=secret', {
      'statements.get': () => ({
        ...statement,
        action: 'clear_profile',
        items: [],
        profile: 'This site has emptied your bio.',
      }),
    });
    expect(await screen.findByText('This site has emptied your bio.')).toBeTruthy();
  });

  it('is not there for anybody else [DESK-17]', async () => {
    openStatement('/statement/one?key=wrong', {});
    expect(await screen.findByText(/There is no statement here/)).toBeTruthy();
  });
});
