import type { DeskJob, DeskQueue, EngineCosts, EngineLine } from '@loomlight/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { relativeTime } from '../lib/relative-time.ts';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const job: DeskJob = {
  ...{ id: 'job', content_type: 'image', is_running: true, progress: 0.4, attempt: 1, engine: 'studio', model: 's' },
  ...{ user_id: 'ada', username: 'Ada Byron', credits: 3 },
  created_at: new Date(Date.now() - 60_000).toISOString(),
  deadline_at: new Date(Date.now() + 600_000).toISOString(),
};

const queues: DeskQueue[] = [
  { content_type: 'image', waiting: 1_200, running: 2, oldest_seconds: 125 },
  { content_type: 'video', waiting: 0, running: 1, oldest_seconds: 0 },
];

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [], unread: [] }),
    'desk.jobs': () => ({ jobs: [job], queues }),
    'desk.possiblyPaid': () => ({ tasks: [] }),
    'desk.engines': () => ({ engines: [] }),
    'desk.engineLines': () => ({ lines: [] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, '/desk/engines');
  return { backend, person: userEvent.setup() };
}

describe('the jobs of the desk', () => {
  it('are stopped after it was shown which credits come back [DESK-55]', async () => {
    const { person } = open({
      'desk.cancelJob': ({ body }) => ({
        plan: 'plan',
        audit: { action: 'jobs.cancel', subject: 'job', before: {}, after: { credits_back: 3 }, reason: body.reason },
        effects: ['3 credits come back to Ada Byron, who is told.'],
        needs: 'confirm',
      }),
    });
    const row = within(await screen.findByRole('list', { name: 'Jobs' }));
    expect(row.getByText(/40 %, attempt 1 on studio/)).toBeTruthy();
    await person.click(row.getByRole('button', { name: 'Stop' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Stop the generation' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'It hangs for an hour');
    expect(await sheet.findByText('3 credits come back to Ada Byron, who is told.')).toBeTruthy();
  });

  it('that wait can be sent again, after it was shown that no credit moves; those that a worker has cannot [DESK-124]', async () => {
    const { backend, person } = open({
      'desk.jobs': () => ({ jobs: [job, { ...job, id: 'waits', is_running: false }], queues }),
      'desk.retryJob': ({ body }) => ({
        plan: 'plan',
        audit: { action: 'jobs.retry', subject: 'waits', before: {}, after: {}, reason: body.reason },
        effects: ['No credit moves.'],
        needs: 'confirm',
      }),
    });
    await screen.findByRole('list', { name: 'Jobs' });
    expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Send again' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Send the generation again' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'It waits for an hour');
    expect(await sheet.findByText('No credit moves.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.retryJob')?.request.params).toEqual({ id: 'waits' });
  });

  it('stand below how many wait of each kind, and for how long the oldest has [DESK-124]', async () => {
    open();
    const images = (await screen.findByText('Images that wait')).parentElement;
    expect(images?.textContent).toBe('Images that wait1,2002 in the making, the oldest waits 2 min');
    expect(screen.getByText('Videos that wait').parentElement?.textContent).toBe('Videos that wait01 in the making');
  });

  it('are asked for again every five seconds while they are seen, and not while they are hidden [DESK-124]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { backend } = open();
      await screen.findByRole('list', { name: 'Jobs' });
      const asked = () => backend.calls.filter(({ id }) => id === 'desk.jobs').length;
      const first = asked();
      await vi.advanceTimersByTimeAsync(5_100);
      expect(asked()).toBe(first + 1);
      focusManager.setFocused(false);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked()).toBe(first + 1);
      focusManager.setFocused(true);
      await vi.advanceTimersByTimeAsync(5_100);
      expect(asked()).toBeGreaterThan(first + 1);
    } finally {
      focusManager.setFocused(undefined);
      vi.useRealTimers();
    }
  });

  it('say when there are none [DESK-55]', async () => {
    open({ 'desk.jobs': () => ({ jobs: [], queues: [] }) });
    expect(await screen.findByText('Nothing is waiting or being made.')).toBeTruthy();
  });
});

describe('the costs of engines', () => {
  const sums = { items: 1_200, credits: 2_400, currency: 'usd' };
  const engines: EngineCosts[] = [
    {
      ...{ engine: 'fal', content_type: 'video' },
      prices: [{ model: '', unit: 'second', micros: 50_001, currency: 'usd', since: '2026-01-31T12:00:00.000Z' }],
      models: [
        { ...sums, model: 'fast', cost_micros: 300_006_000, income_micros: 95_952_000, margin_micros: -204_054_000 },
        { ...sums, model: 'old', cost_micros: null, income_micros: null, margin_micros: null, currency: null },
      ],
    },
    { engine: 'studio', content_type: 'image', prices: [], models: [] },
  ];

  it('stand beside income and margin, exact to the last place, and say where no price was given [DESK-56]', async () => {
    open({ 'desk.engines': () => ({ engines }) });
    const text = (await screen.findByRole('list', { name: 'Costs' })).textContent;
    expect(text).toContain('$0.050001 a second, since 2026-01-31 12:00 UTC');
    expect(text).toContain('fast: 1,200 made for 2,400 credits, income $95.952, cost $300.006, margin -$204.054.');
    expect(text).toContain('old: 1,200 made for 2,400 credits, income unknown, nothing was sold, no price.');
    expect(text).toContain('studio ImagesNo price.');
  });

  it('begin with a price that is typed to a millionth [DESK-56]', async () => {
    const { backend, person } = open({
      'desk.engines': () => ({ engines }),
      'desk.setEnginePrice': ({ body }) => ({
        plan: 'plan',
        audit: { action: 'engines.price', subject: 'fal', before: {}, after: {}, reason: body.reason },
        effects: ['It holds for what is made from now on.'],
        needs: 'confirm',
      }),
    });
    const list = within(await screen.findByRole('list', { name: 'Costs' }));
    const [first] = list.getAllByRole('button', { name: 'Set the price' });
    if (first) await person.click(first);
    const sheet = within(await screen.findByRole('dialog', { name: 'Set the price' }));
    await person.selectOptions(sheet.getByRole('combobox', { name: 'Model' }), 'fast');
    await person.selectOptions(sheet.getByRole('combobox', { name: 'Per' }), 'second');
    await person.type(sheet.getByRole('textbox', { name: 'Price' }), '0,070001');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'The new invoice');
    expect(await sheet.findByText('It holds for what is made from now on.')).toBeTruthy();
    expect(backend.calls.findLast(({ id }) => id === 'desk.setEnginePrice')?.request.body).toEqual({
      ...{ engine: 'fal', content_type: 'video', model: 'fast', unit: 'second', micros: 70_001, currency: 'usd' },
      reason: 'The new invoice',
    });
  });
});

describe('the lines to engines', () => {
  const long = '2020-01-31T12:00:00.000Z';
  const one = { role: 'worker', failures: 0, reason: null, since: long, is_silent: false, seen_at: long } as const;
  const rowsOf = async (lines: readonly EngineLine[]) => {
    open({ 'desk.engineLines': () => ({ lines: [...lines] }) });
    const list = await screen.findByRole('list', { name: 'Lines' });
    return within(list).getByText('far').closest('li')?.textContent;
  };

  it('say how each process finds its own, and that one which is gone has none [DESK-131]', async () => {
    const text = await rowsOf([
      {
        ...{ engine: 'far', content_type: 'image', is_elsewhere: true, models: [] },
        processes: [
          { ...one, process: 'a:1:worker', state: 'well' },
          { ...one, process: 'b:2:worker', state: 'left_alone', failures: 5, reason: '503' },
          { ...one, process: 'c:3:worker', state: 'probing' },
          { ...one, process: 'd:4:worker', state: 'well', is_silent: true },
          { ...one, process: 'e:5:worker', state: 'left_alone', is_silent: true, seen_at: null },
        ],
      },
    ]);
    const when = relativeTime(long);
    for (const words of [
      `a:1:workerwell since ${when}`,
      `b:2:workerleft alone since ${when}, 5 failures in a row (503)`,
      `c:3:workerprobing since ${when}`,
      `d:4:workergone, not seen since ${when}`,
      'e:5:workergone, not seen for a day',
    ])
      expect(text).toContain(words);
  });

  it('say how long each model took, and that there are no figures yet where there are none [DESK-131]', async () => {
    const text = await rowsOf([
      {
        ...{ engine: 'far', content_type: 'video', is_elsewhere: false, processes: [] },
        models: [
          { model: 'fast', hour: null, day: { items: 1_200, p50_ms: 61_250, p95_ms: 1_234_000 } },
          { model: 'slow', hour: { items: 1, p50_ms: 400, p95_ms: 400 }, day: { items: 1, p50_ms: 400, p95_ms: 400 } },
        ],
      },
    ]);
    expect(text).toContain('fast: last hour no figures yet; last day p50 61.3 s, p95 1,234.0 s of 1,200.');
    expect(text).toContain('slow: last hour p50 0.4 s, p95 0.4 s of 1; last day p50 0.4 s, p95 0.4 s of 1.');
    expect(text).toContain('It works in the product itself');
  });

  it('are none yet where no process works and nothing was made [DESK-131]', async () => {
    const none = { engine: 'far', content_type: 'image', is_elsewhere: true, processes: [], models: [] } as const;
    const text = await rowsOf([{ ...none, processes: [], models: [] }]);
    expect(text).toContain('No process that works has a line to it.How long it takes: no figures yet.');
  });
});

describe('tasks of engines that may have to be paid', () => {
  it('are named with a way to settle them, or that there are none [DESK-57]', async () => {
    const task = { id: 'task', content_type: 'image', engine: 'elsewhere', model: 'm' } as const;
    const { person } = open({
      'desk.possiblyPaid': () => ({ tasks: [{ ...task, submitted_at: job.created_at }] }),
    });
    const row = within(await screen.findByRole('list', { name: 'Possibly paid' }));
    await person.click(row.getByRole('button', { name: 'Settle' }));
    expect(await screen.findByRole('dialog', { name: 'Settle the task' })).toBeTruthy();
  });

  it('are settled with what the engine has charged and a note, once that is an amount [DESK-138]', async () => {
    const task = { id: 'task', content_type: 'image', engine: 'elsewhere', model: 'm' } as const;
    const { backend, person } = open({
      'desk.possiblyPaid': () => ({ tasks: [{ ...task, submitted_at: job.created_at }] }),
      'desk.settleTasks': ({ body }) => ({
        plan: 'plan',
        audit: {
          ...{ action: 'engines.settle', subject: 'task', reason: body.reason },
          ...{ before: { settled: null }, after: { settled: 'paid', cost_micros: 41_234, currency: 'usd' } },
        },
        effects: ['Its cost is booked as 0.041234 usd, what the engine has charged.'],
        needs: 'confirm',
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Settle' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Settle the task' }));
    const charged = sheet.getByRole('combobox', { name: 'What the engine has charged' });
    expect(sheet.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await person.selectOptions(charged, 'Another amount');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Their invoice of May');
    expect(await sheet.findByText('Something above is still to be filled in.')).toBeTruthy();
    await person.type(sheet.getByRole('textbox', { name: 'Amount' }), '0,041234');
    await person.type(sheet.getByRole('textbox', { name: 'Note' }), 'Invoice 7');
    expect(await sheet.findByText('Its cost is booked as 0.041234 usd, what the engine has charged.')).toBeTruthy();
    expect(sheet.getByText('Cost in millionths')).toBeTruthy();
    const last = () => backend.calls.findLast(({ id }) => id === 'desk.settleTasks')?.request;
    const body = { ids: ['task'], settled_as: 'paid', note: 'Invoice 7', reason: 'Their invoice of May' };
    expect(last()?.body).toEqual({ ...body, actual_micros: 41_234 });
    // What was typed for an amount is not sent with its price.
    await person.selectOptions(charged, 'Its price');
    await waitFor(() => expect(last()?.body).toEqual(body));
  });

  it('are settled together where several are ticked, and at no amount then [DESK-140]', async () => {
    const task = { content_type: 'image', engine: 'elsewhere', model: 'm', submitted_at: job.created_at } as const;
    const tasks = ['one', 'two', 'three'].map((id) => ({ ...task, id }));
    const { backend, person } = open({
      'desk.possiblyPaid': () => ({ tasks }),
      'desk.settleTasks': ({ body }) => ({
        plan: 'plan',
        audit: {
          ...{ action: 'engines.settle', subject: 'tasks', reason: body.reason },
          ...{ before: { tasks: 2, settled: null }, after: { tasks: 2, settled: 'paid', 'cost_micros.usd': 80_000 } },
        },
        effects: ['Together 0.08 usd are booked, each at the price of when it was asked.'],
        needs: 'confirm',
      }),
    });
    const row = within(await screen.findByRole('list', { name: 'Possibly paid' }));
    const ticks = row.getAllByRole<HTMLInputElement>('checkbox');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of them' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Settle what is ticked' }).disabled).toBe(true);
    await person.click(all);
    expect(ticks.map(({ checked }) => checked)).toEqual([true, true, true]);
    for (const tick of ticks.slice(1, 2)) await person.click(tick);
    expect(all.checked).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Settle 2 ticked' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Settle 2 tasks' }));
    const charged = sheet.getByRole('combobox', { name: 'What the engine has charged' });
    expect(within(charged).queryByRole('option', { name: 'Another amount' })).toBeNull();
    await person.selectOptions(charged, 'The price of each');
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Their invoice of May');
    expect(await sheet.findByText('Cost in millionths: usd')).toBeTruthy();
    await waitFor(() =>
      expect(backend.calls.findLast(({ id }) => id === 'desk.settleTasks')?.request.body).toEqual({
        ...{ ids: ['one', 'three'], settled_as: 'paid', note: '', reason: 'Their invoice of May' },
      }),
    );
  });

  it('are none where nothing is in doubt [DESK-57]', async () => {
    open();
    expect(await screen.findByText('Nothing is in doubt.')).toBeTruthy();
  });
});
