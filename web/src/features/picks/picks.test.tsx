import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { aContent, aFilm } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { patchContent } from '../content/index.ts';
import { PicksPlace } from './picks-place.tsx';

afterEach(() => vi.useRealTimers());
const reach = () => fireEvent.pointerMove(document.body);

const piece = (index: number) =>
  aContent({ id: `p${index}`, username: `Maker ${index}`, text_prompt: `A lake, number ${index}` });
const three = [piece(1), piece(2), aFilm({ id: 'f1', username: 'Noor', text_prompt: 'غزال في الغابة' })];

function open(pieces: ReturnType<typeof piece>[] | 'failing') {
  const backend = fakeBackend({
    'picks.week': () =>
      pieces === 'failing' ? errorAnswer(500, { message: 'Server error' }) : { generations: pieces },
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
    expect(screen.getByRole('link', { name: 'Open غزال في الغابة, a film by Noor' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Remix غزال في الغابة' }));
    const address = screen.getByTestId('address');
    expect(address.textContent).toBe('/generate');
    expect(address.dataset['search']).toContain('remix=f1');
    expect(address.dataset['search']).toContain('kind=video');
  });

  it('opens a piece over the page [MAKE-58]', async () => {
    const { user } = open(three);
    reach();
    await user.click(await screen.findByRole('link', { name: 'Open A lake, number 2, a picture by Maker 2' }));
    expect(screen.getByTestId('address').dataset['search']).toBe('?image=p2');
  });

  it.each([
    ['two', three.slice(0, 2)],
    ['an answer that fails', 'failing' as const],
  ])('leaves no place for %s [MAKE-58]', async (_what, pieces) => {
    const { view } = open(pieces);
    reach();
    await waitFor(() => expect(view.container.querySelector('.skeleton')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Picked this week' })).toBeNull();
    expect(view.container.querySelector('div:empty')?.className).toContain('empty:hidden');
  });

  it('loses one that is hidden or locked in this tab at once [MAKE-58]', async () => {
    open([...three, piece(4)]);
    reach();
    await region();
    patchContent(queryClient, 'p1', { is_prompt_locked: true });
    await waitFor(() => expect(screen.queryByText('A lake, number 1')).toBeNull());
    patchContent(queryClient, 'p2', { is_public: false });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Picked this week' })).toBeNull());
  });
});
