import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SettingsIndex } from './settings-index.tsx';

const marked = () => screen.getByRole('link', { current: 'location' }).textContent;

it('leads to every section, with the keys, and marks the one that is read [MAKE-65]', async () => {
  fakeBackend({});
  const seen = vi.fn();
  renderApp(
    <>
      <SettingsIndex />
      {['appearance', 'security'].map((id) => (
        <h2 key={id} id={id} ref={(heading) => void (heading && (heading.scrollIntoView = seen))}>
          {id}
        </h2>
      ))}
    </>,
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Appearance',
    'Preferences',
    'Notifications',
    'Account',
    'Security',
    'Blocked people',
    'Billing',
    'Your data',
  ]);
  await userEvent.setup().click(screen.getByRole('link', { name: 'Security' }));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('security');
  expect(marked()).toBe('Security');
  const security = document.getElementById('security');
  if (security) security.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
  vi.stubGlobal('scrollY', 20);
  fireEvent.scroll(window);
  expect(marked()).toBe('Appearance');
});

it('marks the section that is written in, and the last ones before the very end of the page [MAKE-65]', async () => {
  fakeBackend({});
  const tops = { appearance: -900, account: 300, 'your-data': 600 };
  renderApp(
    <>
      <SettingsIndex />
      {Object.entries(tops).map(([id, top]) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} ref={(heading) => void (heading && (heading.getBoundingClientRect = () => new DOMRect(0, top)))}>
            {id}
          </h2>
          <input aria-label={`Field of ${id}`} />
        </section>
      ))}
    </>,
  );
  vi.stubGlobal('innerHeight', 900);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_900);
  const scrollTo = (topPx: number) => {
    vi.stubGlobal('scrollY', topPx);
    fireEvent.scroll(window);
  };
  scrollTo(0);
  expect(marked()).toBe('Appearance');
  scrollTo(1_000);
  expect(marked()).toBe('Account');
  scrollTo(1_900);
  expect(marked()).toBe('Your data');
  await userEvent.setup().type(screen.getByRole('textbox', { name: 'Field of account' }), 'A');
  expect(marked()).toBe('Account');
});

it('finds the section of a setting by what it holds, goes to the first by Enter, and says when there is none [MAKE-69]', async () => {
  fakeBackend({});
  renderApp(
    <>
      <SettingsIndex />
      {['security', 'your-data'].map((id) => (
        <h2 key={id} id={id} ref={(heading) => void (heading && (heading.scrollIntoView = vi.fn()))}>
          {id}
        </h2>
      ))}
    </>,
  );
  const user = userEvent.setup();
  const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  const field = screen.getByRole('searchbox', { name: 'Find a setting' });
  await user.type(field, ' DEL acc');
  expect(names()).toEqual(['Your data']);
  await user.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('your-data');
  await user.clear(field);
  await user.type(field, 'pass');
  expect(names()).toEqual(['Security']);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Security');
  await user.clear(field);
  await user.type(field, 'dword');
  expect(names()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No setting is called “dword”.');
  await user.keyboard('{Enter}{Escape}');
  expect(names()).toHaveLength(8);
  expect(screen.getByRole('status').textContent).toBe('');
});
