import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createSignal, createStore, type Readable, useStore } from './create-store.ts';

function Shown({ store }: { store: Readable<string> }) {
  return <output>{useStore(store, 'of the server')}</output>;
}

it('a store shows its value, and every change of it', () => {
  const store = createStore('one');
  render(<Shown store={store} />);
  expect(screen.getByRole('status').textContent).toBe('one');
  act(() => store.change('two'));
  expect(screen.getByRole('status').textContent).toBe('two');
});

it('a store tells of a change after it has happened, until one stops to listen', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.listen(() => heard.push(store.read()));
  store.change(2);
  store.change(2);
  stop();
  store.change(3);
  expect(heard).toEqual([2, 2]);
});

it('the server draws what stands in for the value', () => {
  expect(renderToString(<Shown store={createStore('of the browser')} />)).toContain('of the server');
});

it('a signal brings its news to all who listen', () => {
  const signal = createSignal<string>();
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = signal.listen(one);
  signal.listen(other);
  signal.tell('first');
  stop();
  signal.tell('second');
  expect(one.mock.calls).toEqual([['first']]);
  expect(other.mock.calls).toEqual([['first'], ['second']]);
});
