import type { Content, ContentType } from '@loomlight/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect } from 'vitest';
import { aContent, aVideo, aSelf, signInAs } from './builders.ts';
import { fakeBackend, type FakeHandlers } from './fake-backend.ts';
import { renderApp } from './render-app.tsx';
import { AccountDialogs } from '../features/account/index.ts';
import { ContentDialog } from '../features/content/content-dialog.tsx';

function Single({ kind }: { kind: ContentType }) {
  const [open, setOpen] = useState(true);
  const item = { kind, id: 'a', width: 1024, height: 768, small_url: null, colour: '#333', username: 'Teo Marchetti' };
  return (
    <>
      {open && <ContentDialog items={[item]} openId="a" onOpen={() => undefined} onClose={() => setOpen(false)} />}
      <AccountDialogs />
    </>
  );
}

interface Options {
  readonly kind?: ContentType;
  readonly guest?: boolean;
  readonly credits?: number;
}

/** Opens the details of one item, which the server keeps as these facts say. */
export function openDetail(facts: Partial<Content>, handlers: FakeHandlers = {}, options: Options = {}) {
  const { kind = 'image', guest = false, credits = 50 } = options;
  if (!guest) signInAs();
  const state = { item: (kind === 'image' ? aContent : aVideo)({ id: 'a', username: 'Teo Marchetti', ...facts }) };
  const read = () => state.item;
  const backend = fakeBackend({
    'accounts.profile': () => aSelf({ credits }),
    'gallery.publicImage': read,
    'gallery.publicVideo': read,
    'prompts.sales': () => ({ sales: [], total: 0, credits_earned_total: 0, fee_percent: 20 }),
    ...handlers,
  });
  renderApp(<Single kind={kind} />);
  return { backend, user: userEvent.setup(), state };
}
export const locked = {
  user_id: 'teo',
  text_prompt: null,
  is_prompt_locked: true,
  has_prompt_access: false,
  prompt_price: 8,
  seed: null,
};
export const bought = { ...locked, has_prompt_access: true, text_prompt: 'A heron in the reeds' };
export const own = { user_id: '0190-self', text_prompt: 'My own words' };
export const ownLocked = { ...own, is_prompt_locked: true, prompt_price: 5 };

export const button = (name: string) => screen.findByRole('button', { name });
export const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();
export const done = { success: true, status: 200, statusText: 'Prompt unlocked' } as const;
