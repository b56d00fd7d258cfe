import { limits } from '@loomlight/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aContent, aSelf, signInAs } from '../../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PinSeveral } from '../profile/pin-several.tsx';
import { PinnedRow } from './index.ts';

const items = ['A heron', 'A fox', 'A walrus'].map((text_prompt, n) => aContent({ id: `item-${n}`, text_prompt }));

function show(own: boolean, handlers: FakeHandlers = {}) {
  let pinned = items;
  signInAs();
  const backend = fakeBackend({
    'accounts.profile': () => aSelf(),
    'pins.ofPerson': () => ({ generations: pinned }),
    'pins.set': ({ body }) => {
      pinned = body.ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
      return { generations: pinned };
    },
    ...handlers,
  });
  renderApp(<PinnedRow username="Mira Lindqvist" own={own} />);
  return { backend, person: userEvent.setup() };
}
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const act = async (person: ReturnType<typeof userEvent.setup>, name: string, label: string) => {
  await person.click(await screen.findByRole('button', { name: `Change ${name}` }));
  await person.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: label }));
};

it('shows what is pinned in its order, without any act for others [KEEP-71]', async () => {
  show(false);
  await screen.findByRole('region', { name: 'Pinned' });
  expect(names()).toEqual(['Image: A heron', 'Image: A fox', 'Image: A walrus']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is nothing where nothing is pinned or nothing came [KEEP-71]', async () => {
  const { backend } = show(false, { 'pins.ofPerson': () => errorAnswer(500) });
  await waitFor(() => expect(backend.count('pins.ofPerson')).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull();
});

it('is ordered and unpinned by its person with a menu, and takes back what is refused [KEEP-71]', async () => {
  const { backend, person } = show(true);
  await act(person, 'A walrus', 'Move earlier');
  await waitFor(() => expect(names()).toEqual(['Image: A heron', 'Image: A walrus', 'Image: A fox']));
  expect(screen.getByText('Moved to place 2.')).toBeTruthy();
  await act(person, 'A heron', 'Unpin');
  await waitFor(() => expect(names()).toEqual(['Image: A walrus', 'Image: A fox']));
  await waitFor(() => expect(backend.count('pins.set')).toBe(2));
  expect(backend.calls.findLast(({ id }) => id === 'pins.set')?.request.body).toEqual({ ids: ['item-2', 'item-1'] });
});

it('is as it was where the server refuses [KEEP-71]', async () => {
  const { person } = show(true, { 'pins.set': () => errorAnswer(409, { message: 'Only public creations.' }) });
  await act(person, 'A fox', 'Unpin');
  expect(await screen.findByText('Only public creations.')).toBeTruthy();
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('takes what was chosen after what is there, and says why it cannot [KEEP-71]', async () => {
  signInAs();
  const asked: (readonly string[])[] = [];
  fakeBackend({
    'accounts.profile': () => aSelf(),
    'pins.ofPerson': () => ({ generations: items }),
    'pins.set': ({ body }) => {
      asked.push(body.ids);
      return { generations: items };
    },
  });
  const more = Array.from({ length: limits.pinsMax - 2 }, (_, n) => aContent({ id: `more-${n}` }));
  const person = userEvent.setup();
  const { unmount } = renderApp(<PinSeveral chosen={more} />);
  await waitFor(async () => {
    await person.click(screen.getByRole('button', { name: 'Pin' }));
    expect(screen.getByText('At most 6 creations can be pinned. 3 are pinned already.')).toBeTruthy();
  });
  unmount();
  const locked = renderApp(<PinSeveral chosen={[aContent({ is_prompt_locked: true })]} />);
  await waitFor(async () => {
    await person.click(screen.getByRole('button', { name: 'Pin' }));
    expect(screen.getByText('Only public creations with an open prompt can be pinned.')).toBeTruthy();
  });
  locked.unmount();
  renderApp(<PinSeveral chosen={[...more.slice(0, 1), ...items.slice(0, 1)]} />);
  await waitFor(async () => {
    await person.click(screen.getByRole('button', { name: 'Pin' }));
    expect(asked).toEqual([['item-0', 'item-1', 'item-2', 'more-0']]);
  });
});
