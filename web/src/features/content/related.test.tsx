import type { Thumbnail } from '@loomlight/contract/search';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { watchEndOfList } from '../../testing/end-of-list.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../../testing/fake-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RelatedPlace } from './related-place.tsx';

const thumbnail = (id: string, facts: Partial<Thumbnail> = {}): Thumbnail => ({
  id,
  content_type: 'image',
  username: 'Teo Marchetti',
  width: 64,
  height: 64,
  placeholder: null,
  small_url: `/media/${id}_small`,
  ...facts,
});
const onLeave = vi.fn();

function open(handlers: FakeHandlers) {
  const reachEnd = watchEndOfList();
  const backend = fakeBackend(handlers);
  renderApp(<RelatedPlace item={{ id: 'a', username: 'Teo Marchetti' }} onLeave={onLeave} className="" />);
  return { backend, reachEnd };
}

describe('below an open item', () => {
  it('stand more by its person and related items, asked for when they come into sight [KEEP-65]', async () => {
    const { backend, reachEnd } = open({
      'related.moreBy': () => ({ generations: [thumbnail('b'), thumbnail('c', { content_type: 'video' })] }),
      'related.like': () => ({ generations: [thumbnail('d', { username: 'Ada' })] }),
    });
    expect(backend.calls).toEqual([]);
    reachEnd();
    const more = await screen.findByRole('region', { name: 'More by Teo Marchetti' });
    const first = await within(more).findByRole('link', { name: 'A picture by Teo Marchetti' });
    expect(first.getAttribute('href')).toBe('/generate/b');
    const video = within(more).getByRole('link', { name: 'A film by Teo Marchetti' });
    expect(video.getAttribute('href')).toBe('/generate/video/c');
    const near = screen.getByRole('region', { name: 'Related' });
    await userEvent.click(await within(near).findByRole('link', { name: 'A picture by Ada' }));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('is nothing where there is nothing, and what fails is tried again [KEEP-65]', async () => {
    let isDown = true;
    const { reachEnd } = open({
      'related.moreBy': () => ({ generations: [] }),
      'related.like': () => (isDown ? errorAnswer(403) : { generations: [thumbnail('d')] }),
    });
    reachEnd();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    await waitFor(() => expect(screen.queryByRole('region', { name: /^More by/ })).toBeNull());
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'A picture by Teo Marchetti' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
