import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ItemMenu } from '../../ui/item-menu.tsx';
import { itemName, ItemTile } from '../content-tiles/index.ts';
import { pinsOf } from './pins-query.ts';
import { useSetPins } from './use-set-pins.ts';

/** What somebody has pinned, above everything else that they have made; its person orders it by hand (KEEP-71). */
export function PinnedRow({ username, own }: { username: string; own: boolean }) {
  const { data: items = [] } = useQuery(pinsOf(username));
  const { mutate } = useSetPins(username);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const put = (at: number, to: number) => {
    const item = items[at];
    if (!item || to < 0 || to >= items.length || to === at) return;
    mutate(items.toSpliced(at, 1).toSpliced(to, 0, item));
    setSaid(`Moved to place ${to + 1}.`);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    put(
      items.findIndex(({ id }) => id === dragged),
      to,
    );
    setDragged(undefined);
  };
  const unpin = (gone: string) => {
    mutate(items.filter(({ id }) => id !== gone));
    setSaid('Pinned no more.');
  };
  return (
    <>
      {/* It stands there before there is anything to say, or it would not be read. */}
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length > 0 && (
        <section aria-label="Pinned" className="mx-auto w-full max-w-[1240px] px-(--page) pb-6">
          <h2 className="mb-2.5 text-13 font-medium text-ink-3">Pinned</h2>
          <ol className="grid grid-cols-6 gap-3 max-lg:grid-cols-3 max-sm:gap-1.5">
            {items.map((item, at) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for a pointer; by keys the menu of each does the same
              <li
                key={item.id}
                draggable={own}
                className={cx('relative min-w-0', dragged === item.id && 'opacity-40')}
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.effectAllowed = 'move';
                  dataTransfer.setData('text/plain', item.id);
                  setDragged(item.id);
                }}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => {
                  if (dragged !== undefined) event.preventDefault();
                }}
                onDrop={(event) => drop(event, at)}
              >
                <ItemTile item={item} />
                {own && (
                  <ItemMenu
                    name={itemName(item)}
                    acts={[
                      ...(at > 0 ? [{ label: 'Move earlier', act: () => put(at, at - 1) }] : []),
                      ...(at < items.length - 1 ? [{ label: 'Move later', act: () => put(at, at + 1) }] : []),
                      { label: 'Unpin', act: () => unpin(item.id) },
                    ]}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
