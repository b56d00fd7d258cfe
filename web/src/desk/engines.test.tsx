import type { DeskJob } from '@loomlight/contract/desk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

function open(handlers: FakeHandlers = {}) {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [] }),
    'desk.jobs': () => ({ jobs: [job] }),
    'desk.possiblyPaid': () => ({ tasks: [] }),
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

  it('say when there are none [DESK-55]', async () => {
    open({ 'desk.jobs': () => ({ jobs: [] }) });
    expect(await screen.findByText('Nothing is waiting or being made.')).toBeTruthy();
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

  it('are none where nothing is in doubt [DESK-57]', async () => {
    open();
    expect(await screen.findByText('Nothing is in doubt.')).toBeTruthy();
  });
});
