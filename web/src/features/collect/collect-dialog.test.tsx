import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { button, openDetail } from '../../testing/detail-stage.tsx';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { CollectDialog } from './collect-dialog.tsx';

function open(ids: readonly string[], handlers: FakeHandlers = {}) {
  signInAs();
  const held = [
    { id: 'nights', name: 'Northern nights', is_public: true, has_item: true },
    { id: 'red', name: 'Red', is_public: false, has_item: false },
  ];
  const set = (id: string | undefined, has: boolean) => {
    const one = held.find((choice) => choice.id === id);
    if (one) one.has_item = has;
  };
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'collections.choices': () => ({ collections: held.map((choice) => ({ ...choice })) }),
    'collections.addItems': ({ params: { id }, body: { ids: added } }) => {
      set(id, true);
      return { added, failed: [] };
    },
    'collections.removeItems': ({ params: { id } }) => {
      set(id, false);
      return new Response(null, { status: 204 });
    },
    'collections.create': ({ params: { id = '' }, body: { name } }) => {
      held.unshift({ id, name, is_public: false, has_item: false });
      const at = '2026-11-01T10:00:00.000Z';
      return {
        collection: {
          id,
          name,
          is_public: false,
          count: 0,
          covers: [],
          cover_id: null,
          created_at: at,
          updated_at: at,
        },
      };
    },
    ...handlers,
  });
  renderApp(<CollectDialog ids={ids} onClose={() => undefined} />);
  return { backend, person: userEvent.setup() };
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('collecting', () => {
  it('shows where an item is, puts it into others and takes it out [KEEP-43]', async () => {
    const { person, backend } = open(['a']);
    expect((await box('Northern nights')).checked).toBe(true);
    expect((await box('Red · Private')).checked).toBe(false);
    await person.click(await box('Red · Private'));
    await waitFor(async () => expect((await box('Red · Private')).checked).toBe(true));
    await person.click(await box('Northern nights'));
    await waitFor(async () => expect((await box('Northern nights')).checked).toBe(false));
    expect([backend.count('collections.addItems'), backend.count('collections.removeItems')]).toEqual([1, 1]);
  });

  it('makes a new one with the item in it, by keys alone [KEEP-43]', async () => {
    const { person } = open(['a']);
    await person.type(await screen.findByRole('textbox', { name: 'New collection' }), 'Planets{Enter}');
    expect((await box('Planets · Private')).checked).toBe(true);
  });

  it('takes back what is refused, and says why [KEEP-43]', async () => {
    const full = 'A collection holds at most 5,000 items. Please take some out first.';
    const { person } = open(['a'], { 'collections.addItems': () => errorAnswer(409, { message: full }) });
    await person.click(await box('Red · Private'));
    expect((await screen.findByRole('alert')).textContent).toBe(full);
    await waitFor(async () => expect((await box('Red · Private')).checked).toBe(false));
  });

  it('adds several at once, a hundred in each call, and says how many are gone [KEEP-43]', async () => {
    const ids = Array.from({ length: 150 }, (_, n) => `item-${n}`);
    const { person, backend } = open(ids, {
      'collections.addItems': ({ body }) => ({ added: [], failed: [{ id: body.ids[0] ?? '', code: 'not_found' }] }),
    });
    expect((await box('Northern nights')).checked).toBe(false);
    await person.click(await box('Northern nights'));
    expect(await screen.findByText('2 could not be added: not there any more.')).toBeTruthy();
    expect(backend.count('collections.addItems')).toBe(2);
    expect((await box('Northern nights')).checked).toBe(true);
  });

  it('stands beside the tools of an open item, and asks a guest to sign in [KEEP-43]', async () => {
    const { user } = openDetail({}, { 'collections.choices': () => ({ collections: [] }) });
    await user.click(await button('Collect'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Collect' }));
    expect(await dialog.findByText('No collection yet. Give your first one a name.')).toBeTruthy();
  });

  it('asks a guest to sign in [KEEP-43]', async () => {
    const { user } = openDetail({}, {}, { guest: true });
    await user.click(await button('Collect'));
    expect(await screen.findByText(/sign in to collect creations/)).toBeTruthy();
  });
});
