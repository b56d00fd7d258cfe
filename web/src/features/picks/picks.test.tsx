import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patchContent } from '../../api/content-cache.ts';
import { queryClient } from '../../api/queries.ts';
import { aContent, aVideo } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PicksPlace } from './picks-place.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});
const reach = () => fireEvent.pointerMove(document.body);

const content = (index: number) =>
  aContent({ id: `p${index}`, username: `Maker ${index}`, text_prompt: `A lake, number ${index}` });
const three = [content(1), content(2), aVideo({ id: 'f1', username: 'Noor', text_prompt: 'غزال في الغابة' })];

function open(contents: ReturnType<typeof content>[] | 'failing') {
  const backend = fakeBackend({
    'picks.week': () =>
      contents === 'failing' ? errorAnswer(500, { message: 'Server error' }) : { generations: contents },
  });
  const view = renderApp(<PicksPlace />);
  return { backend, view, user: userEvent.setup() };
}
const region = () => screen.findByRole('region', { name: 'Picked this week' });

describe('what is picked this week', () => {
  it('is asked for with the first move of a pointer, and not before [MAKE-58]', async () => {
    const { backend, view } = open(three);
    expect(backend.count('picks.week')).toBe(0);
    expect(view.container.querySelector('.skeleton')).not.toBeNull();
    reach();
    await region();
    expect(backend.count('picks.week')).toBe(1);
  });

  it('comes after a moment to who only looks [MAKE-58]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend } = open(three);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(backend.count('picks.week')).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    await region();
  });

  it('shows words, maker and Remix of each [MAKE-58]', async () => {
    const { user } = open(three);
    reach();
    const items = within(await region()).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(within(items[0] as HTMLElement).getByText('A lake, number 1')).toBeTruthy();
    expect(within(items[0] as HTMLElement).getByText('Maker 1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the film غزال في الغابة, Noor' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Remix غزال في الغابة' }));
    const address = screen.getByTestId('address');
    expect(address.textContent).toBe('/generate');
    expect(address.dataset['search']).toContain('remix=f1');
    expect(address.dataset['search']).toContain('kind=video');
  });

  it('opens an item over the page [MAKE-58]', async () => {
    const { user } = open(three);
    reach();
    await user.click(await screen.findByRole('link', { name: 'Open the picture A lake, number 2, Maker 2' }));
    expect(screen.getByTestId('address').dataset['search']).toBe('?image=p2');
  });

  it('opens an item by its words too, which are one link with its image [PEOPLE-18]', async () => {
    const { user } = open(three);
    reach();
    await region();
    const words = screen.getByText('A lake, number 2');
    expect(words.closest('a')?.querySelector('img')).toBeTruthy();
    await user.click(words);
    expect(screen.getByTestId('address').dataset['search']).toBe('?image=p2');
    expect(screen.getByRole('link', { name: 'Remix A lake, number 2' }).closest('a a')).toBeNull();
  });

  it.each([
    ['two', three.slice(0, 2)],
    ['an answer that fails', 'failing' as const],
  ])('leaves no place for %s [MAKE-58]', async (_what, contents) => {
    const { view } = open(contents);
    reach();
    await waitFor(() => expect(view.container.querySelector('.skeleton')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Picked this week' })).toBeNull();
    expect(view.container.querySelector('div:empty')?.className).toContain('empty:hidden');
  });

  it('loses one that is hidden or locked in this tab at once [MAKE-58]', async () => {
    open([...three, content(4)]);
    reach();
    await region();
    patchContent(queryClient, 'p1', { is_prompt_locked: true });
    await waitFor(() => expect(screen.queryByText('A lake, number 1')).toBeNull());
    patchContent(queryClient, 'p2', { is_public: false });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Picked this week' })).toBeNull());
  });

  it('keeps no place where there was too little at the last visit, and shows what has come since at the next [MAKE-64]', async () => {
    const first = open(three.slice(0, 2));
    reach();
    await waitFor(() => expect(first.view.container.querySelector('.skeleton')).toBeNull());
    first.view.unmount();
    queryClient.clear();
    const second = open(three);
    expect(second.view.container.querySelector('.skeleton')).toBeNull();
    reach();
    await waitFor(() => expect(second.backend.count('picks.week')).toBe(1));
    await waitFor(() => expect(localStorage.getItem('loomlight:picks-none')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Picked this week' })).toBeNull();
    second.view.unmount();
    open(three);
    reach();
    await region();
  });
});

describe('a video among the picks', () => {
  /** Stands in for what watches whether a tile is in view; answers how to move it there and away. */
  function watchView() {
    const watchers = new Set<(ratio: number) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly tell: (ratio: number) => void;
        constructor(hear: (entries: { intersectionRatio: number }[]) => void) {
          this.tell = (ratio) => hear([{ intersectionRatio: ratio }]);
        }
        observe() {
          watchers.add(this.tell);
        }
        disconnect() {
          watchers.delete(this.tell);
        }
      },
    );
    return (ratio: number) => act(() => watchers.forEach((tell) => tell(ratio)));
  }
  const playing = () => document.querySelector('video');
  const allow = (isStill: boolean) =>
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: isStill && media.includes('reduced-motion'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));

  it('plays quietly while it is in view, and is stopped by its button until it is let go on [MAKE-63]', async () => {
    allow(false);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    const moveTo = watchView();
    const { user } = open(three);
    reach();
    await region();
    expect(playing()).toBeNull();
    moveTo(0.8);
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    expect(playing()).toMatchObject({ muted: true, loop: true });
    act(() => void fireEvent(playing() as HTMLElement, new Event('playing')));
    moveTo(0.2);
    expect(playing()).toBeNull();
    moveTo(0.8);
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    act(() => void fireEvent(playing() as HTMLElement, new Event('playing')));
    await user.click(screen.getByRole('button', { name: 'Pause غزال في الغابة' }));
    expect(playing()).toBeNull();
    moveTo(0.9);
    expect(playing()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play غزال في الغابة' }));
    moveTo(0.9);
    await waitFor(() => expect(play).toHaveBeenCalledTimes(3));
  });

  it('stands still for who wants stillness [MAKE-63]', async () => {
    allow(true);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const moveTo = watchView();
    open(three);
    reach();
    await region();
    moveTo(1);
    expect(play).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  });
});
