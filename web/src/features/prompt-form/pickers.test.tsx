import { imageSizes, imageStyles } from '@loomlight/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { emptyForm } from './form/form-state.ts';
import { formStore } from './form/form-store.ts';
import { SizeSelect } from './image/size-select.tsx';
import { StyleSelect } from './image/style-select.tsx';

beforeEach(() => formStore.change(emptyForm));
afterEach(() => vi.unstubAllGlobals());

async function open(name: 'Style' | 'Image size') {
  fakeBackend({ 'images.sizes': () => ({ sizes: [...imageSizes], styles: [...imageStyles], engines: [] }) });
  renderApp(
    <>
      <SizeSelect />
      <StyleSelect />
      <button type="button">Next</button>
    </>,
  );
  await screen.findByRole('combobox', { name: 'Image size' });
  const chip = () => screen.getByRole('combobox', { name });
  const active = () => document.getElementById(chip().getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user: userEvent.setup(), chip, active };
}

const options = () => screen.findAllByRole('option');

it('shows the styles as tiles that arrows cross in two dimensions, and letters jump to [MAKE-51]', async () => {
  const { user, chip, active } = await open('Style');
  chip().focus();
  await user.keyboard('{ArrowDown}');
  expect(await options()).toHaveLength(12);
  expect(active()).toBe('None');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(active()).toBe('Pixel art');
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}');
  expect(active()).toBe('Photographic');
  await user.keyboard('n');
  expect(active()).toBe('None');
  await new Promise((resolve) => setTimeout(resolve, 700));
  await user.keyboard('ne{Enter}');
  expect(formStore.read().style).toBe('neon');
  expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, chip()]);
});

it('goes down by three on a phone [MAKE-51]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const { user, chip, active } = await open('Style');
  chip().focus();
  await user.keyboard('{ArrowDown}');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Watercolor');
});

it('finds a style by a part of its name; Enter takes it, Escape leaves [MAKE-51]', async () => {
  const { user, chip } = await open('Style');
  await user.click(chip());
  await options();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find a style' }));
  await user.keyboard('art');
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Digital art', 'Line art', 'Pixel art']);
  await user.keyboard('{ArrowDown}');
  await user.keyboard('zzz');
  expect(screen.getByRole('status').textContent).toBe('No style has “artzzz” in its name.');
  await user.keyboard('{Enter}');
  expect(formStore.read().style).toBe('none');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(chip());
  await user.click(chip());
  expect(await options()).toHaveLength(12);
  await user.tab();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('draws each size as a shape with its name, pixels and price [MAKE-52]', async () => {
  const { user, chip } = await open('Image size');
  await user.click(chip());
  const [first] = await options();
  expect(first?.textContent).toBe('Square1024 × 10242 credits');
  const shapes = document.querySelectorAll<HTMLElement>('[role=option] i');
  const [square, landscape] = [...shapes].map(({ style }) => [parseFloat(style.width), parseFloat(style.height)]);
  expect(square).toEqual([19, 19]);
  expect(landscape?.[0]).toBeCloseTo((1344 / 2048) * 38, 1);
});

it('takes a size of one’s own, swaps its sides, and gives the focus back [MAKE-52]', async () => {
  const { user, chip } = await open('Image size');
  await user.click(chip());
  await options();
  await user.keyboard('{End}{Enter}');
  const width = await screen.findByRole('spinbutton', { name: 'Width' });
  await user.clear(width);
  await user.type(width, '4096');
  expect(width.getAttribute('aria-invalid')).toBe('true');
  await user.clear(width);
  await user.type(width, '512');
  expect(width.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Swap width and height' }));
  expect(formStore.read().size).toEqual({ kind: 'custom', width: 1024, height: 512 });
  expect(screen.getByRole('option', { name: /Custom size/ }).textContent).toContain('1024 × 512');
  width.focus();
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, chip()]);
});
