import { lifetimes } from '@loomlight/contract';
import type { TrashedItem } from '@loomlight/contract/trash';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TrashPage } from '../../pages/trash-page.tsx';
import { aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const day = 86_400_000;
function aTrashed(id: string, words: string, ageDays: number): TrashedItem {
  const at = Date.now() - ageDays * day;
  return {
    id,
    content_type: 'image',
    text_prompt: words,
    status: 'completed',
    width: 64,
    height: 64,
    placeholder: null,
    small_url: `/media/${id}_small`,
    is_public: true,
    is_prompt_locked: false,
    created_at: new Date(at - day).toISOString(),
    trashed_at: new Date(at).toISOString(),
    gone_at: new Date(at + lifetimes.trashDays * day).toISOString(),
  };
}

function open(handlers: FakeHandlers = {}) {
  signInAs();
  let held = [aTrashed('a', 'A lighthouse on a cliff', 0), aTrashed('b', 'Enchanted forest', 28.5)];
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'trash.list': () => ({ generations: held, total: held.length, next: null }),
    'trash.putBack': ({ body: { ids } }) => {
      held = held.filter(({ id }) => !ids.includes(id));
      return { restored: ids, failed: [] };
    },
    'trash.empty': () => {
      const removed = held.length;
      held = [];
      return { removed, left: 0 };
    },
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/trash" element={<TrashPage />} />
      <Route path="/auth" element={<p>Sign in first</p>} />
    </Routes>,
    '/trash',
  );
  return { backend, person: userEvent.setup() };
}
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the trash', () => {
  it('says how many days are left, and puts one back [KEEP-31]', async () => {
    const { person } = open();
    expect(await screen.findByText('30 days left')).toBeTruthy();
    expect(screen.getByText('2 days left').className).toContain('text-red');
    expect(titles()).toEqual(['A lighthouse on a cliff', 'Enchanted forest']);
    await person.click(screen.getByRole('button', { name: 'Put back Enchanted forest' }));
    expect(await screen.findByText('Put back as it was.')).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(['A lighthouse on a cliff']));
  });

  it('is emptied after a question, and then says so [KEEP-31]', async () => {
    const { person, backend } = open();
    await person.click(await screen.findByRole('button', { name: 'Empty trash' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Empty the trash?' }));
    expect(question.getByText('2 creations are removed for good. This cannot be undone.')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    expect(backend.count('trash.empty')).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Empty trash' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Empty trash' }));
    expect(await screen.findByText('What you delete waits here for 30 days.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Empty trash' })).toBeNull();
  });

  it('says what went wrong, and tries again [KEEP-31]', async () => {
    let fails = true;
    const { person } = open({
      'trash.list': () => (fails ? errorAnswer(500) : { generations: [], total: 0, next: null }),
      'trash.putBack': () => errorAnswer(500),
    });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    fails = false;
    await person.click(again);
    expect((await screen.findAllByText('The trash is empty')).length).toBeGreaterThan(0);
  });
});
