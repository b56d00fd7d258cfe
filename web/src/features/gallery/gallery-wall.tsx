import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { GalleryCard } from './gallery-card.tsx';
import type { GalleryItem } from './gallery-query.ts';
import { packRows, pairRows } from './pack-rows.ts';
import { usePlace } from './use-place.ts';

const gapPx = 5;
const rowPx = { desktop: 270, phone: 180 } as const;
/** Rows kept ready above and below the view. */
const overscan = 3;
const eagerRows = 2;

export interface GalleryWallProps {
  items: readonly GalleryItem[];
  /** More will follow: an unfinished last row waits for them, so that no picture changes its size. */
  growing: boolean;
  onOpen: (item: GalleryItem) => void;
}

/** Justified rows without a ragged edge; only those near the view are on the page. */
export function GalleryWall({ items, growing, onOpen }: GalleryWallProps) {
  // The virtualizer is one object that changes within itself: remembered results would never be taken again.
  'use no memo';
  const wall = useRef<HTMLDivElement>(null);
  const { topPx, widthPx } = usePlace(wall);
  const phone = useMediaQuery(phoneQuery);
  const packed = useMemo(
    () =>
      phone
        ? pairRows(items.length, rowPx.phone)
        : packRows(
            items.map(({ width, height }) => width / height),
            { widthPx, heightPx: rowPx.desktop, gapPx },
          ),
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

  return (
    <div ref={wall} className="relative" style={{ height: Math.max(0, virtualizer.getTotalSize() - gapPx) }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={key}
              className="wall-row"
              style={{ height: row.heightPx, transform: `translateY(${start - topPx}px)` }}
            >
              {items.slice(row.from, row.to).map((item) => (
                <GalleryCard
                  key={item.id}
                  item={item}
                  eager={index < eagerRows}
                  ratio={item.width / item.height}
                  grows={row.full}
                  onOpen={onOpen}
                />
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}
