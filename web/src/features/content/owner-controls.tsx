import { type Content, contract, countCredits, isReadyStatus } from '@loomlight/contract';
import { upscaledSize } from '@loomlight/contract/derived';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { priceWords } from '../../lib/price-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { ModerationNote } from '../moderation/index.ts';
import { PriceDialog } from './price-dialog.tsx';
import { UpscaleButton } from './upscale-button.tsx';
import { useChangeContent } from './use-change-content.ts';

type Asking = 'lock' | 'price' | 'visibility' | 'unlock';

/** What its owner, and nobody else, may do with an item (R-DET-03). */
export function OwnerControls({ item }: { item: Content }) {
  return item.moderation ? (
    <section className="border-t border-line p-5 max-sm:px-4" aria-label="Your controls">
      <ModerationNote moderation={item.moderation} />
    </section>
  ) : (
    <Controls item={item} />
  );
}

function Controls({ item }: { item: Content }) {
  const [asking, setAsking] = useState<Asking>();
  const change = useChangeContent(item);
  const close = () => setAsking(undefined);
  const { is_public: isPublic, is_prompt_locked: isLocked } = item;
  const visibility = isPublic ? 'Make private' : 'Make public';
  const acts = [
    ...(isPublic && !isLocked ? [{ name: 'Lock prompt', act: () => setAsking('lock') }] : []),
    ...(isPublic && isLocked ? [{ name: 'Edit price', act: () => setAsking('price') }] : []),
    { name: visibility, act: () => setAsking('visibility') },
    ...(isLocked ? [{ name: 'Unlock for everyone', act: () => setAsking('unlock') }] : []),
  ];
  return (
    <section className="border-t border-line p-5 max-sm:px-4" aria-label="Your controls" aria-busy={change.isPending}>
      <OwnFacts item={item} />
      <Earnings item={item} />
      <div className="grid grid-cols-2 gap-2">
        {acts.map(({ name, act }, at) => (
          // High enough for two lines: at twice the size of text one is too narrow for some of them.
          <Button
            key={name}
            tone="line"
            size="sm"
            className="h-auto! min-h-8 py-1 whitespace-normal max-sm:min-h-11"
            // Alone in its row it takes all of it.
            style={at === acts.length - 1 && at % 2 === 0 ? { gridColumn: '1 / -1' } : undefined}
            onClick={act}
          >
            {name}
          </Button>
        ))}
      </div>
      <Enlarge item={item} />
      {asking === 'lock' && (
        <LockDialog item={item} onLock={(price) => change.mutate({ kind: 'lock', price })} onClose={close} />
      )}
      {asking === 'price' && (
        <PriceDialog
          price={item.prompt_price}
          onChange={(price) => change.mutate({ kind: 'price', price })}
          onClose={close}
        />
      )}
      {asking === 'unlock' && (
        <ConfirmDialog
          title="Unlock for everyone?"
          description={unlockWords}
          action="Unlock for everyone"
          onConfirm={() => change.mutate({ kind: 'unlock' })}
          onClose={close}
        />
      )}
      {asking === 'visibility' && (
        <ConfirmDialog
          title={`${visibility}?`}
          description={isPublic ? privateWords : publicWords}
          action={visibility}
          onConfirm={() => change.mutate({ kind: 'visibility', isPublic: !isPublic })}
          onClose={close}
        />
      )}
    </section>
  );
}

const privateWords =
  'Only you will see it, on your dashboard. Its public address stops working, and a lock on its prompt is taken off.';
const unlockWords =
  'Everybody reads the prompt for free from now on. You can lock it again, but not take it back from whoever has read it by then.';
const publicWords = 'Everybody can see it in the gallery and read its prompt. You can lock the prompt afterwards.';

function OwnFacts({ item }: { item: Content }) {
  return (
    <p className="mb-2.5 flex items-center gap-1.5 text-13 text-ink-3">
      {item.is_prompt_locked ? 'Price for others' : 'Visible to'}
      <span className="num ml-auto inline-flex items-center gap-2 font-medium text-ink">
        {item.is_prompt_locked ? (
          <>
            {item.prompt_price > 0 && <i className="coin" aria-hidden="true" />}
            {priceWords(item.prompt_price)}
          </>
        ) : item.is_public ? (
          <>
            <Globe size={14} className="text-ink-3" aria-hidden="true" />
            Everyone
          </>
        ) : (
          <>
            <EyeOff size={14} className="text-ink-3" aria-hidden="true" />
            Only you
          </>
        )}
      </span>
    </p>
  );
}

/** Twice as large, with what comes of it; nothing for videos and for what is as large as an image gets. */
function Enlarge({ item }: { item: Content }) {
  const size = item.content_type === 'image' && isReadyStatus(item.status) ? upscaledSize(item) : undefined;
  if (!size) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <UpscaleButton item={item} />
      <p className="num text-13 text-ink-3">
        To {size.width} × {size.height}
      </p>
    </div>
  );
}

/** What its prompt has brought in; nothing is said before it was ever sold. */
function Earnings({ item: { id, content_type } }: { item: Content }) {
  const { data } = useQuery({
    queryKey: keys.earnings(id),
    queryFn: ({ signal }) => {
      const calls = content_type === 'image' ? contract.images : contract.videos;
      return call(calls.analytics, { params: { id }, signal });
    },
  });
  if (!data || data.unlocks === 0) return null;
  return (
    <p className="num mb-2.5 flex justify-between gap-4 text-13 text-ink-3">
      Unlocked {data.unlocks === 1 ? 'once' : `${data.unlocks.toLocaleString('en-US')} times`}
      <b className="font-medium text-green">+{countCredits(data.credits_earned)}</b>
    </p>
  );
}
