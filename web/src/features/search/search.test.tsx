import type { Thumbnail } from '@loomlight/contract/search';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { forgetSearch, rememberSearch } from '../../api/last-searches.ts';
import { SearchPage } from '../../pages/search-page.tsx';
import { aContent, aVideo } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const thumbnail: Thumbnail = {
  id: 't',
  content_type: 'image',
  username: 'Ada',
  width: 64,
  height: 64,
  placeholder: null,
  small_url: '/media/t_small',
};
const found = (...generations: ReturnType<typeof aContent>[]) => ({
  ...{ generations, next: null, total: generations.length, total_is_exact: true, each_word: [] },
});
const both = found(aContent({ id: 'i', username: 'Teo' }), aVideo({ id: 'v', username: 'Ada' }));

function open(at = '/search', handlers: FakeHandlers = {}) {
  const backend = fakeBackend({
    'search.start': () => ({
      popular: [{ words: 'northern lights', item: thumbnail }],
      styles: [{ style: 'anime', count: 12, item: thumbnail }],
      engines: ['studio', 'fal'],
      people: [{ username: 'Ada', fullName: 'Ada Okonkwo', profile_pic: null, generations: [thumbnail] }],
    }),
    'search.find': () => both,
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/search" element={<SearchPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );
  return { backend, person: userEvent.setup() };
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const query = () => screen.getByTestId('address').dataset['search'];
const asked = (backend: ReturnType<typeof open>['backend']) =>
  backend.calls.filter((call) => call.id === 'search.find').map(({ request }) => request.query.toString());

beforeEach(() => {
  clearSession();
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  // Lists scroll to what is chosen; there is no layout here.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the search', () => {
  it('suggests longer words and people below its field, on a phone as well [KEEP-19]', async () => {
    const suggested = {
      words: [
        { words: 'Lake', count: 7 },
        { words: 'lake at dusk', count: 100 },
      ],
      generations: [thumbnail],
      people: [{ username: 'Lakewatch', fullName: 'Lara Lake', profile_pic: null }],
    };
    const { person, backend } = open('/search', { 'search.suggest': () => suggested });
    await person.keyboard('lake');
    const row = await screen.findByRole('list', { name: 'Suggestions' });
    // What is typed already is no suggestion.
    expect(within(row).getAllByRole('listitem')).toHaveLength(2);
    expect(within(row).getByRole('link', { name: 'Lara Lake' }).getAttribute('href')).toBe('/profile/Lakewatch');
    await person.click(within(row).getByRole('button', { name: /lake at dusk/ }));
    expect(query()).toBe('?q=lake+at+dusk');
    expect(field().value).toBe('lake at dusk');
    await waitFor(() => expect(asked(backend).at(-1)).toBe('q=lake+at+dusk&filter=all&sort=newest'));
  });

  it('is as ever where suggestions cannot be had, and asks for none of one letter [KEEP-19]', async () => {
    const { person, backend } = open('/search', { 'search.suggest': () => errorAnswer(503) });
    await person.keyboard('l');
    await screen.findByRole('region', { name: 'Results' });
    expect(backend.count('search.suggest')).toBe(0);
    await person.keyboard('ake');
    await waitFor(() => expect(backend.count('search.suggest')).toBe(1));
    expect(await screen.findByText('2 results')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
  });

  it('finds while one types, once a word has ended, and keeps the words in its address [KEEP-18]', async () => {
    const { person, backend } = open();
    expect(document.activeElement).toBe(field());
    await person.keyboard('lake');
    const results = await screen.findByRole('region', { name: 'Results' });
    expect(await within(results).findByRole('link', { name: /^Image by Teo: / })).toBeTruthy();
    expect(within(results).getByRole('link', { name: /^Video by Ada: / })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 results');
    expect(query()).toBe('?q=lake');
    expect(asked(backend)).toEqual(['q=lake&filter=all&sort=newest']);
  });

  it('keeps the letters that are typed while its address changes to the word before them [KEEP-18]', () => {
    vi.useFakeTimers();
    try {
      open();
      fireEvent.change(field(), { target: { value: 'lake' } });
      act(() => {
        vi.advanceTimersByTime(250);
        // The address has been asked to change, and the page not been drawn with it.
        fireEvent.change(field(), { target: { value: 'lake at' } });
      });
      expect([query(), field().value]).toEqual(['?q=lake', 'lake at']);
      act(() => void vi.advanceTimersByTime(250));
      expect([query(), field().value]).toEqual(['?q=lake+at', 'lake at']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('drops an answer that was typed over', async () => {
    const late: (() => void)[] = [];
    const { person } = open('/search', {
      'search.find': async ({ query: asks }) => {
        await new Promise<void>((resolve) => late.push(resolve));
        return found(aContent({ id: 'i', username: `Maker of ${asks.get('q')}` }));
      },
    });
    await person.type(field(), 'one');
    await waitFor(() => expect(late).toHaveLength(1));
    await person.type(field(), ' two');
    await waitFor(() => expect(late).toHaveLength(2));
    act(() => late.forEach((release) => release()));
    expect(await screen.findByRole('link', { name: /^Image by Maker of one two: / })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Image by Maker of one: / })).toBeNull();
    expect(query()).toBe('?q=one+two');
  });

  it('begins with a shared address and all of its filters, and asks for each [KEEP-18]', async () => {
    const { backend } = open(
      '/search?q=rain&shape=portrait&style=neon&colour=violet&engine=fal&time=week&prompt=free&show=image&sort=trending&x=1',
    );
    expect(field().value).toBe('rain');
    await screen.findByRole('link', { name: /^Image by Teo: / });
    expect(new URLSearchParams(asked(backend)[0])).toEqual(
      new URLSearchParams(
        'q=rain&filter=image&sort=trending&orientation=portrait&style=neon&colour=violet&engine=fal&since=week&prompt=free',
      ),
    );
    expect(screen.getByRole('button', { name: 'Clear 7 filters' })).toBeTruthy();
    for (const name of ['Shape: Tall', 'Style: Neon', 'Colour: Violet', 'Engine: fal', 'Time: Last week'])
      expect(screen.getByRole('combobox', { name }).className).toContain('filter-set');
  });

  it('fills a filter that is set, says how many are, and clears them, by keys too [KEEP-18]', async () => {
    const { person, backend } = open('/search?q=rain');
    await screen.findByRole('link', { name: /^Image by Teo: / });
    expect(screen.queryByRole('button', { name: /^Clear \d/ })).toBeNull();
    const colour = screen.getByRole('combobox', { name: 'Colour' });
    expect(colour.className).not.toContain('filter-set');
    colour.focus();
    await person.keyboard('{Enter}v{Enter}');
    expect(query()).toBe('?q=rain&colour=violet');
    await person.click(screen.getByRole('radio', { name: 'Videos' }));
    expect(query()).toBe('?q=rain&colour=violet&show=video');
    // Images alone have a style.
    await person.click(screen.getByRole('combobox', { name: 'Style' }));
    await person.click(await screen.findByRole('option', { name: /Anime/ }));
    expect(query()).toBe('?q=rain&style=anime&colour=violet');
    await person.click(screen.getByRole('button', { name: 'Clear 2 filters' }));
    expect(query()).toBe('?q=rain');
    expect(asked(backend)).toContain('q=rain&filter=all&sort=newest&style=anime&colour=violet');
  });

  it.each([
    [1_000, '1,000+ results'],
    [24, '24+ results'],
    [1, '1+ results'],
  ])('goes on by key, and says honestly how many there are: at least %i [KEEP-18]', async (total, words) => {
    const { backend } = open('/search?q=rain', {
      'search.find': ({ query: asks }) =>
        asks.has('last')
          ? { ...found(aContent({ id: 'second', username: 'Zoe' })), total: null }
          : { ...both, total, total_is_exact: false, next: { last: '2026-01-01T00:00:00.000Z', before: 'i' } },
    });
    await screen.findByRole('link', { name: /^Image by Teo: / });
    expect(screen.getByRole('status').textContent).toBe(words);
    await waitFor(() => expect(asked(backend)[1] ?? 'none yet').toMatch(/last=2026-01-01.*before=i|none yet/));
  });

  it('is emptied by Escape and by its button, and goes to the results with the arrow down', async () => {
    const { person } = open('/search?q=rain');
    await screen.findByRole('link', { name: /^Image by Teo: / });
    field().focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('[aria-label=Results]')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(query()).toBe('');
    expect(await screen.findByRole('heading', { name: 'Styles' })).toBeTruthy();
    await person.type(field(), 'x');
    await person.keyboard('{Escape}');
    expect(field().value).toBe('');
  });

  it('says when it fails, and tries again', async () => {
    let broken = true;
    const { person } = open('/search?q=lake', { 'search.find': () => (broken ? errorAnswer(429) : both) });
    expect(await screen.findByText('Too many requests. Please wait a moment and try again.')).toBeTruthy();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: /^Image by Teo: / })).toBeTruthy();
  });

  it('never shows the words of what it found', async () => {
    open('/search?q=lake', {
      'search.find': () => found(aContent({ id: 'i', username: 'Teo', text_prompt: null, is_prompt_locked: true })),
    });
    const link = await screen.findByRole('link', { name: /^Image by Teo: / });
    expect(link.querySelector('img')?.getAttribute('alt')).toBe('');
  });
});

describe('where a search begins', () => {
  it('has popular words, styles, colours and people, each a way on [KEEP-21]', async () => {
    const { person } = open();
    const popular = await screen.findByRole('list', { name: 'Popular searches' });
    expect(within(popular).getByRole('link', { name: 'northern lights' }).getAttribute('href')).toBe(
      '/search?q=northern+lights',
    );
    expect(screen.getByRole('link', { name: 'Anime' }).getAttribute('href')).toBe('/search?style=anime');
    expect(screen.getByRole('link', { name: 'Ada Okonkwo' }).getAttribute('href')).toBe('/profile/Ada');
    expect(within(screen.getByRole('region', { name: 'Colours' })).getAllByRole('link')).toHaveLength(10);
    await person.click(screen.getByRole('link', { name: 'Violet' }));
    expect(query()).toBe('?colour=violet');
    expect(await screen.findByRole('link', { name: /^Image by Teo: / })).toBeTruthy();
  });

  it('leaves out what cannot be had, and stays of use [KEEP-21]', async () => {
    open('/search', { 'search.start': () => errorAnswer(500) });
    expect(screen.getByRole('link', { name: 'Violet' })).toBeTruthy();
    expect(field()).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Styles' })).toBeNull();
  });

  it('keeps what was meant in this browser, lets each be forgotten, and all go with the session [KEEP-20]', async () => {
    const { person } = open();
    await person.type(field(), 'misty forest{Enter}');
    await screen.findByRole('link', { name: /^Image by Teo: / });
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    const last = within(await screen.findByRole('region', { name: 'Your last searches' }));
    expect(last.getByRole('link', { name: 'misty forest' }).getAttribute('href')).toBe('/search?q=misty+forest');
    const still = () => last.getByRole('link', { name: 'misty forest' }).querySelector('img');
    act(() => rememberSearch('misty forest', '/media/of-the-first.webp'));
    expect(still()?.getAttribute('src')).toBe('/media/of-the-first.webp');
    // Looked for again by Enter, before anything is found, it keeps its picture; one that is gone is a sign.
    act(() => rememberSearch('misty forest'));
    expect(still()).not.toBeNull();
    fireEvent.error(still() ?? document.body);
    expect(still()).toBeNull();
    act(() => rememberSearch('misty forest at dawn'));
    // What only goes on with the latest takes its place.
    expect(last.getAllByRole('link').map((link) => link.textContent)).toEqual(['misty forest at dawn']);
    await person.click(last.getByRole('button', { name: 'Forget “misty forest at dawn”' }));
    expect(screen.queryByRole('region', { name: 'Your last searches' })).toBeNull();
    act(() => {
      for (let n = 0; n < 12; n += 1) rememberSearch(`words ${String.fromCodePoint(97 + n)}`);
    });
    expect(within(screen.getByRole('region', { name: 'Your last searches' })).getAllByRole('link')).toHaveLength(10);
    act(() => clearSession());
    expect(JSON.stringify(localStorage)).not.toContain('words');
    act(() => forgetSearch('nothing'));
    expect(screen.queryByRole('region', { name: 'Your last searches' })).toBeNull();
  });
});

describe('where nothing is found', () => {
  it('counts the words one by one, goes on without filters, and can be made [KEEP-22]', async () => {
    const { person } = open('/search?q=whale+zeppelin&colour=rose', {
      'search.find': ({ query: asks }) =>
        asks.has('colour')
          ? {
              ...found(),
              each_word: [1_000, 0],
            }
          : both,
    });
    expect(await screen.findByText('No picture has all of these words and these filters')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 results');
    const words = within(screen.getByRole('list', { name: 'Each word by itself' }));
    expect(words.getByRole('link', { name: 'whale 1,000+' }).getAttribute('href')).toBe('/search?q=whale');
    // What nothing has is no way on.
    expect(words.queryByText('zeppelin')).toBeNull();
    expect(screen.getByRole('link', { name: 'Generate Image' }).getAttribute('href')).toBe('/?prompt=whale+zeppelin');
    expect(screen.getByRole('list', { name: 'Popular searches' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Search without filters' }));
    expect(await screen.findByRole('link', { name: /^Image by Teo: / })).toBeTruthy();
  });

  it('does not count a single word once more, unless filters kept it out [KEEP-22]', async () => {
    const { person } = open('/search?q=zeppelin&colour=rose', {
      'search.find': ({ query: asks }) => ({ ...found(), each_word: [asks.has('colour') ? 3 : 0] }),
    });
    expect(await screen.findByRole('list', { name: 'Each word by itself' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Search without filters' }));
    expect(await screen.findByText('No picture has “zeppelin”')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Each word by itself' })).toBeNull();
  });
});
