import aurora from './sample-thumbs/aurora.webp?url&no-inline';
import desert from './sample-thumbs/desert.webp?url&no-inline';
import forest from './sample-thumbs/forest.webp?url&no-inline';
import marble from './sample-thumbs/marble.webp?url&no-inline';
import planet from './sample-thumbs/planet.webp?url&no-inline';

/** Five beginnings (R-HOME-03), each with what it comes to, and drawn whole by the studio as the starters are. The words stand in web/tools/sample-thumbnails.json too. */
export const samples = [
  { prompt: 'A lone traveller in golden dunes at dusk', thumb: desert },
  { prompt: 'Northern lights over a frozen fjord, snowy peaks and stars', thumb: aurora },
  { prompt: 'A deer in a misty forest at dawn, with ferns', thumb: forest },
  { prompt: 'A planet in front of a violet nebula, with a moon', thumb: planet },
  { prompt: 'Liquid marble in teal, cream and gold', thumb: marble },
] as const;
