import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdsList } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import { aContent } from '../../testing/builders.ts';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { publicContentQuery } from '../content/index.ts';
import { ContentKeeper } from './content-keeper.tsx';
import { galleryQuery } from './gallery-query.ts';

/** A list and the details of one item, both from the cache. */
function Shown() {
  const { data: content } = useQuery(publicContentQuery('image', 'a'));
  const { data: list } = useInfiniteQuery(galleryQuery);
  const { data: own } = useQuery({
    queryKey: keys.userContent('Mira', 'all'),
    queryFn: () => [aContent({ id: 'a' })],
    meta: holdsList,
  });
  return (
    <p data-testid="shown">{[content?.prompt_price, own?.[0]?.prompt_price, list?.pages[0]?.items.length].join(' ')}</p>
  );
}
const shown = () => screen.getByTestId('shown').textContent;

function open() {
  const backend = fakeBackend({
    'gallery.publicImage': () => aContent({ id: 'a' }),
    'gallery.publicImages': () => ({ images: [], next: null }),
    'gallery.publicVideos': () => ({ videos: null, next: null }),
  });
  renderApp(
    <>
      <ContentKeeper />
      <Shown />
    </>,
  );
  return backend;
}

describe('what the window says about items', () => {
  it('changes one wherever it is shown [R-DET-12]', async () => {
    open();
    await waitFor(() => expect(shown()).toBe('0 0 0'));
    const detail = { id: 'a', is_prompt_locked: true, prompt_price: 9 };
    act(() => void window.dispatchEvent(new CustomEvent('contentChanged', { detail })));
    await waitFor(() => expect(shown()).toBe('9 9 0'));
  });

  it('forgets what is remembered and loads it again [R-DET-12]', async () => {
    const backend = open();
    await waitFor(() => expect(shown()).toBe('0 0 0'));
    act(() => void window.dispatchEvent(new CustomEvent('contentCacheInvalidated')));
    await waitFor(() => expect(backend.count('gallery.publicImages')).toBe(2));
    expect(backend.count('gallery.publicImage')).toBe(2);
  });
});
