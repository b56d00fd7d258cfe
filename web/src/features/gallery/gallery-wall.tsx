import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { useAwake } from '../../lib/drawn-for.ts';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { GalleryCard } from './gallery-card.tsx';
import type { GalleryItem } from './gallery-query.ts';
import { packRows, pairRows, placePair, placeRow } from './pack-rows.ts';
import { usePlace } from './use-place.ts';

const gapPx = 5;
/** The same heights stand in gallery.css. */
const rowPx = { desktopLeast: 232, phone: 180 } as const;
/** Rows kept ready above and below the view. */
const overscan = 3;
/** On a desktop one row of them is a screen, on a phone two. */
const eagerCards = 4;

export interface GalleryWallProps {
  items: readonly GalleryItem[];
  /** More will follow: an unfinished last row waits for them, so that no image changes its size. */
  growing: boolean;
  onOpen: (item: GalleryItem) => void;
}

/**
 * Justified rows without a ragged edge; only those near the view are on the page. As the server draws it, without knowing how wide it
 * will be, the style sheet wraps the same rows; every image then stays the element that it was.
 */
export function GalleryWall({ items, growing, onOpen }: GalleryWallProps) {
  // The virtualizer is one object that changes within itself: remembered results would never be taken again.
  'use no memo';
  const wall = useRef<HTMLDivElement>(null);
  const awake = useAwake();
  const { topPx, widthPx } = usePlace(wall);
  const phone = useMediaQuery(phoneQuery);
  const packed = useMemo(
    () =>
      phone
        ? pairRows(items.length, rowPx.phone)
        : packRows(items.map(ratioOf), { widthPx, leastPx: rowPx.desktopLeast, gapPx }),
    [items, phone, widthPx],
  );
  const rows = growing && packed.length > 1 && packed.at(-1)?.full === false ? packed.slice(0, -1) : packed;
  // oxlint-disable-next-line react/incompatible-library -- see above: this component is left out of the compiler's work
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.heightPx ?? 0) + gapPx,
    overscan,
    scrollMargin: topPx,
    useFlushSync: false,
  });
  // Heights are known, never measured; when the packing changes, all of them change.
  const packing = `${widthPx} ${phone} ${items.length}`;
  useEffect(() => virtualizer.measure(), [virtualizer, packing]);

  if (!awake)
    return (
      <div ref={wall} className="wall wall-flow">
        {items.map((item, index) => (
          <GalleryCard key={item.id} item={item} eager={index < eagerCards} onOpen={onOpen} />
        ))}
      </div>
    );
  return (
    <div ref={wall} className="wall" style={{ height: Math.max(0, virtualizer.getTotalSize() - gapPx) }}>
      {virtualizer.getVirtualItems().flatMap(({ index: rowIndex, start }) => {
        const row = rows[rowIndex];
        if (!row) return [];
        const shown = items.slice(row.from, row.to);
        const ratios = shown.map(ratioOf);
        const places = phone
          ? placePair(ratios, { widthPx, heightPx: row.heightPx, gapPx })
          : placeRow(ratios, row.heightPx, gapPx);
        return shown.map((item, index) => (
          <GalleryCard
            key={item.id}
            item={item}
            eager={row.from + index < eagerCards}
            leftPx={places[index]?.leftPx}
            topPx={start - topPx}
            widthPx={places[index]?.widthPx}
            heightPx={row.heightPx}
            onOpen={onOpen}
          />
        ));
      })}
    </div>
  );
}

function ratioOf({ width, height }: GalleryItem): number {
  return width / height;
}
