import './profile.css';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a card on its way. */
export function CreationPlaceholder() {
  return (
    <div aria-hidden="true" className="creation">
      <Skeleton className="creation-image" />
      <div className="creation-words">
        <Skeleton className="creation-facts mt-4 h-3 w-3/5" />
        <Skeleton className="creation-facts mt-2.5 h-2.5 w-2/5" />
      </div>
    </div>
  );
}
