import { type Content, imageSizes, imageStyles, takenBackMessage } from '@loomlight/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { aContent, aVideo, aSelf, videoOptions, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { jobsQuery } from '../jobs/jobs-query.ts';
import { emptyForm } from '../prompt-form/form/form-state.ts';
import { formStore } from '../prompt-form/form/form-store.ts';
import { ImageResult, VideoResult } from './generation-result.tsx';

const names = ['one', 'two', 'three', 'four'];
const made = (facts: Partial<Content> = {}): Content =>
  aContent({ batch_id: 'one', text_prompt: 'A harbour', ...facts });
const making = (facts: Partial<Content> = {}): Content =>
  made({ status: 'processing', progress: 0.4, cancel: 'refund', media_url: null, small_url: null, ...facts });
/** Four of them, each changed as it is said; the first is the one that is asked for. */
const four = (of: typeof made, changes: Record<string, Partial<Content>> = {}): Content[] =>
  names.map((id) => (id in changes ? aContent({ ...of({ id }), ...changes[id] }) : of({ id })));

function open(read: () => readonly Content[], handlers: FakeHandlers = {}, id = 'one') {
  signInAs();
  const answer = ({ params }: { params: Readonly<Record<string, string>> }) => {
    const batch = [...read()];
    const item = batch.find((content) => content.id === params['id']);
    return item ? { ...item, batch } : errorAnswer(404);
  };
  const backend = fakeBackend({
    'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }),
    'videos.options': videoOptions,
    'accounts.profile': () => aSelf(),
    'gallery.publicImages': () => ({ images: null, next: null }),
    'gallery.publicVideos': () => ({ videos: null, next: null }),
    'images.get': answer,
    'videos.get': answer,
    ...handlers,
  });
  const isVideo = read()[0]?.content_type === 'video';
  const page = renderApp(isVideo ? <VideoResult id={id} /> : <ImageResult id={id} />);
  return { backend, user: userEvent.setup(), ...page };
}
const tiles = async (name = 'Generated Images') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const tile = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  act(() => formStore.change(emptyForm));
});

describe('the page of a batch', () => {
  it('has a tile for each in its own state, in order, below the heading and the words [R-RES-03, MAKE-32, PEOPLE-4]', async () => {
    open(() =>
      four(made, {
        two: { status: 'processing', progress: 0.62, media_url: null },
        three: {
          status: 'failed',
          status_message: 'The picture could not be painted. Your credits have been refunded.',
        },
        four: { status: 'queued', progress: 0, media_url: null },
      }),
    );
    expect(await tiles()).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: 'Generated Images' })).toBeTruthy();
    expect(document.querySelector('blockquote')?.textContent).toBe('A harbour');
    const words = (await tiles()).map((item) =>
      within(item)
        .getByRole('button', { name: /^Image/ })
        .getAttribute('aria-label'),
    );
    expect(words).toEqual(['Image 1, done', 'Image 2, 62 %', 'Image 3, failed', 'Image 4, next']);
    const failed = within((await tiles())[2] ?? document.body);
    expect(failed.getByText('The picture could not be painted.')).toBeTruthy();
    expect(failed.getByText('2 credits are back')).toBeTruthy();
  });

  it('selects by a press and opens by the second, and begins with the one of the address [MAKE-32]', async () => {
    const { user } = open(() => four(made), {}, 'three');
    expect((await tile(/^Image 3/)).getAttribute('aria-pressed')).toBe('true');
    await user.click(await tile(/^Image 2/));
    expect((await tile(/^Image 2/)).getAttribute('aria-pressed')).toBe('true');
    expect((await tile(/^Image 3/)).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await tile(/^Image 2/));
    expect(await screen.findByRole('dialog', { name: 'Full size' })).toBeTruthy();
  });

  it('keeps its heading and its tiles while they become done, and says how far all of them are [MAKE-32, R-RES-02]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let contents = four(making, { one: made({ id: 'one' }) });
    const { backend } = open(() => contents);
    const [first, second] = await tiles();
    const heading = screen.getByRole('heading', { level: 1 });
    // One is done, three are at 40 %.
    expect(screen.getByRole('progressbar', { name: 'Generation progress' }).getAttribute('aria-valuenow')).toBe('55');
    expect(screen.getByText('This usually takes 30-60 seconds')).toBeTruthy();
    contents = four(made);
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Generation progress' })).toBeNull());
    expect([(await tiles())[0], (await tiles())[1]]).toEqual([first, second]);
    expect((await tiles())[0]).toBe(first);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(backend.count('images.get')).toBe(2);
  });

  it('gives up asking after 60 times with the batch still in sight [R-RES-07, R-ERR-28]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    open(() => four(making, { one: made({ id: 'one' }) }));
    await act(() => vi.advanceTimersByTimeAsync(61 * 5_000 + 200));
    expect(screen.getByRole('alert').textContent).toContain('Image generation timed out. Please try again.');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  });

  it('says before what cancelling gives back and keeps, and cancels what is left in one press [MAKE-33]', async () => {
    let contents = four(making, { one: made({ id: 'one' }), two: made({ id: 'two' }) });
    const { user, backend } = open(() => contents, {
      'generations.cancelBatch': () => {
        const gone = {
          status: 'failed',
          status_message: 'Cancelled.',
          failure_code: 'cancelled',
          cancel: null,
        } as const;
        contents = four(made, { three: gone, four: gone });
        return { generations: contents, refunded_credits: 4 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel, gives back 4 credits, 2 are done' }));
    expect(await tile(/^Image 3, cancelled/)).toBeTruthy();
    expect(await tile(/^Image 1, done/)).toBeTruthy();
    expect(backend.count('generations.cancelBatch')).toBe(1);
    expect(screen.queryByRole('progressbar', { name: 'Generation progress' })).toBeNull();
  });

  it('cancels one tile by itself, with what that gives back, and keeps the others in the making [MAKE-80]', async () => {
    let contents = four(making, { one: made({ id: 'one' }), two: making({ id: 'two', cancel: 'too_late' }) });
    const { user, backend } = open(() => contents, {
      'generations.cancel': ({ params }) => {
        contents = contents.map((content) =>
          content.id === params['id']
            ? { ...content, status: 'failed', status_message: 'Cancelled.', failure_code: 'cancelled', cancel: null }
            : content,
        );
        return { generation: contents[2] ?? made(), refunded_credits: 2 };
      },
    });
    const cancels = (await tiles()).map((item) => within(item).queryByRole('button', { name: /^Cancel/ }));
    expect(cancels.map((button) => button?.getAttribute('aria-label'))).toEqual([
      undefined,
      undefined,
      'Cancel, gives back 2 credits: Image 3',
      'Cancel, gives back 2 credits: Image 4',
    ]);
    await user.click(cancels[2] ?? document.body);
    expect(await tile(/^Image 3, cancelled/)).toBeTruthy();
    expect(backend.calls.find(({ id }) => id === 'generations.cancel')?.request.params).toEqual({ id: 'three' });
    // The focus stays in the tile whose button has gone.
    expect(document.activeElement).toBe(await tile(/^Image 3/));
    expect(await tile(/^Image 4, 40 %/)).toBeTruthy();
  });

  it('makes one that has failed again, one alone and for its own price, and none that was taken back [MAKE-81]', async () => {
    const gone = { status: 'failed', media_url: null } as const;
    const { user, backend } = open(
      () =>
        four(made, {
          three: { ...gone, status_message: 'The picture could not be painted.' },
          four: { ...gone, status_message: takenBackMessage, failure_code: 'taken_back' },
        }),
      { 'images.generate': () => ({ id: 'five', generation: making({ id: 'five', batch_id: null }) }) },
    );
    await tiles();
    const again = await screen.findAllByRole('button', { name: /^Try again/ });
    expect(again.map((button) => button.getAttribute('aria-label'))).toEqual(['Try again, 2 credits: Image 3']);
    await user.click(again[0] ?? document.body);
    await waitFor(() => expect(backend.count('images.generate')).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'images.generate')?.request.body).not.toHaveProperty('count');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/five'));
  });

  it('shows in a tile what the list of jobs has of its image and the page has not [MAKE-82]', async () => {
    const contents = four(making, { two: { status: 'queued', progress: 0 } });
    open(() => contents);
    await tiles();
    const job = { waiting_before: null, estimate_s: null, cancelled: false };
    const jobs = contents.map((content) => ({
      ...content,
      ...job,
      preview: content.id === 'one' ? 'UklGRg==' : undefined,
    }));
    act(() => {
      queryClient.setQueryData(jobsQuery.queryKey, { generations: jobs, running: 3, waiting: 1 });
    });
    const shown = (await tiles()).map((item) => item.querySelector('.latent-image')?.getAttribute('src'));
    expect(shown).toEqual(['data:image/webp;base64,UklGRg==', undefined, undefined, undefined]);
  });

  it('fills the form with its count and repeats it whole, for the price of all [MAKE-34, PEOPLE-24]', async () => {
    const { user, backend } = open(() => four(made), {
      'images.generateMany': () => {
        const generations = ['five', 'six', 'seven', 'eight'].map((id) => making({ id, batch_id: 'five' }));
        return { id: 'five', generation: making({ id: 'five', batch_id: 'five' }), generations };
      },
    });
    await tiles();
    await waitFor(() => expect(formStore.read()).toMatchObject({ prompt: 'A harbour', count: 4 }));
    const again = screen.getByRole('button', { name: 'Generate Again' });
    expect(document.getElementById(again.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Costs 8 credits');
    await user.click(again);
    await waitFor(() => expect(backend.count('images.generateMany')).toBe(1));
    expect(backend.calls.find(({ id }) => id === 'images.generateMany')?.request.body).toMatchObject({ count: 4 });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/generate/five'));
  });

  it('shows a favorite of one of them at once, and on the others not [MAKE-32, R-DET-13]', async () => {
    const { user } = open(() => four(made), {
      'favorites.set': () => ({ success: true, status: 'favorited', stats: { favorite_count: 1, view_count: 0 } }),
    });
    const favorites = async () => (await tiles()).map((item) => within(item).getByRole('button', { name: 'Favorite' }));
    await user.click((await favorites())[1] ?? document.body);
    await waitFor(async () =>
      expect((await favorites()).map((button) => button.getAttribute('aria-pressed'))).toEqual([
        'false',
        'true',
        'false',
        'false',
      ]),
    );
  });

  it('is titled for videos and repeats the selected one, of which there is always one [R-RES-03, MAKE-32]', async () => {
    open(() => ['one', 'two'].map((id) => aVideo({ id, batch_id: 'one' })));
    expect(await tiles('Generated Videos')).toHaveLength(2);
    expect(await tile(/^Video 2, done/)).toBeTruthy();
  });
});

describe('what was not painted of a batch', () => {
  const missed = { words: ['foxes'], subject_missed: true, take_back_until: '2999-01-01T00:00:00.000Z' };
  const gone = { status: 'failed', status_message: 'x', media_url: null } as const;

  it('is said once, with the sum of what can come back and which of them leave [MAKE-34, MAKE-20]', async () => {
    let contents = names.map((id) => made(id === 'four' ? { id, ...gone } : { id, not_drawn: missed }));
    const { user, backend } = open(() => contents, {
      'generations.takeBack': ({ params }) => {
        contents = contents.map((content) =>
          content.id === params['id'] ? aContent({ ...made({ id: content.id }), ...gone }) : content,
        );
        return { credits: 2, generation: aContent({ id: params['id'] ?? '', ...gone }) };
      },
    });
    const note = await screen.findByRole('note', { name: 'What was not painted' });
    expect(note.textContent).toContain('“foxes” was not painted.');
    expect(note.textContent).toContain('the 3 pictures then leave your library and the gallery');
    await user.click(screen.getByRole('button', { name: 'Take back 6 credits' }));
    expect(await screen.findByText('6 credits are back')).toBeTruthy();
    expect(backend.count('generations.takeBack')).toBe(3);
    expect(screen.queryByRole('note', { name: 'What was not painted' })).toBeNull();
    expect(await tile(/^Image 1, taken back/)).toBeTruthy();
    expect(await tile(/^Image 4, failed/)).toBeTruthy();
  });

  it('keeps what came back where another one is refused, and offers the rest again [MAKE-34]', async () => {
    const { user } = open(() => four((facts) => made({ ...facts, not_drawn: missed })), {
      'generations.takeBack': ({ params }) =>
        params['id'] === 'one'
          ? { credits: 2, generation: aContent({ id: 'one', ...gone }) }
          : errorAnswer(429, { message: 'Twenty a day can be taken back.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take back 8 credits' }));
    expect(await screen.findByText('2 credits are back')).toBeTruthy();
    expect(await screen.findByText('Twenty a day can be taken back.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take back 6 credits' })).toBeTruthy();
  });
});
