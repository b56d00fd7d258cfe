import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Select } from './select.tsx';

const options = [
  { value: 'square', label: 'Square' },
  { value: 'landscape', label: 'Landscape' },
  { value: 'small', label: 'Small square' },
] as const;

function Example() {
  const [value, setValue] = useState<'square' | 'landscape' | 'small'>('square');
  return <Select label="Image size" value={value} options={options} onChange={setValue} />;
}
const chip = () => screen.getByRole('combobox', { name: 'Image size' });
const active = () => document.getElementById(chip().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Select', () => {
  it('states its value and opens a list of the others', async () => {
    render(<Example />);
    expect(chip().textContent).toBe('Square');
    await userEvent.click(chip());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      options.map(({ label }) => label),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Landscape' }));
    expect(chip().textContent).toBe('Landscape');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is worked with the keyboard alone, and keeps the focus', async () => {
    render(<Example />);
    chip().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Square');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Small square');
    await userEvent.keyboard('{Home}l');
    expect(active()).toBe('Landscape');
    await userEvent.keyboard('{Enter}');
    expect(chip().textContent).toBe('Landscape');
    expect(document.activeElement).toBe(chip());
  });

  it('closes without choosing on Escape and on a press outside', async () => {
    render(
      <>
        <Example />
        <p>Outside</p>
      </>,
    );
    await userEvent.click(chip());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(chip().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(chip());
    await userEvent.click(screen.getByText('Outside'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(chip().textContent).toBe('Square');
  });
});
