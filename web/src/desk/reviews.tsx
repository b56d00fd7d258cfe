import { countCredits } from '@loomlight/contract';
import { desk, type DeskReview } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, callForBytes } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { reviewsQuery } from './desk-queries.ts';
import { missingOf, GroundsFields, noGrounds } from './grounds-fields.tsx';
import { LookSheet, type Seen } from './look-sheet.tsx';
import { Moment } from './moment.tsx';

type Asking = { readonly act: 'look' | 'pass' | 'keep'; readonly review: DeskReview };

/** Pieces that are private until somebody has looked at them (DESK-31). */
export function Reviews() {
  const list = useQuery(reviewsQuery);
  const [asking, setAsking] = useState<Asking>();
  const [grounds, setGrounds] = useState(noGrounds);
  const missing = missingOf(grounds);
  const reviews = list.data?.reviews ?? [];
  const close = () => setAsking(undefined);
  const { review } = asking ?? {};
  return (
    <Block query={list}>
      {reviews.length === 0 && <EmptyState title="Nothing waits." />}
      <ul aria-label="Reviews" className="desk-rows">
        {reviews.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.content_type === 'image' ? 'Image' : 'Video'}</b> of{' '}
              <Link to={deskPaths.person(one.user_id)}>{one.username}</Link>
              <p className="desk-note">
                {causeOf(one)}, made <Moment at={one.created_at} />, {wishOf(one)}
              </p>
            </div>
            <span className="desk-acts">
              <Button tone="line" size="sm" onClick={() => setAsking({ act: 'look', review: one })}>
                Look
              </Button>
              <Button tone="line" size="sm" onClick={() => setAsking({ act: 'pass', review: one })}>
                Let pass
              </Button>
              <Button tone="line" size="sm" onClick={() => setAsking({ act: 'keep', review: one })}>
                Keep private
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {review && asking?.act === 'look' && (
        <LookSheet
          title="Look at the piece"
          type={review.content_type}
          alt="The piece that waits"
          look={(reason) => lookAt(review.id, reason)}
          onClose={close}
        />
      )}
      {review && asking?.act === 'pass' && (
        <ActSheet
          title="Let pass"
          input={review.id}
          send={({ words, ...sent }) => call(desk.passReview, { ...sent, params: { id: review.id }, body: words })}
          onClose={close}
        />
      )}
      {review && asking?.act === 'keep' && (
        <ActSheet
          title="Keep private"
          fields={<GroundsFields {...{ grounds, whom: 'the owner', onChange: setGrounds }} />}
          input={missing.length === 0 ? JSON.stringify([review.id, grounds]) : undefined}
          missing={missing}
          send={({ words, ...sent }) =>
            call(desk.keepReview, { ...sent, params: { id: review.id }, body: { ...words, ...grounds } })
          }
          onClose={close}
        />
      )}
    </Block>
  );
}

async function lookAt(id: string, reason: string): Promise<Seen> {
  const sent = { params: { id }, query: { reason } };
  const { text_prompt: words } = await call(desk.reviewWords, sent);
  return { words, bytes: await callForBytes(desk.reviewMedia, sent) };
}

function causeOf({ looks_banned: looksBanned, pattern }: DeskReview): string {
  if (looksBanned) return 'It looks like a picture that was removed here';
  return pattern === null ? 'Asked for by the classifier' : `It holds “${pattern}”`;
}

function wishOf({ is_public: isPublic, prompt_price: price }: DeskReview): string {
  if (!isPublic) return 'to stay private';
  return price === null ? 'to be public' : `to be public, its prompt for ${countCredits(price)}`;
}
