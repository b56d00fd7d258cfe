import { type Content, imageSizes, imageStyles } from '@loomlight/contract';
import type { Job } from '@loomlight/contract/generations';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { queryClient } from '../../api/queries.ts';
import { tabStore } from '../../lib/local-store.ts';
import { AppRoutes } from '../../routes.tsx';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { showDialog } from '../account/account-dialog-store.ts';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { jobsQuery } from './jobs-query.ts';

const aJob = (facts: Partial<Job> = {}): Job => ({
  ...aContent({ media_url: null, small_url: null, completed_at: null }),
  ...{ id: 'one', status: 'processing', progress: 0.62, status_message: 'Painting', cancel: 'refund' },
  ...{ created_at: new Date().toISOString(), waiting_before: null, estimate_s: null, cancelled: false },
  ...facts,
});
const queued = aJob({
  id: 'two',
  status: 'queued',
  progress: 0,
  text_prompt: 'Marble',
  waiting_before: 1,
  estimate_s: 20,
});
const done = aJob({
  ...{ id: 'three', status: 'completed', text_prompt: 'A planet', small_url: '/small', cancel: null },
  completed_at: new Date().toISOString(),
});
const failed = aJob({
  ...{ id: 'four', status: 'failed', text_prompt: 'A sailor', cancel: null },
  status_message: 'The picture could not be painted. Your credits have been refunded.',
});

const listOf = (...generations: Job[]) => ({
  generations,
  running: generations.filter(({ status }) => status === 'processing').length,
  waiting: generations.filter(({ status }) => status === 'queued').length,
});

function open(list: () => ReturnType<typeof listOf> | Response, handlers: FakeHandlers = {}, at = '/nowhere') {
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'generations.list': list,
    ...handlers,
  });
  renderApp(<AppRoutes />, at);
  return { backend, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const askAgain = () => act(() => queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }));
const row = (words: string) => within(screen.getByText(words).closest('li') ?? document.body);

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => onlineManager.setOnline(true));

describe('the jobs', () => {
  it('are counted in the header, and are not there for guests [MAKE-7]', async () => {
    open(() => listOf(aJob(), queued));
    expect(await button('Jobs, 2: 1 running, 1 in line')).toBeTruthy();
  });

  it('are nothing for guests, not even a question [MAKE-7]', async () => {
    const backend = fakeBackend({});
    renderApp(<AppRoutes />, '/nowhere');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Jobs/ })).toBeNull();
    expect(backend.count('generations.list')).toBe(0);
  });

  it('say of each how far it is, where it stands, what came of it and what can be done [MAKE-7, PEOPLE-28]', async () => {
    const { user } = open(() => listOf(aJob({ estimate_s: 30 }), queued, done, failed));
    await user.click(await button(/^Jobs,/));
    const panel = await screen.findByRole('dialog', { name: 'Jobs' });
    expect(within(panel).getByRole('status').textContent).toBe('1 running, 1 in line');
    const running = row('A harbour before sunrise');
    expect(running.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
    expect(running.getByText(/Painting, about \d+ seconds left/)).toBeTruthy();
    expect(running.getByRole('button', { name: 'Cancel A harbour before sunrise, gives back 2 credits' })).toBeTruthy();
    expect(row('Marble').getByText('1 before it, usually done in 20 seconds')).toBeTruthy();
    expect(row('A planet').getByRole('link', { name: 'See it: A planet' }).getAttribute('href')).toBe(
      '/generate/three',
    );
    expect(row('A sailor').getByText('The picture could not be painted.')).toBeTruthy();
    expect(row('A sailor').getByText('2 credits are back')).toBeTruthy();
    expect(row('A sailor').getByRole('button', { name: 'Try again: A sailor, 2 credits' })).toBeTruthy();
  });

  it('give back at a press, and say so, at once and after a reload [MAKE-7]', async () => {
    let jobs = [aJob(), queued];
    const { user, backend } = open(() => listOf(...jobs), {
      'generations.cancel': ({ params }) => {
        jobs = jobs.map((job) =>
          job.id === params['id'] ? { ...job, status: 'failed', cancelled: true, cancel: null } : job,
        );
        const { waiting_before: _, estimate_s: __, cancelled: ___, ...generation } = jobs[0] ?? aJob();
        return { generation, refunded_credits: 2 };
      },
    });
    await user.click(await button(/^Jobs,/));
    await user.click(await button(/^Cancel A harbour/));
    expect(await screen.findByText('Cancelled, 2 credits are back')).toBeTruthy();
    expect(backend.count('generations.cancel')).toBe(1);
    expect(await button('Jobs, 1 in line')).toBeTruthy();
    // The focus has not fallen off the page with its button.
    expect(document.activeElement?.textContent).toBe('A harbour before sunrise');
    await waitFor(() => expect(backend.count('accounts.profile')).toBeGreaterThan(1));
  });

  it('promise nothing where an engine has to be paid, and pass its no on [MAKE-2, MAKE-7]', async () => {
    const sentence = 'The engine has begun and will be paid, so this cannot be taken back.';
    const { user } = open(
      () => listOf(aJob({ cancel: 'too_late' }), aJob({ id: 'film', text_prompt: 'Waves', cancel: null })),
      { 'generations.cancel': () => errorAnswer(409, { code: 'too_late_to_cancel', message: sentence }) },
    );
    await user.click(await button(/^Jobs,/));
    await screen.findByText('Waves');
    expect(row('A harbour before sunrise').queryByRole('button')).toBeNull();
    expect(row('Waves').queryByText(/gives back/)).toBeNull();
    await user.click(row('Waves').getByRole('button', { name: 'Cancel Waves, if the engine has not begun' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('are walked by keys: arrows, Enter, Delete, Escape [MAKE-8]', async () => {
    const { user, backend } = open(() => listOf(aJob(), queued, done), {
      'generations.cancel': () => errorAnswer(503),
    });
    const opener = await button(/^Jobs,/);
    await user.click(opener);
    await screen.findByText('Marble');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('A harbour before sunrise');
    await user.keyboard('{ArrowDown}{Delete}');
    expect(document.activeElement?.textContent).toBe('Marble');
    await waitFor(() =>
      expect(backend.calls.findLast(({ id }) => id === 'generations.cancel')?.request.params['id']).toBe('two'),
    );
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('A planet');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Jobs' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('are empty with the way back to the last ones, and say when they cannot be had [MAKE-7]', async () => {
    let answer: () => ReturnType<typeof listOf> | Response = () => errorAnswer(429, { message: 'Not now' });
    const { user } = open(() => answer());
    await user.click(await button('Jobs'));
    expect(await screen.findByText('Not now')).toBeTruthy();
    answer = () => listOf(done, { ...done, id: '10', small_url: null });
    await user.click(await button('Try Again'));
    expect(await screen.findByText('Nothing is developing')).toBeTruthy();
    expect(screen.getByText('Your last results')).toBeTruthy();
    // What was removed has a sign where its image was.
    expect(screen.getByRole('dialog', { name: 'Jobs' }).querySelectorAll('img')).toHaveLength(1);
  });
});

describe('the page of one that develops', () => {
  const { waiting_before: _, estimate_s: __, cancelled: ___, ...item } = aJob();

  it('tells beside the specified words what was measured, and takes it back [PEOPLE-28, MAKE-3]', async () => {
    let jobs = [aJob({ estimate_s: 6 })];
    const { user } = open(
      () => listOf(...jobs),
      {
        'images.get': () => ({ ...item, status: jobs[0]?.status ?? 'failed' }),
        'generations.cancel': () => {
          jobs = [aJob({ status: 'failed', cancelled: true, cancel: null })];
          return {
            generation: { ...item, status: 'failed', status_message: 'Cancelled.', failure_code: 'cancelled' },
            refunded_credits: 2,
          };
        },
      },
      '/generate/one',
    );
    expect(await screen.findByText('This usually takes 30-60 seconds')).toBeTruthy();
    expect(await screen.findByText('Today about 6 seconds.')).toBeTruthy();
    await user.click(await button('Cancel, gives back 2 credits'));
    expect(await screen.findByRole('heading', { name: 'Cancelled.' })).toBeTruthy();
    expect(screen.getByText('2 credits returned to your balance.')).toBeTruthy();
  });

  it('promises neither where nothing is known [PEOPLE-28, MAKE-3]', async () => {
    open(() => listOf(aJob({ cancel: 'too_late' })), { 'images.get': () => item }, '/generate/one');
    await button('Jobs, 1 running');
    expect(await screen.findByText('This usually takes 30-60 seconds')).toBeTruthy();
    expect(screen.queryByText(/Today about/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });
});

describe('what ends elsewhere', () => {
  it('is told with the way to it, and ticks the title and the ring [MAKE-9]', async () => {
    let jobs = [aJob()];
    const { user } = open(() => listOf(...jobs));
    await button(/^Jobs, 1 running/);
    const title = document.title;
    jobs = [aJob({ status: 'completed', cancel: null, small_url: '/small' })];
    await askAgain();
    expect(await screen.findByText('“A harbour before sunrise” is ready')).toBeTruthy();
    expect(document.title).toBe(`✓ ${title}`);
    await user.click(await button('See it'));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/one'));
    expect(document.title).not.toContain('✓');
  });

  it('is not told on its own page, nor of what one has taken back [MAKE-9]', async () => {
    let jobs = [aJob({ text_prompt: 'Here' }), aJob({ id: 'gone', text_prompt: 'Gone' })];
    const item = (): Content => aContent({ id: 'one' });
    open(() => listOf(...jobs), { 'images.get': item }, '/generate/one');
    await button(/^Jobs, 2 running/);
    jobs = [
      aJob({ text_prompt: 'Here', status: 'completed', cancel: null }),
      aJob({ id: 'gone', text_prompt: 'Gone', status: 'failed', cancelled: true, cancel: null }),
    ];
    await askAgain();
    expect(await button('Jobs')).toBeTruthy();
    expect(screen.queryByText(/“(Here|Gone)”/)).toBeNull();
    expect(document.title).not.toContain('✓');
  });
});

describe('without a network', () => {
  const begun = aContent({ id: 'new', status: 'queued', text_prompt: 'Snow', media_url: null, small_url: null });
  const start = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.clear(await screen.findByRole('textbox', { name: /prompt/i }));
    await user.type(await screen.findByRole('textbox', { name: /prompt/i }), 'Snow');
    act(() => onlineManager.setOnline(false));
    await user.click(await button(/^Generate Image/));
  };

  it('what is started says that it waits, and is sent once when there is one again [PEOPLE-48, MAKE-10, MAKE-87]', async () => {
    const { user, backend } = open(
      () => listOf(),
      { 'images.generate': () => ({ id: 'new', generation: begun }) },
      '/',
    );
    await button('Jobs');
    await start(user);
    await user.click(await button('Jobs, 1 waiting for the network'));
    // Closing the page would lose it, so nobody is told that it could not be lost.
    expect((await screen.findAllByText('Waiting for the network, keep this page open')).length).toBeGreaterThan(1);
    expect(screen.queryByText(/nothing is lost/)).toBeNull();
    expect(backend.count('images.generate')).toBe(0);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/new'));
    expect(backend.count('images.generate')).toBe(1);
    expect(
      backend.calls.find(({ id }) => id === 'images.generate')?.request.headers.get('idempotency-key'),
    ).toBeTruthy();
  });

  it('what is taken back before it was sent never is [PEOPLE-48]', async () => {
    const { user, backend } = open(
      () => listOf(),
      { 'images.generate': () => ({ id: 'new', generation: begun }) },
      '/',
    );
    await button('Jobs');
    await start(user);
    await user.click(await button('Jobs, 1 waiting for the network'));
    await user.click(await button('Cancel Snow, nothing was charged'));
    expect(await button('Jobs')).toBeTruthy();
    act(() => onlineManager.setOnline(true));
    await askAgain();
    expect(backend.count('images.generate')).toBe(0);
    // The form is free for the next one.
    expect((await button(/^Generate Image/)).getAttribute('aria-busy')).toBeNull();
  });

  it('what one person has started is not sent by the next [PEOPLE-48]', async () => {
    const { user, backend } = open(
      () => listOf(),
      { 'images.generate': () => ({ id: 'new', generation: begun }) },
      '/',
    );
    await button('Jobs');
    await start(user);
    await button('Jobs, 1 waiting for the network');
    act(() => clearSession());
    signInAs();
    act(() => onlineManager.setOnline(true));
    expect(await button('Jobs')).toBeTruthy();
    expect(backend.count('images.generate')).toBe(0);
  });
});

describe('without a network, and loaded anew', () => {
  const begun = aContent({ id: 'new', status: 'queued', text_prompt: 'Snow', media_url: null, small_url: null });
  /** Starts without a network, then leaves the page as a reload does: all that is left is what the tab has kept. */
  async function startAndLeave(handlers: FakeHandlers = {}) {
    const { user, backend } = open(
      () => listOf(),
      { 'images.generate': () => ({ id: 'new', generation: begun }), ...handlers },
      '/',
    );
    await button('Jobs');
    await user.type(await screen.findByRole('textbox', { name: /prompt/i }), 'Snow');
    act(() => onlineManager.setOnline(false));
    await user.click(await button(/^Generate Image/));
    await button('Jobs, 1 waiting for the network');
    leave();
    return { user, backend };
  }
  function leave() {
    cleanup();
    queryClient.clear();
  }
  const comeBack = () => renderApp(<AppRoutes />, '/');
  const sentKeys = (backend: ReturnType<typeof fakeBackend>) =>
    backend.calls
      .filter(({ id }) => id === 'images.generate')
      .map(({ request }) => request.headers.get('idempotency-key'));

  beforeEach(() => act(() => formStore.change(emptyForm)));

  it('what was started waits again, and is sent once under the key that it had [MAKE-87]', async () => {
    const { backend } = await startAndLeave();
    const key = (tabStore.read('unanswered-request') as { key: string }).key;
    comeBack();
    await button('Jobs, 1 waiting for the network');
    leave();
    comeBack();
    await button('Jobs, 1 waiting for the network');
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/new'));
    expect(sentKeys(backend)).toEqual([key]);
    leave();
    comeBack();
    await button('Jobs');
    expect(sentKeys(backend)).toHaveLength(1);
  });

  it('what was started is sent at once where there is a network by then [MAKE-87]', async () => {
    const { backend } = await startAndLeave();
    act(() => onlineManager.setOnline(true));
    comeBack();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/new'));
    expect(backend.calls.find(({ id }) => id === 'images.generate')?.request.body).toMatchObject({
      text_prompt: 'Snow',
    });
  });

  it('what was taken back stays so [MAKE-87]', async () => {
    const { user, backend } = await startAndLeave();
    comeBack();
    await user.click(await button('Jobs, 1 waiting for the network'));
    await user.click(await button('Cancel Snow, nothing was charged'));
    leave();
    act(() => onlineManager.setOnline(true));
    comeBack();
    await button('Jobs');
    expect(sentKeys(backend)).toEqual([]);
  });

  it('what one person has started is not sent by another, nor after signing out [MAKE-87]', async () => {
    let self = aSelf();
    const { backend } = await startAndLeave({ 'accounts.profile': () => self });
    self = aSelf({ id: '0190-other', username: 'Teo' });
    localStorage.removeItem('loomlight:user');
    act(() => onlineManager.setOnline(true));
    comeBack();
    await button('Jobs');
    expect(sentKeys(backend)).toEqual([]);
    leave();
    const second = await startAndLeave();
    act(() => clearSession());
    signInAs();
    act(() => onlineManager.setOnline(true));
    comeBack();
    await button('Jobs');
    expect(sentKeys(second.backend)).toEqual([]);
  });

  it('what can no longer be paid asks for credits once, and not at each visit [MAKE-87]', async () => {
    let credits = 50;
    const { backend } = await startAndLeave({ 'accounts.profile': () => aSelf({ credits }) });
    credits = 1;
    localStorage.removeItem('loomlight:user');
    act(() => onlineManager.setOnline(true));
    comeBack();
    expect(await screen.findByRole('dialog', { name: 'Insufficient Credits' })).toBeTruthy();
    act(() => showDialog(null));
    leave();
    comeBack();
    await button('Jobs');
    expect(screen.queryByRole('dialog', { name: 'Insufficient Credits' })).toBeNull();
    expect(sentKeys(backend)).toEqual([]);
  });
});

describe('what was started together', () => {
  const four = (changes: readonly Partial<Job>[]) =>
    changes
      .map((facts, index) => aJob({ id: `b${index + 1}`, batch_id: 'b1', text_prompt: 'A ringed planet', ...facts }))
      .reverse();
  const ready = {
    status: 'completed',
    cancel: null,
    small_url: '/small',
    completed_at: new Date().toISOString(),
  } as const;
  const gone = { status: 'failed', cancel: null, completed_at: new Date().toISOString() } as const;

  it('is one row with its count, its thumbnails and one way to take back what is left [MAKE-36]', async () => {
    const { user, backend } = open(
      () =>
        listOf(
          ...four([ready, { progress: 0.5 }, { status: 'queued', progress: 0 }, { status: 'queued', progress: 0 }]),
          done,
        ),
      { 'generations.cancelBatch': () => ({ generations: [], refunded_credits: 6 }) },
    );
    await user.click(await button('Jobs, 1 running'));
    const panel = within(await screen.findByRole('dialog', { name: 'Jobs' }));
    const running = within(panel.getByRole('list', { name: 'Running and waiting' }));
    expect(running.getAllByRole('listitem')).toHaveLength(1);
    expect(running.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('38');
    expect(running.getByText(/1 of 4 done/)).toBeTruthy();
    await user.click(running.getByRole('button', { name: 'Cancel A ringed planet, gives back 6 credits' }));
    await waitFor(() => expect(backend.count('generations.cancelBatch')).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'generations.cancelBatch')?.request.params).toEqual({ id: 'b2' });
  });

  it('says what came of it and what came back, with one way to all of them [MAKE-36]', async () => {
    const { user } = open(() => listOf(...four([ready, ready, ready, gone])));
    await user.click(await button('Jobs'));
    expect(await screen.findByText(/3 pictures, /)).toBeTruthy();
    expect(screen.getByText('1 picture')).toBeTruthy();
    expect(screen.getByText('2 credits are back')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See them: A ringed planet' }).getAttribute('href')).toBe('/generate/b1');
  });

  it('makes again as many as have failed, for their price, and not what one has taken back [MAKE-81]', async () => {
    const { user, backend } = open(() => listOf(...four([ready, gone, gone, { ...gone, cancelled: true }])), {
      'images.generateMany': () => {
        const generations = ['n1', 'n2'].map((id) => aContent({ id, batch_id: 'n1', status: 'queued' }));
        return { id: 'n1', generation: generations[0] ?? aContent(), generations };
      },
    });
    await user.click(await button('Jobs'));
    expect(await screen.findByRole('link', { name: 'See them: A ringed planet' })).toBeTruthy();
    await user.click(await button('Try again: A ringed planet, 4 credits'));
    await waitFor(() => expect(backend.count('images.generateMany')).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'images.generateMany')?.request.body).toMatchObject({ count: 2 });
  });

  it('shows what there is of those that are made [MAKE-82, MAKE-45]', async () => {
    const { user } = open(() => listOf(...four([{ preview: 'UklGRg==' }, { status: 'queued', progress: 0 }])));
    await user.click(await button('Jobs, 1 running'));
    const panel = await screen.findByRole('dialog', { name: 'Jobs' });
    await within(panel).findByRole('progressbar');
    expect([...panel.querySelectorAll('img')].map(({ src }) => src)).toEqual(['data:image/webp;base64,UklGRg==']);
  });

  it('is told once, when the last of it has ended [MAKE-36, MAKE-9]', async () => {
    let list = listOf(...four([{}, {}]));
    open(() => list);
    await button('Jobs, 1 running');
    list = listOf(...four([ready, {}]));
    await askAgain();
    await waitFor(() => expect(screen.queryByText(/are ready/)).toBeNull());
    list = listOf(...four([ready, ready]));
    await askAgain();
    expect(await screen.findAllByText('“A ringed planet”: 2 of 2 are ready')).not.toHaveLength(0);
    expect(screen.queryByText('“A ringed planet” is ready')).toBeNull();
  });
});
