import type { Content } from '@loomlight/contract';
import type { Thumbnail } from '@loomlight/contract/search';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, queryClient } from '../../api/queries.ts';
import { aContent } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { HeaderSearch } from './header-search.tsx';
import { ShortcutKeys } from '../shortcuts/index.ts';

const item: Thumbnail = {
  id: 'w',
  content_type: 'video',
  username: 'Ada',
  width: 64,
  height: 64,
  placeholder: null,
  small_url: '/media/w_small',
};

function open(at = '/', handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'search.suggest': () => ({
      words: [
        { words: 'whale at dusk', count: 42 },
        { words: 'whale', count: 100 },
      ],
      generations: [item],
      people: [{ username: 'Whalewatch', fullName: 'Wanda Hale', profile_pic: null }],
    }),
    ...handlers,
  });
  renderApp(
    <>
      <HeaderSearch />
      <ShortcutKeys />
    </>,
    at,
  );
  return { backend, person: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const place = () => {
  const { dataset, textContent } = screen.getByTestId('address');
  return `${textContent}${dataset['search'] ?? ''}`;
};
const marked = () =>
  screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the search in the header', () => {
  it('suggests words, pictures and people from two letters on, and asks once the typing rests [KEEP-19]', async () => {
    const { person, backend } = open();
    await person.click(field());
    await person.keyboard('w');
    expect(await screen.findByRole('option', { name: 'Search for “w”' })).toBeTruthy();
    await person.keyboard('hale');
    const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    expect(await list.findByRole('option', { name: 'whale at dusk 42' })).toBeTruthy();
    // Exact up to a hundred, and no further.
    expect(list.getByRole('option', { name: 'whale 100+' })).toBeTruthy();
    expect(list.getByRole('option', { name: 'Video by Ada, 1' })).toBeTruthy();
    expect(list.getByRole('option', { name: /Wanda Hale/ })).toBeTruthy();
    expect(list.getAllByRole('option').at(-1)?.textContent).toBe('Search for “whale”');
    expect(backend.calls.map(({ request }) => request.query.get('q'))).toEqual(['whale']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('names an image by its words where they are known here, or says that they are locked [PEOPLE-18]', async () => {
    const { person } = open('/', {
      'search.suggest': () => ({
        words: [],
        generations: ['w', 'x', 'y'].map((id): Thumbnail => ({ ...item, id, content_type: 'image' })),
        people: [],
      }),
    });
    const known = (id: string, facts: Partial<Content>) =>
      queryClient.setQueryData(keys.publicContent('image', id), aContent({ id, username: 'Ada', ...facts }));
    known('w', { text_prompt: 'A whale at dusk' });
    known('x', { text_prompt: 'A whale that I have bought', is_prompt_locked: true });
    await person.type(field(), 'whale');
    const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    expect(await list.findByRole('option', { name: 'Image by Ada: A whale at dusk' })).toBeTruthy();
    expect(list.getByRole('option', { name: 'Image by Ada: locked prompt' })).toBeTruthy();
    expect(list.getByRole('option', { name: 'Image by Ada, 3' })).toBeTruthy();
  });

  it('is walked by arrows, round and back into the field, and Enter takes what is marked [KEEP-19]', async () => {
    const { person } = open();
    await person.type(field(), 'whale');
    await screen.findByRole('option', { name: 'whale at dusk 42' });
    await person.keyboard('{ArrowDown}');
    expect(marked()).toBe('whale at dusk42');
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(marked());
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toBe('Search for “whale”');
    await person.keyboard('{ArrowDown}');
    expect(marked()).toBeUndefined();
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(place()).toBe('/generate/video/w');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('searches by Enter also where suggestions fail, and closes by Escape with the words kept [KEEP-19]', async () => {
    const { person } = open('/', { 'search.suggest': () => errorAnswer(429) });
    await person.type(field(), 'misty lake');
    await screen.findByRole('option', { name: 'Search for “misty lake”' });
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('misty lake');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await person.keyboard('{Enter}');
    expect(place()).toBe('/search?q=misty+lake');
    expect(localStorage.getItem('loomlight:last-searches')).toContain('misty lake');
  });

  it('leads on by a press to words, pictures and people [KEEP-19]', async () => {
    for (const [name, to] of [
      ['whale at dusk 42', '/search?q=whale+at+dusk'],
      ['Video by Ada, 1', '/generate/video/w'],
      [/Wanda Hale/, '/profile/Whalewatch'],
    ] as const) {
      const { person } = open();
      await person.type(screen.getAllByRole('combobox', { name: 'Search' }).at(-1) ?? field(), 'wh');
      await person.click(await screen.findByRole('option', { name }));
      expect(place()).toBe(to);
      document.body.replaceChildren();
    }
  });

  it('leaves the slash to the page of the search where it has no room [KEEP-19]', async () => {
    const { person } = open();
    // On a narrow screen the field has no box: the page of the search is opened instead.
    field().getClientRects = () => [] as unknown as DOMRectList;
    await person.keyboard('/');
    expect(place()).toBe('/search');
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
  });

  it('goes into the field where it has a box [KEEP-19]', async () => {
    const { person } = open();
    field().getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
    await person.keyboard('/');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
    expect(place()).toBe('/');
  });

  it('leads on a phone to the page of the search [KEEP-19]', async () => {
    const { person } = open();
    await person.click(screen.getByRole('link', { name: 'Search' }));
    expect(place()).toBe('/search');
  });
});
