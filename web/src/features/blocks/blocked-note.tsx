import type { PublicUser } from '@loomlight/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useBlock } from './use-block.ts';

/** In the place of what somebody makes whom the viewer has blocked: why there is nothing, and the way back (KEEP-68). */
export function BlockedNote({ user }: { user: PublicUser }) {
  const place = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useBlock(user);
  useEffect(() => {
    // What was pressed to come here has gone with the menu; a page that was opened by its address is read from its top.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Blocked" className="border-t border-line outline-none">
      <EmptyState
        title="You have blocked this person"
        hint="What they make is in no list that you see. They are not told."
      >
        <Button tone="ink" loading={isPending} onClick={() => mutate(false)}>
          Unblock
        </Button>
        <Link to={`${paths.settings()}#blocked`} className={buttonClass({ tone: 'line' })}>
          Blocked people
        </Link>
      </EmptyState>
    </div>
  );
}
