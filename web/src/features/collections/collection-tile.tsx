import '../../ui/tile.css';
import { limits } from '@loomlight/contract';
import type { Collection } from '@loomlight/contract/collections';
import EyeOff from 'lucide-react/icons/eye-off';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** A collection with its covers, one large and two small, its name and how much is in it (KEEP-42). */
export function CollectionTile({ collection }: { collection: Collection }) {
  const { id, name, covers, is_public: isPublic } = collection;
  const count = countOf(collection);
  return (
    <li className="relative min-w-0">
      <span
        aria-hidden="true"
        className="tile grid aspect-[3/2] grid-cols-[2fr_1fr] grid-rows-2 gap-0.5 rounded-(--radius-input) bg-raised"
      >
        {covers.map(({ id: item, small_url: src }, place) => (
          // Fewer than three leave no cell empty.
          <span
            key={item}
            className="overflow-hidden bg-raised"
            style={{
              gridRow: place === 0 || covers.length === 2 ? 'span 2' : undefined,
              gridColumn: covers.length === 1 ? '1 / -1' : undefined,
            }}
          >
            {src && <img src={src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />}
          </span>
        ))}
      </span>
      <h2 dir="auto" className="mt-2.5 truncate font-medium">
        {/* The whole tile is the link. */}
        <Link to={paths.collection(id)} className="after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="num mt-0.5 flex items-center gap-3 text-12 text-ink-3">
        {count}
        {!isPublic && (
          <span className="inline-flex items-center gap-1.5">
            <EyeOff size={12} aria-hidden="true" />
            Private
          </span>
        )}
      </p>
    </li>
  );
}

/** '1 creation', '18 creations'; exact up to `limits.totalMax`. */
export function countOf({ count }: Pick<Collection, 'count'>): string {
  if (count >= limits.totalMax) return `${limits.totalMax.toLocaleString('en-US')} creations and more`;
  return count === 1 ? '1 creation' : `${count} creations`;
}
