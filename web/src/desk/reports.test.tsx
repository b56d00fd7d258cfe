import type { ReplyOf } from '@loomlight/contract';
import type { desk, ReportRow } from '@loomlight/contract/desk';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { saveBlob } from '../lib/download.ts';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

vi.mock('../lib/download.ts', () => ({ saveBlob: vi.fn() }));

const at = new Date(Date.now() - 3_600_000).toISOString();
const row: ReportRow = {
  id: 'one',
  number: 'R-ABCDEFGH',
  category: 'intimate_image',
  state: 'open',
  received_at: at,
  due_at: new Date(Date.now() + 47 * 3_600_000).toISOString(),
  decided_at: null,
  taken_back_at: null,
  addresses: 2,
  found: 1,
  is_hidden: false,
  assigned_to: null,
  assigned_name: null,
  reporter_decided: 3,
  reporter_upheld: 2,
};
const item = {
  address: '/generate/a',
  content_id: 'a',
  content_type: 'image',
  owner_id: 'ada',
  owner_name: 'Ada Byron',
  state: 'public',
  evidence_id: 'e',
  is_sealed: false,
} as const;
const report: ReplyOf<typeof desk.report> = {
  ...row,
  explanation: 'It shows me without my consent.',
  reporter_name: 'Rob',
  reporter_email: 'rob@elsewhere.test',
  capacity: 'concerned',
  signature: 'Rob',
  answer: null,
  items: [item, { ...item, address: '/generate/b', content_id: 'b', state: 'gone', is_sealed: true }],
  messages: [],
  decisions: [],
  evidence_export: null,
};

function open(address: string, handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({
      waiting: [{ kind: 'report', about: 'reports', count: 1, since: at, due_at: row.due_at }],
      unread: [],
    }),
    'desk.reports': () => ({ reports: [row], next: null }),
    'desk.report': () => report,
    'desk.reportCopies': () => ({ named: ['a'], same: [], near: [], searched_at: at, done: true }),
    ...handlers,
  });
  renderApp(<AppRoutes />, address);
  return { backend, person: userEvent.setup() };
}

describe('reports at the desk', () => {
  it('stand by their clock, and one opens with what it names; sealed evidence is not offered [DESK-79, DESK-11]', async () => {
    const { person } = open('/desk/reports');
    const table = within(await screen.findByRole('table', { name: 'Reports' }));
    expect(table.getByText(/4[67] h left/)).toBeTruthy();
    await person.click(table.getByRole('link', { name: 'Intimate image' }));
    const opened = within(await screen.findByRole('article', { name: 'Report' }));
    expect(await opened.findByText('It shows me without my consent.')).toBeTruthy();
    expect(opened.getByText('This evidence is sealed.')).toBeTruthy();
    expect(opened.getAllByRole('button', { name: 'Look at the evidence' })).toHaveLength(1);
    // What everybody can see leads to its page; what is sealed leads nowhere.
    expect(opened.getByRole('link', { name: '/generate/a' })).toBeTruthy();
    expect(opened.queryByRole('link', { name: '/generate/b' })).toBeNull();
    expect(opened.getByText('/generate/b')).toBeTruthy();
  });

  it('restrict an item that nobody has reported by its address, and say when that is none of this site [DESK-110]', async () => {
    const id = '0199c2a8-58b2-7d3c-9a51-3f1f7a1c0d11';
    const { backend, person } = open('/desk/reports', {
      'desk.restrictItem': ({ body }) => ({
        ...{ plan: 'plan', effects: ['Its owner gets a statement.'], needs: 'confirm' as const },
        audit: { action: 'content.restrict', subject: id, before: {}, after: {}, reason: body.reason },
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Restrict an item' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Restrict an item' }));
    const address = sheet.getByRole('textbox', { name: 'Address of the item' });
    await person.type(sheet.getByRole('textbox', { name: 'Which law, or which clause' }), '§ 3');
    await person.type(sheet.getByRole('textbox', { name: 'Facts' }), 'It shows somebody.');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Seen by chance');
    await person.selectOptions(sheet.getByRole('combobox', { name: 'What happens to it' }), 'remove');
    await person.type(address, 'https://elsewhere.test/generate/x');
    expect(sheet.getByText('This is not the address of an item of this site.')).toBeTruthy();
    for (const named of [`${location.origin}/generate/video/${id}`, id]) {
      await person.clear(address);
      await person.type(address, named);
      expect(await sheet.findByText('Its owner gets a statement.')).toBeTruthy();
      const asked = backend.calls
        .filter((call) => call.id === 'desk.restrictItem')
        .map(({ request }) => request.params);
      expect(asked.at(-1)).toEqual({ id });
    }
  });

  it('are hidden at once until they are decided, after a look at what that does [DESK-111]', async () => {
    const { backend, person } = open('/desk/reports/one', {
      'desk.hideReport': ({ body, query }) =>
        query.get('preview') === 'true'
          ? {
              ...{ plan: 'plan', effects: ['1 person gets a statement of reasons.'], needs: 'confirm' as const },
              audit: { action: 'reports.hide', subject: 'one', before: {}, after: {}, reason: body.reason },
            }
          : { audit_id: 'entry', result: { a: 'hidden' } },
    });
    const opened = within(await screen.findByRole('article', { name: 'Report' }));
    await person.click(await opened.findByRole('button', { name: 'Hide now' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Hide until it is decided' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'It cannot wait');
    await sheet.findByText('1 person gets a statement of reasons.');
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = backend.calls.findLast(({ id }) => id === 'desk.hideReport')?.request;
    expect([sent?.params, sent?.body]).toMatchObject([{ id: 'one' }, { plan: 'plan' }]);
  });

  it('say who is at them: taken and left with a press, and listed alone [DESK-112]', async () => {
    const self = aSelf({ role: 'admin' });
    let who: string | null = null;
    const now = () => ({ assigned_to: who, assigned_name: who === null ? null : 'Ada Byron' });
    const { backend, person } = open('/desk/reports/one', {
      'accounts.profile': () => self,
      'desk.report': () => ({ ...report, ...now() }),
      'desk.reports': ({ query }) => ({
        reports: query.get('assigned') === 'me' && who === null ? [] : [{ ...row, ...now() }],
        next: null,
      }),
      'desk.assignReport': ({ body }) => {
        who = body.assigned_to;
        return new Response(null, { status: 204 });
      },
    });
    const opened = within(await screen.findByRole('article', { name: 'Report' }));
    await person.click(await opened.findByRole('button', { name: 'I am at it' }));
    expect(await opened.findByText('Ada Byron is at it.')).toBeTruthy();
    expect(who).toBe(self.id);
    expect(await screen.findByText(/R-ABCDEFGH, Ada Byron is at it/)).toBeTruthy();
    await person.click(opened.getByRole('button', { name: 'Leave it to others' }));
    expect(await opened.findByRole('button', { name: 'I am at it' })).toBeTruthy();
    expect(who).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Mine' }));
    expect(await screen.findByText('You are at no report.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.reports')?.request.query.get('assigned')).toBe('me');
  });

  it('say when nobody can be at them any more [DESK-112]', async () => {
    const { person } = open('/desk/reports/one', {
      'desk.assignReport': () => errorAnswer(409, { code: 'already_decided', message: 'This was decided already.' }),
    });
    const opened = within(await screen.findByRole('article', { name: 'Report' }));
    await person.click(await opened.findByRole('button', { name: 'I am at it' }));
    expect((await opened.findByRole('alert')).textContent).toBe('This was decided already.');
  });

  it('cannot be hidden or taken once they are decided [DESK-111, DESK-112]', async () => {
    open('/desk/reports/one', { 'desk.report': () => ({ ...report, state: 'decided', decided_at: at }) });
    expect(await screen.findByText('It shows me without my consent.')).toBeTruthy();
    for (const name of ['Hide now', 'I am at it']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('let sealed evidence leave when another administrator has approved it: the password once, and the archive with it [DESK-113]', async () => {
    vi.mocked(saveBlob).mockReset();
    const sealed = { ...report, category: 'minor_safety' as const };
    const until = new Date(Date.now() + 3_600_000).toISOString();
    let isShown = false;
    const { backend, person } = open('/desk/reports/one', {
      'desk.report': () => ({ ...sealed, evidence_export: { until, is_own: true, is_password_shown: isShown } }),
      'desk.exportPassword': () => {
        isShown = true;
        return { password: 'ABCDEF-GHJKMN', until };
      },
      'desk.exportFile': () => new Response('zip'),
    });
    await person.click(await screen.findByRole('button', { name: 'Take it along' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Take the evidence along' }));
    expect(sheet.queryByRole('textbox')).toBeNull();
    await person.click(sheet.getByRole('button', { name: 'Show the password' }));
    const field = await sheet.findByRole<HTMLInputElement>('textbox', { name: 'Password of the archive' });
    expect([field.value, field.readOnly]).toEqual(['ABCDEF-GHJKMN', true]);
    await person.click(sheet.getByRole('button', { name: 'Download the archive' }));
    await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledTimes(1));
    expect(backend.calls.find(({ id }) => id === 'desk.exportFile')?.request.body).toEqual({
      password: 'ABCDEF-GHJKMN',
    });
    expect(backend.count('desk.exportPassword')).toBe(1);
  });

  it('ask for the password that was shown before, and say when it is another one [DESK-113]', async () => {
    const sealed = { ...report, category: 'minor_safety' as const };
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const { person } = open('/desk/reports/one', {
      'desk.report': () => ({ ...sealed, evidence_export: { until, is_own: true, is_password_shown: true } }),
      'desk.exportFile': () => errorAnswer(422, { message: 'This is not the password.' }),
    });
    await person.click(await screen.findByRole('button', { name: 'Take it along' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Take the evidence along' }));
    expect(sheet.queryByRole('button', { name: 'Show the password' })).toBeNull();
    await person.type(sheet.getByRole('textbox', { name: 'Password of the archive' }), 'WRONG');
    await person.click(sheet.getByRole('button', { name: 'Download the archive' }));
    expect((await sheet.findByRole('alert')).textContent).toBe('This is not the password.');
  });

  it('ask another administrator before anything of what is sealed leaves [DESK-113]', async () => {
    const { person } = open('/desk/reports/one', {
      'desk.report': () => ({ ...report, category: 'minor_safety' }),
      'desk.exportEvidence': ({ body }) => ({
        ...{ plan: 'plan', effects: ['It holds the words.'], needs: 'second_person' as const },
        audit: { action: 'evidence.export', subject: 'one', before: {}, after: {}, reason: body.reason },
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Export for the authority' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Export for the authority' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Asked for by letter');
    expect(await sheet.findByRole('button', { name: 'Ask for approval' })).toBeTruthy();
  });

  it('do not offer it for other reports, nor what another administrator has asked for [DESK-113]', async () => {
    open('/desk/reports/one', {
      'desk.report': () => ({
        ...{ ...report, category: 'minor_safety' as const },
        evidence_export: { until: row.due_at, is_own: false, is_password_shown: false },
      }),
    });
    expect(await screen.findByText(/Who has asked for it can take it along until/)).toBeTruthy();
    for (const name of ['Take it along', 'Export for the authority'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('say so when nothing has been reported, and when they cannot be loaded [DESK-79]', async () => {
    const { person } = open('/desk/reports', {
      'desk.reports': ({ query }) =>
        query.get('state') === 'open' ? { reports: [], next: null } : errorAnswer(500, { code: 'internal' }),
    });
    expect(await screen.findByText('Nothing has been reported.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Decided' }));
    expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
  });

  it.each([
    ['decided', 'Nothing has been decided yet.'],
    ['withdrawn', 'Nothing has been taken back.'],
  ])('say of each list in its own words that nothing is in it: %s [DESK-79]', async (state, words) => {
    open(`/desk/reports/one?show=${state}`, { 'desk.reports': () => ({ reports: [], next: null }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Nothing has been reported.')).toBeNull();
  });

  it('are decided item by item, with the entry that will be written in sight [DESK-15, DESK-75]', async () => {
    const { person, backend } = open('/desk/reports/one', {
      'desk.decideReport': ({ query, body }) =>
        query.get('preview') === 'true'
          ? {
              plan: 'plan',
              audit: {
                action: 'reports.decide',
                subject: 'one',
                before: { a: 'public' },
                after: { a: 'removed' },
                reason: body.reason,
              },
              effects: ['1 person gets a statement of reasons.'],
              needs: 'confirm',
            }
          : { audit_id: 'done', result: { a: 'removed' } },
    });
    await person.click(await screen.findByRole('button', { name: 'Decide' }));
    const sheet = within(screen.getByRole('dialog'));
    await person.selectOptions(sheet.getByRole('combobox', { name: 'What happens to the item' }), 'remove');
    await person.type(sheet.getByRole('textbox', { name: 'Which law, or which clause' }), '§ 201a');
    await person.type(sheet.getByRole('textbox', { name: 'Facts' }), 'It shows a person');
    await person.click(sheet.getByRole('checkbox', { name: 'Count it as a strike' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Looked at it');
    expect(await sheet.findByText('1 person gets a statement of reasons.')).toBeTruthy();
    await person.click(sheet.getByRole('button', { name: 'Write it' }));
    expect(await screen.findByText('Done, and written down.')).toBeTruthy();
    const sent = backend.calls.findLast(({ id }) => id === 'desk.decideReport');
    expect(sent?.request.body).toMatchObject({
      items: [{ content_id: 'a', action: 'remove' }],
      plan: 'plan',
      ground: 'law',
      strike: true,
    });
  });

  it('name the fields that are still to be filled in, and mark them [DESK-75]', async () => {
    const { person } = open('/desk/reports/one');
    await person.click(await screen.findByRole('button', { name: 'Decide' }));
    const sheet = within(screen.getByRole('dialog'));
    await person.selectOptions(sheet.getByRole('combobox', { name: 'What happens to the item' }), 'remove');
    const clause = sheet.getByRole('textbox', { name: 'Which law, or which clause' });
    const facts = sheet.getByRole('textbox', { name: 'Facts' });
    const marked = () => [clause, facts].map((field) => field.getAttribute('aria-invalid'));
    expect(marked()).toEqual([null, null]);
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Looked at it');
    expect(sheet.getByText('Still to be filled in: Which law, or which clause; Facts.')).toBeTruthy();
    expect(marked()).toEqual(['true', 'true']);
    await person.type(clause, '§ 201a');
    expect(sheet.getByText('Still to be filled in: Facts.')).toBeTruthy();
    expect(marked()).toEqual([null, 'true']);
  });

  it('show copies in their bands: the same ones are ticked, near ones never, and the act is about what is ticked [DESK-14]', async () => {
    const copy = (id: string, state = 'private') => ({
      ...({
        content_id: id,
        content_type: 'image',
        owner_id: 'eve',
        owner_name: 'Eve',
        state,
        evidence_id: null,
      } as const),
    });
    const { person, backend } = open('/desk/reports/one', {
      'desk.reportCopies': () => ({
        ...{ named: ['a'], same: [copy('s'), copy('t'), copy('u', 'removed')], near: [copy('n'), copy('o')] },
        ...{ searched_at: at, done: false },
      }),
      'desk.copyMedia': () => errorAnswer(500, { code: 'internal' }),
      'desk.decideReport': ({ body }) => ({
        plan: 'plan',
        audit: { action: 'reports.decide', subject: 'one', before: {}, after: {}, reason: body.reason },
        effects: [],
        needs: 'confirm',
      }),
    });
    const copies = within(await screen.findByRole('region', { name: 'Copies' }));
    const tick = (id: string) => copies.findByRole<HTMLInputElement>('checkbox', { name: `/generate/${id}` });
    const ticks = async () => Promise.all(['s', 't', 'u', 'n', 'o'].map(async (id) => (await tick(id)).checked));
    expect(await ticks()).toEqual([true, true, false, false, false]);
    expect(copies.getByText(/There may be more/)).toBeTruthy();
    await person.click(await tick('t'));
    await person.click(await tick('n'));
    expect(await ticks()).toEqual([true, false, false, true, false]);
    await person.click(copies.getAllByRole('button', { name: 'Look at the copy' })[3] ?? document.body);
    await person.type(screen.getByRole('textbox', { name: 'Reason' }), 'Looking at it');
    await person.click(screen.getByRole('button', { name: 'Look at it' }));
    expect(backend.calls.findLast(({ id }) => id === 'desk.copyMedia')?.request.params).toEqual({
      id: 'one',
      content_id: 'n',
    });
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Decide' }));
    const sheet = within(screen.getByRole('dialog'));
    await person.selectOptions(sheet.getByRole('combobox', { name: 'What happens to the 2 ticked copies' }), 'remove');
    await person.type(sheet.getByRole('textbox', { name: 'Which law, or which clause' }), '§ 201a');
    await person.type(sheet.getByRole('textbox', { name: 'Facts' }), 'It shows a person');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Looked at it');
    await vi.waitFor(() =>
      expect(backend.calls.findLast(({ id }) => id === 'desk.decideReport')?.request.body).toMatchObject({
        items: [
          { content_id: 'a', action: 'none' },
          { content_id: 's', action: 'remove' },
          { content_id: 'n', action: 'remove' },
        ],
      }),
    );
  });

  it('say so when there are no copies, and when these cannot be loaded; of what endangers minors none is looked at [DESK-14, DESK-11]', async () => {
    const copy = {
      content_id: 's',
      content_type: 'video',
      owner_id: 'eve',
      owner_name: null,
      state: 'public',
    } as const;
    let found: ReplyOf<typeof desk.reportCopies> | undefined;
    const handlers: FakeHandlers = {
      'desk.report': () => ({ ...report, category: 'minor_safety' }),
      'desk.reportCopies': () => found ?? errorAnswer(500, { code: 'internal' }),
    };
    const { person } = open('/desk/reports/one', handlers);
    const copies = within(await screen.findByRole('region', { name: 'Copies' }));
    expect(await copies.findByText('This part could not be loaded.')).toBeTruthy();
    found = { named: ['a'], same: [], near: [], searched_at: at, done: true };
    await person.click(copies.getByRole('button', { name: 'Try Again' }));
    expect(await copies.findByText('No copies found.')).toBeTruthy();
    cleanup();
    found = { ...found, same: [{ ...copy, evidence_id: null }] };
    open('/desk/reports/one', handlers);
    expect(await screen.findByRole('checkbox', { name: '/generate/video/s' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Look at the copy' })).toBeNull();
  });

  it('show evidence after a reason, blurred until it is pressed [DESK-10]', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined }));
    const { person, backend } = open('/desk/reports/one', {
      'desk.evidence': () => new Response('bytes', { headers: { 'content-type': 'image/png' } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Look at the evidence' }));
    await person.type(screen.getByRole('textbox', { name: 'Reason' }), 'Looking at it');
    await person.click(screen.getByRole('button', { name: 'Look at it' }));
    const image = await screen.findByRole('img', { name: 'The reported piece as it was' });
    expect(image.className).toContain('desk-blurred');
    await person.click(screen.getByRole('button', { name: 'Show it clearly' }));
    expect(image.className).not.toContain('desk-blurred');
    expect(backend.calls.find(({ id }) => id === 'desk.evidence')?.request.query.get('reason')).toBe('Looking at it');
  });
});
