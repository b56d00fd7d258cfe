import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContent } from '../../testing/builders.ts';
import { ContentFacts } from './content-facts.tsx';

describe('the facts of an item', () => {
  it('say when it was imported, and nothing of it for what was made here [KEEP-55]', () => {
    const { rerender } = render(<ContentFacts item={aContent({ imported_at: '2026-11-02T12:00:00.000Z' })} />);
    expect(screen.getByText('Imported').nextSibling?.textContent).toBe(
      new Date('2026-11-02T12:00:00.000Z').toLocaleDateString([], { dateStyle: 'long' }),
    );
    rerender(<ContentFacts item={aContent()} />);
    expect(screen.queryByText('Imported')).toBeNull();
  });
});
