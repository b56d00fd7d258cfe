import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../api/auth-tokens.ts';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';

function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p data-testid="place">{pathname + search + hash}</p>
      <input aria-label="Words" />
      <ShortcutKeys />
    </>
  );
}

/** What the page of a result, or an open item, says of itself. */
function OpenItem({ pressed }: { pressed: (name: string) => void }) {
  return (
    <div className="detail" role="dialog" aria-label="Image details">
      <button type="button" aria-keyshortcuts="R" data-act="Remix" onClick={() => pressed('R')}>
        R
      </button>
      <button type="button" aria-keyshortcuts="F" onClick={() => pressed('F')}>
        <span>Favorite</span>
        <span aria-hidden="true">12</span>
      </button>
      <button type="button" aria-keyshortcuts="U" aria-disabled="true">
        Upscale
      </button>
      <input aria-keyshortcuts="/" aria-label="Search" />
    </div>
  );
}

function open(handlers: FakeHandlers = {}) {
  const backend = fakeBackend({ 'accounts.profile': () => aSelf(), ...handlers });
  renderApp(<Page />, '/');
  return { backend, user: userEvent.setup() };
}
const address = () => screen.getByTestId('place').textContent;
const palette = () => screen.findByRole('dialog', { name: 'Command palette' });

beforeEach(() => {
  clearSession();
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  // The list scrolls to what is chosen; there is no layout here.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('keys', () => {
  it('lead to pages: a slash, G and a letter, and rest while somebody writes [PEOPLE-46]', async () => {
    const { user } = open();
    await user.keyboard('gg');
    expect(address()).toBe('/#gallery');
    await user.keyboard('x/');
    expect(address()).toBe('/search');
    await user.click(screen.getByLabelText('Words'));
    await user.keyboard('gh?');
    expect(address()).toBe('/search');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('gh?');
  });

  it('of one key can be switched off in their sheet, and stay off for whoever signs in next [PEOPLE-46]', async () => {
    const { user } = open();
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Command palette')).toBeTruthy();
    await user.click(sheet.getByRole('switch', { name: 'Shortcuts of one key' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    signInAs();
    clearSession();
    await user.keyboard('?gg/');
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await palette()).toBeTruthy();
  });
});

describe('the palette', () => {
  it('opens also while somebody writes, finds pages by their letters and goes there [PEOPLE-46]', async () => {
    signInAs();
    const { user } = open();
    await user.click(screen.getByLabelText('Words'));
    await user.keyboard('{Control>}k{/Control}');
    const field = within(await palette()).getByRole('combobox');
    expect(document.activeElement).toBe(field);
    await user.keyboard('stati');
    expect(screen.getByRole('option', { name: /Statistics/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Credits/ })).toBeNull();
    // A page that is called so comes before the way to the search.
    await user.keyboard('{Enter}');
    expect(address()).toBe('/statistics');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('knows the collections and the trash, and puts pictures before pages that only hold the words [PEOPLE-46]', async () => {
    signInAs();
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('coll{Enter}');
    expect(address()).toBe('/collections');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('trash{Enter}');
    expect(address()).toBe('/trash');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('work{Enter}');
    expect(address()).toBe('/search?q=work');
  });

  it('shows images with the words, never locked ones, and leads on to the search [PEOPLE-46]', async () => {
    const { user } = open({
      'community.searchImages': () => ({
        images: [
          aContent({ id: 'lake', text_prompt: 'A lake in the fog', username: 'Teo' }),
          aContent({ id: 'locked', text_prompt: null, is_prompt_locked: true, has_prompt_access: false }),
        ],
        total: 2,
      }),
    });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('lake');
    expect(await screen.findByRole('option', { name: /A lake in the fog/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /Locked prompt/ })).toBeTruthy();
    await user.click(screen.getByRole('option', { name: 'Search for “lake”' }));
    expect(address()).toBe('/search?q=lake');
  });

  it('offers guests what they may see, and no account', async () => {
    const { user } = open();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(screen.getByRole('option', { name: 'Sign In' })).toBeTruthy();
    for (const name of [/Credits/, /Sign Out/, /Your work/]) expect(screen.queryByRole('option', { name })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the palette over an open item', () => {
  it('offers what can be done with it, by its keys, and presses it [MAKE-74]', async () => {
    fakeBackend({});
    const user = userEvent.setup();
    const pressed = vi.fn();
    renderApp(
      <>
        <OpenItem pressed={pressed} />
        <ShortcutKeys />
      </>,
    );
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    const group = within(screen.getByText('On the open piece').parentElement ?? document.body);
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['RemixR', 'FavoriteF']);
    await user.keyboard('favo{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull());
    expect(pressed.mock.calls).toEqual([['F']]);
  });

  it('shows acts alone after a >, with and without words [MAKE-74]', async () => {
    const { user, backend } = open();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('>');
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Change theme', 'Keyboard shortcuts?', 'Sign In']);
    await user.keyboard(' theme');
    expect(names()).toEqual(['Change theme']);
    expect(backend.count('community.searchImages')).toBe(0);
  });
});

describe('the sheet of keys', () => {
  it('is narrowed by words and by a key, and says when there is none [MAKE-74]', async () => {
    const { user } = open();
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const name of ['Remix', 'Copy the words', 'Favorite', 'Download', 'Collect', 'Facts'])
      expect(sheet.getByText(name)).toBeTruthy();
    const field = sheet.getByRole('searchbox', { name: 'Find a shortcut' });
    await user.type(field, 'remi');
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['RemixR']);
    await user.clear(field);
    await user.type(field, 'u');
    expect(sheet.getAllByRole('listitem').some(({ textContent }) => textContent === 'UpscaleUEnter')).toBe(true);
    await user.clear(field);
    await user.type(field, 'zeppelin');
    expect(sheet.getByRole('status').textContent).toBe('No shortcut has “zeppelin”.');
  });

  it.each([
    ['opens over an open item', 'detail', 1],
    ['does not open over a question', 'dialog', 0],
  ])('%s [MAKE-74]', async (_name, className, count) => {
    fakeBackend({});
    const user = userEvent.setup();
    renderApp(
      <>
        <div className={className} role="dialog" aria-label="Something" />
        <ShortcutKeys />
      </>,
    );
    await user.keyboard('?');
    await waitFor(() =>
      expect(screen.queryAllByRole('dialog', { name: 'Keyboard shortcuts', hidden: true })).toHaveLength(count),
    );
  });
});
