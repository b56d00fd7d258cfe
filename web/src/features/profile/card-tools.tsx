import type { Content } from '@loomlight/contract';
import { ContentTools } from '../content/index.ts';

/** What can be done with a card at once, where a pointer or the focus rests on it. Fingers find the same in the dialog. */
export function CardTools({ item }: { item: Content }) {
  return (
    <div className="card-tools">
      <ContentTools item={item} />
    </div>
  );
}
