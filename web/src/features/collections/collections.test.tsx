import type { Content } from '@loomlight/contract';
import type { Collection, WholeCollection } from '@loomlight/contract/collections';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CollectionPage } from '../../pages/collection-page.tsx';
import { CollectionsPage } from '../../pages/collections-page.tsx';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PersonCollections } from './person-collections.tsx';
import { moved } from './use-order.ts';

const cover = (id: string) => ({
  id,
  content_type: 'image' as const,
  width: 64,
  height: 64,
  placeholder: null,
  small_url: `/media/${id}_small`,
});
function aCollection(facts: Partial<Collection> = {}): Collection {
  return {
    id: 'nights',
    name: 'Northern nights',
    is_public: false,
    count: 3,
    covers: [cover('a'), cover('b'), cover('c')],
    cover_id: null,
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
    ...facts,
  };
}
const owner = { id: '0190-self', username: 'Mira Lindqvist', fullName: 'Mira Lindqvist', profile_pic: null };
const whole = (facts: Partial<WholeCollection> = {}): WholeCollection => ({
  ...aCollection(),
  is_own: true,
  owner,
  ...facts,
});
const three = ['a', 'b', 'c'].map((id) => aContent({ id, text_prompt: `Words ${id}` }));

function open(at: string, handlers: FakeHandlers = {}, guest = false) {
  if (!guest) signInAs();
  const state: { one: WholeCollection; items: Content[] } = { one: whole(), items: three };
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'collections.list': () => ({
      collections: [aCollection(), aCollection({ id: 'two', name: 'Red', count: 1, is_public: true, covers: [] })],
      next: null,
    }),
    'collections.get': () => ({ collection: state.one }),
    'collections.items': () => ({ generations: state.items, next: null }),
    'collections.change': ({ body }) => {
      const { name = state.one.name, is_public = state.one.is_public, cover_id = state.one.cover_id } = body;
      state.one = { ...state.one, name, is_public, cover_id };
      return { collection: state.one };
    },
    'collections.create': ({ params: { id = '' }, body: { name } }) => ({
      collection: aCollection({ id, name, count: 0 }),
    }),
    'collections.moveItem': ({ body }) => {
      state.items = moved(state.items, body);
      return new Response(null, { status: 204 });
    },
    'collections.removeItems': ({ body: { ids } }) => {
      state.items = state.items.filter(({ id }) => !ids.includes(id));
      return new Response(null, { status: 204 });
    },
    'collections.remove': () => new Response(null, { status: 204 }),
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/collections" element={<CollectionsPage />} />
      <Route path="/collections/:id" element={<CollectionPage />} />
      <Route path="/auth" element={<p>Sign in first</p>} />
    </Routes>,
    at,
  );
  return { backend, person: userEvent.setup() };
}
const order = () =>
  within(screen.getByRole('list', { name: 'In this collection' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace('Image: Words ', ''));

describe('one’s own collections', () => {
  it('are shown with covers, how much is in them and which are private [KEEP-42]', async () => {
    open('/collections');
    const tiles = await screen.findAllByRole('listitem');
    await screen.findByRole('link', { name: 'Northern nights' });
    expect(tiles.length).toBeGreaterThan(0);
    const [nights, red] = screen.getAllByRole('listitem');
    expect(nights?.querySelectorAll('img').length).toBe(3);
    expect(nights?.textContent).toBe('Northern nights3 creationsPrivate');
    expect(red?.textContent).toBe('Red1 creation');
  });

  it.each([
    { has: ['a'], cells: [['span 2', '1 / -1']] },
    {
      has: ['a', 'b'],
      cells: [
        ['span 2', ''],
        ['span 2', ''],
      ],
    },
    {
      has: ['a', 'b', 'c'],
      cells: [
        ['span 2', ''],
        ['', ''],
        ['', ''],
      ],
    },
  ])('fill the whole tile with $has.length covers [KEEP-42]', async ({ has, cells }) => {
    open('/collections', {
      'collections.list': () => ({ collections: [aCollection({ covers: has.map(cover) })], next: null }),
    });
    await screen.findByRole('link', { name: 'Northern nights' });
    const drawn = [...document.querySelectorAll<HTMLElement>('main img, li img')].map(
      ({ parentElement }) => parentElement,
    );
    expect(drawn.map((cell) => [cell?.style.gridRow, cell?.style.gridColumn])).toEqual(cells);
  });

  it('gain one by its name, which is asked for until it is there [KEEP-42]', async () => {
    let fails = true;
    const { person, backend } = open('/collections', {
      'collections.list': () => ({ collections: [], next: null }),
      'collections.create': ({ params: { id = '' } }) =>
        fails ? errorAnswer(409, { message: 'You have 200.' }) : { collection: aCollection({ id }) },
    });
    expect(await screen.findByText('Put pictures side by side')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'New collection' }));
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please give the collection a name.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Nights{Enter}');
    await screen.findByText('You have 200.');
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('/collections/'));
    // Sent again it is the same one.
    const ids = backend.calls
      .filter(({ id }) => id === 'collections.create')
      .map(({ request }) => request.params['id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('say what went wrong, try again, and are a member’s only [KEEP-42]', async () => {
    let fails = true;
    const { person } = open('/collections', {
      'collections.list': () => (fails ? errorAnswer(500) : { collections: [aCollection()], next: null }),
    });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    fails = false;
    await person.click(again);
    expect(await screen.findByRole('link', { name: 'Northern nights' })).toBeTruthy();
  });

  it('send a guest to the sign-in [KEEP-42]', async () => {
    open('/collections', {}, true);
    expect(await screen.findByText('Sign in first')).toBeTruthy();
  });
});

describe('the page of one’s own collection', () => {
  it('renames it, makes it public and removes it after a question [KEEP-42]', async () => {
    const { person, backend } = open('/collections/nights');
    expect(await screen.findByText('Only you can see it')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Make public' }));
    expect(await screen.findByText('Everybody can see it')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await person.clear(field);
    await person.type(field, 'Day{Enter}');
    expect(await screen.findByRole('heading', { name: 'Day' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this collection?' }));
    expect(backend.count('collections.remove')).toBe(0);
    await person.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/collections'));
  });

  it('orders by the menu of each, by keys alone too, and says it [KEEP-44]', async () => {
    const { person, backend } = open('/collections/nights');
    const opener = await screen.findByRole('button', { name: 'Change Words b' });
    opener.focus();
    await person.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(order()).toEqual(['b', 'a', 'c']));
    expect(screen.getByText('Moved to place 1.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change Words b');
    await person.click(screen.getByRole('button', { name: 'Change Words b' }));
    expect(screen.queryByRole('menuitem', { name: 'Move earlier' })).toBeNull();
    await person.click(screen.getByRole('menuitem', { name: 'Move later' }));
    await waitFor(() => expect(order()).toEqual(['a', 'b', 'c']));
    await person.click(screen.getByRole('button', { name: 'Change Words b' }));
    await person.click(screen.getByRole('menuitem', { name: 'Move later' }));
    await waitFor(() => expect(order()).toEqual(['a', 'c', 'b']));
    const moves = backend.calls.filter(({ id }) => id === 'collections.moveItem').map(({ request }) => request.body);
    expect(moves).toEqual([
      { item: 'b', before: 'a' },
      { item: 'b', before: 'c' },
      { item: 'b', before: null },
    ]);
  });

  it('orders by dragging, and takes back what is refused [KEEP-44]', async () => {
    let fails = false;
    const { backend } = open('/collections/nights', {
      'collections.moveItem': () => (fails ? errorAnswer(500) : new Response(null, { status: 204 })),
    });
    await screen.findByRole('button', { name: 'Change Words a' });
    const drag = (from: number, to: number) => {
      const rows = within(screen.getByRole('list', { name: 'In this collection' })).getAllByRole('listitem');
      const dataTransfer = { setData: () => undefined, effectAllowed: '' };
      fireEvent.dragStart(rows[from] as HTMLElement, { dataTransfer });
      fireEvent.dragOver(rows[to] as HTMLElement, { dataTransfer });
      fireEvent.drop(rows[to] as HTMLElement, { dataTransfer });
    };
    fails = true;
    drag(2, 0);
    await waitFor(() => expect(backend.count('collections.moveItem')).toBe(1));
    // The server's order, which is asked for again.
    await waitFor(() => expect(order()).toEqual(['a', 'b', 'c']));
    expect(backend.calls.find(({ id }) => id === 'collections.moveItem')?.request.body).toEqual({
      item: 'c',
      before: 'a',
    });
  });

  it('chooses the cover, and takes something out [KEEP-42]', async () => {
    const { person, backend } = open('/collections/nights');
    await person.click(await screen.findByRole('button', { name: 'Change Words b' }));
    await person.click(screen.getByRole('menuitem', { name: 'Use as cover' }));
    expect(await screen.findByText('Cover')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Change Words a' }));
    await person.click(screen.getByRole('menuitem', { name: 'Take out' }));
    await waitFor(() => expect(order()).toEqual(['bCover', 'c']));
    expect(backend.count('collections.removeItems')).toBe(1);
  });

  it('says that nothing is in it yet [KEEP-42]', async () => {
    open('/collections/nights', { 'collections.items': () => ({ generations: [], next: null }) });
    expect(await screen.findByText('Nothing in it yet')).toBeTruthy();
  });
});

describe('somebody else’s collection', () => {
  it('is shown to a guest with whose it is, and can be changed by nobody there [KEEP-42]', async () => {
    open(
      '/collections/nights',
      { 'collections.get': () => ({ collection: whole({ is_own: false, is_public: true }) }) },
      true,
    );
    expect(await screen.findByRole('heading', { name: 'Northern nights' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Mira Lindqvist$/ }).getAttribute('href')).toBe(
      '/profile/Mira%20Lindqvist',
    );
    expect(await screen.findByText('That is all of it.')).toBeTruthy();
    for (const name of ['Rename', 'Remove', 'Make public']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is not there while it is private, and an error can be tried again [KEEP-42]', async () => {
    open('/collections/nights', { 'collections.get': () => errorAnswer(404) }, true);
    expect(await screen.findByText('Nothing to see here')).toBeTruthy();
  });

  it('stands on the profile where there is something to see in it [KEEP-42]', async () => {
    fakeBackend({
      'collections.ofPerson': () => ({
        collections: [aCollection({ is_public: true }), aCollection({ id: 'e', name: 'Empty', count: 0 })],
        next: null,
      }),
    });
    renderApp(<PersonCollections username="Mira" />);
    expect(await screen.findByRole('link', { name: 'Northern nights' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Empty' })).toBeNull();
  });
});
