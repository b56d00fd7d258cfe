import './profile.css';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a card on its way. */
export function ItemPlaceholder() {
  return (
    <div aria-hidden="true" className="item">
      <Skeleton className="item-image" />
      <div className="item-words">
        <Skeleton className="item-facts mt-4 h-3 w-3/5" />
        <Skeleton className="item-facts mt-2.5 h-2.5 w-2/5" />
      </div>
    </div>
  );
}
