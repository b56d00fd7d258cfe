import { itemPagePath } from '@loomlight/contract';
import { desk, type PersonItem } from '@loomlight/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { Block } from './block.tsx';
import { Choices } from './choices.tsx';
import { personItemsQuery } from './desk-queries.ts';
import { LookSheet } from './look-sheet.tsx';
import { Moment } from './moment.tsx';
import { RestrictSheet } from './restrict-sheet.tsx';
import { ShowMore } from './show-more.tsx';

const lists = [
  { value: 'kept', name: 'Kept' },
  { value: 'trash', name: 'Trash' },
] as const;

/** What somebody has made, or has in the trash: how each stands, and its words only when they are asked for (DESK-100, DESK-101). */
export function PersonItems({ id }: { id: string }) {
  const [show, setShow] = useState<'kept' | 'trash'>('kept');
  const [reading, setReading] = useState<string>();
  const [restricting, setRestricting] = useState<string>();
  const list = useInfiniteQuery(personItemsQuery(id, show));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Choices label="Which items" value={show} choices={lists} onChange={setShow} />
      <Block query={list}>
        {items.length === 0 && (
          <p className="desk-note">{show === 'kept' ? 'Nothing was made yet.' : 'The trash is empty.'}</p>
        )}
        <ul aria-label="Items" className="desk-rows">
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onRead={() => setReading(item.id)}
              onRestrict={() => setRestricting(item.id)}
            />
          ))}
        </ul>
        <ShowMore of={list} className="mt-3" />
      </Block>
      {restricting !== undefined && <RestrictSheet id={restricting} onClose={() => setRestricting(undefined)} />}
      {reading !== undefined && (
        <LookSheet
          title="Words of an item"
          look={async (reason) => {
            const { text_prompt: words, negative_prompt: without } = await call(desk.itemWords, {
              params: { id: reading },
              query: { reason },
            });
            return { words: without === null ? words : `${words}\n\nWithout: ${without}` };
          }}
          onClose={() => setReading(undefined)}
        />
      )}
    </>
  );
}

function Item({ item, onRead, onRestrict }: { item: PersonItem; onRead: () => void; onRestrict: () => void }) {
  const { id, content_type: contentType, state, is_public: isPublic, created_at: at } = item;
  const name = contentType === 'video' ? 'Video' : 'Image';
  return (
    <li>
      <span>
        {isPublic ? <Link to={itemPagePath({ contentType, id })}>{name}</Link> : name}, {state}
        <span className="desk-note block">
          {id}, <Moment at={at} />
        </span>
      </span>
      <span className="desk-acts">
        <Button tone="line" size="sm" aria-label={`Words of ${id}`} onClick={onRead}>
          Words
        </Button>
        {canRestrict(state) && (
          <Button tone="line" size="sm" aria-label={`Restrict ${id}`} onClick={onRestrict}>
            Restrict
          </Button>
        )}
      </span>
    </li>
  );
}

/** What is being made or has failed shows nothing, and what is removed is restricted as far as can be. */
function canRestrict(state: string): boolean {
  return state !== 'being made' && state !== 'failed' && state !== 'removed';
}
