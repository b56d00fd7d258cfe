import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { letToastsFade } from '../testing/toasts.ts';
import { Button } from './button.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { Segmented } from './segmented.tsx';
import { StatusBadge } from './status-badge.tsx';
import { toast } from './toast.ts';

describe('Button', () => {
  it('keeps its name while it is busy, and does nothing', async () => {
    const click = vi.fn();
    render(
      <Button loading onClick={click}>
        Sign In
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sign In' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(click).not.toHaveBeenCalled();
  });
});

describe('NumberStepper', () => {
  function Width() {
    const [value, setValue] = useState(1024);
    return (
      <NumberStepper label="Width" value={value} min={64} max={2048} step={64} fallback={1024} onChange={setValue} />
    );
  }
  const width = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Width' });

  it.each([
    ['1000', '1024'],
    ['99999', '2048'],
    ['1', '64'],
    ['', '1024'],
  ])('brings %s onto its grid as %s when it is left [R-FORM-08]', async (typed, kept) => {
    render(<Width />);
    await userEvent.clear(width());
    if (typed) await userEvent.type(width(), typed);
    await userEvent.tab();
    expect(width().value).toBe(kept);
  });

  it('steps', async () => {
    render(<Width />);
    await userEvent.click(screen.getByRole('button', { name: 'More Width' }));
    expect(width().value).toBe('1088');
  });
});

describe('Segmented', () => {
  it('moves and chooses with the arrows, round its end', async () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ] as const;
    function Example() {
      const [value, setValue] = useState<'a' | 'b'>('a');
      return <Segmented label="Which" value={value} options={options} onChange={setValue} />;
    }
    render(<Example />);
    screen.getByRole('radio', { name: 'A' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'B' }).getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement?.textContent).toBe('B');
  });
});

describe('StatusBadge', () => {
  it.each([
    ['completed', 'text-green'],
    ['failed', 'text-red'],
    ['queued', 'text-blue'],
    ['processing', 'text-orange'],
    ['pending', 'text-orange'],
    ['anything', 'text-orange'],
  ])('says %s with a sign in %s [R-RES-10]', (status, colour) => {
    render(<StatusBadge status={status} />);
    const badge = screen.getByText(status);
    expect(badge.className).toContain(colour);
    expect(badge.querySelector('svg')).toBeTruthy();
  });
});

describe('toasts', () => {
  it.each([
    ['top', 'one lies below them', { up: 100, in: 200 }],
    ['bottom', 'it lies higher', { up: 400, in: 200 }],
    ['bottom', 'it is pushed out of sight', { up: 100, in: -20 }],
  ])(
    'stand at the %s where %s: a button that spends credits is never covered [R-GLOB-13]',
    async (place, _what, at) => {
      render(<Button tone="amber">Generate</Button>);
      const box = new DOMRect(innerWidth - at.in, innerHeight - at.up, 180, 44);
      vi.spyOn(screen.getByRole('button', { name: 'Generate' }), 'getBoundingClientRect').mockReturnValue(box);
      toast.info('A word');
      const said = await screen.findByText('A word');
      expect(said.closest('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe(place);
    },
  );

  it('stand above what can be done with an item: what failed is tried once more there [R-GLOB-13]', async () => {
    const { container } = render(<div className="detail-actions" />);
    const box = new DOMRect(innerWidth - 360, innerHeight - 60, 360, 60);
    vi.spyOn(container.querySelector('.detail-actions') ?? container, 'getBoundingClientRect').mockReturnValue(box);
    toast.error('Failed to update favorite. Please try again.');
    const said = await screen.findByText(/^Failed to update/);
    expect(said.closest('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe('top');
  });

  it('appear in the region Notifications, errors as alerts [R-GLOB-13]', async () => {
    toast.error('Failed to start generation');
    toast.success('Image generation started!');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to start generation');
    expect((await screen.findByRole('status')).textContent).toBe('Image generation started!');
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
  });

  it('of every kind leave after three seconds, or when they were told to [R-GLOB-13]', async () => {
    letToastsFade();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const kind of ['success', 'error', 'info', 'warning'] as const) toast[kind](`A word of ${kind}`);
    toast.info('A longer word', { durationMs: 6_000 });
    await screen.findByText('A longer word');
    const shown = () => screen.queryAllByText(/^A word of/).length;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    expect(shown()).toBe(4);
    await pass(2_500);
    expect(shown()).toBe(4);
    await pass(1_000);
    expect(shown()).toBe(0);
    expect(screen.getByText('A longer word')).toBeTruthy();
    await pass(3_000);
    expect(screen.queryByText('A longer word')).toBeNull();
  });
});
