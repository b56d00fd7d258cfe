import { limits } from '@loomlight/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { helpTopics } from '../features/help/help-topics.ts';
import { Footer } from '../features/shell/footer.tsx';
import { drawnAddress } from '../routes.tsx';
import { aContent } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';
import { HelpPage } from './help-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const address = () => {
  const { textContent, dataset } = screen.getByTestId('address');
  return `${textContent}${dataset['search']}`;
};

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

describe('an address that nobody knows', () => {
  const open = (handlers: FakeHandlers = {}) => {
    fakeBackend(handlers);
    renderApp(<NotFoundPage />, '/nothing-here');
    return userEvent.setup();
  };

  it('says so, searches for words, and leads on [KEEP-76]', async () => {
    const person = open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The requested resource was not found.');
    const ways = within(screen.getByRole('navigation', { name: 'Ways on' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/', '/#gallery', '/help']);
    await person.type(screen.getByRole('searchbox'), '  a heron {Enter}');
    expect(address()).toBe('/search?q=a+heron');
  });

  it('shows what is picked this week, without what was locked since, and nothing where it fails [KEEP-76]', async () => {
    open({
      'picks.week': () => ({
        generations: [aContent({ text_prompt: 'A fox' }), aContent({ id: 'b', is_prompt_locked: true })],
      }),
    });
    const picked = within(await screen.findByRole('region', { name: 'Picked this week' }));
    expect(picked.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Image: A fox']);
  });

  it('shows four of them at most, which fill the row of a desk and two of a phone [KEEP-76]', async () => {
    open({
      'picks.week': () => ({ generations: ['a', 'b', 'c', 'd', 'e'].map((id) => aContent({ id, text_prompt: id })) }),
    });
    const picked = within(await screen.findByRole('region', { name: 'Picked this week' }));
    expect(picked.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `Image: ${id}`),
    );
  });

  it('stands without them where they do not come [KEEP-76]', async () => {
    open({ 'picks.week': () => errorAnswer(500) });
    expect(await screen.findByRole('searchbox')).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the page of help', () => {
  it('has every answer with its way, the numbers of the product, and one heading of each id [KEEP-77]', () => {
    fakeBackend({});
    renderApp(<HelpPage />);
    const answers = helpTopics.flatMap(({ entries }) => entries);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      answers.map(({ asks }) => asks),
    );
    expect(screen.getByText(new RegExp(`${limits.lockPriceMin} to ${limits.lockPriceMax} credits`))).toBeTruthy();
    expect(new Set(helpTopics.map(({ id }) => id)).size).toBe(helpTopics.length);
    expect(screen.getByRole('link', { name: 'Trash' }).getAttribute('href')).toBe('/trash');
  });

  it('is narrowed to the answers that have all the words, says when there is none, and is whole again with Escape [KEEP-77]', async () => {
    fakeBackend({});
    renderApp(<HelpPage />);
    const person = userEvent.setup();
    const field = screen.getByRole('searchbox', { name: 'Find an answer' });
    await person.type(field, 'BLOCK menu');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'How do I see nothing of somebody?',
    ]);
    await person.type(field, ' xyz');
    expect(screen.getByRole('status').textContent).toBe('No answer has “BLOCK menu xyz”. Fewer words find more.');
    await person.keyboard('{Escape}');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(helpTopics.length);
  });

  it('is led to by the footer, and not drawn by the server [KEEP-77]', () => {
    fakeBackend({});
    renderApp(<Footer />);
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
    expect(drawnAddress('/help')).toBeUndefined();
  });
});
