import type { Content } from '@loomlight/contract';
import { type DragEvent, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ItemMenu } from '../../ui/item-menu.tsx';
import { ItemTile, itemName } from '../content-tiles/index.ts';
import { useOrder } from './use-order.ts';

export interface OrderedItemsProps {
  collectionId: string;
  items: readonly Content[];
  /** There are more that are not here yet: the end of what is here is not the end. */
  hasMore: boolean;
  coverId: string | null;
  onCover: (id: string | null) => void;
  onTakeOut: (item: Content) => void;
}

/** What is in an own collection, in an order by hand: by dragging, or by the menu of each (KEEP-44). */
export function OrderedItems({ collectionId, items, hasMore, coverId, onCover, onTakeOut }: OrderedItemsProps) {
  const order = useOrder(collectionId);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const [said, setSaid] = useState('');
  const put = (at: number, to: number) => {
    const item = items[at];
    const last = items.length - 1;
    if (!item || to < 0 || to > last || to === at) return;
    // Right before the one that stands there; what goes further down goes before the one after it.
    const next = items[to > at ? to + 1 : to];
    order({ item: item.id, before: next?.id ?? null });
    setSaid(`Moved to place ${to + 1}.`);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    put(
      items.findIndex(({ id }) => id === dragged),
      to,
    );
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol
        aria-label="In this collection"
        className="grid grid-cols-4 gap-4 max-lg:grid-cols-3 max-sm:grid-cols-2 max-sm:gap-2"
      >
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for a pointer; by keys the menu of each does the same
          <li
            key={item.id}
            draggable
            className={cx(
              'relative min-w-0 rounded-(--radius-input)',
              dragged === item.id && 'opacity-40',
              over === item.id && dragged !== item.id && 'outline-2 outline-offset-2 outline-amber',
            )}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move';
              dataTransfer.setData('text/plain', item.id);
              setDragged(item.id);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(item.id);
            }}
            onDrop={(event) => drop(event, at)}
          >
            <ItemTile item={item} mark={coverId === item.id ? 'Cover' : undefined} />
            <ItemMenu
              name={itemName(item)}
              acts={[
                ...(at > 0
                  ? [
                      { label: 'Move earlier', act: () => put(at, at - 1) },
                      { label: 'Move to the beginning', act: () => put(at, 0) },
                    ]
                  : []),
                // Before one that is not here yet nothing can be put.
                ...(at < items.length - 1 && !(hasMore && at === items.length - 2)
                  ? [{ label: 'Move later', act: () => put(at, at + 1) }]
                  : []),
                coverId === item.id
                  ? { label: 'Choose no cover', act: () => onCover(null) }
                  : { label: 'Use as cover', act: () => onCover(item.id) },
                { label: 'Take out', act: () => onTakeOut(item) },
              ]}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
