import './search.css';
import type { SearchColour } from '@loomlight/contract/search';

/** A colour as a round spot. Decoration: its name stands beside it. */
export function ColourDot({ colour }: { colour: SearchColour }) {
  return <i aria-hidden="true" className="colour-dot" data-colour={colour} />;
}
