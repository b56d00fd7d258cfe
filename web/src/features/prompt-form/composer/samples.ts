import aurora from './sample-thumbs/aurora.webp?url&no-inline';
import desert from './sample-thumbs/desert.webp?url&no-inline';
import forest from './sample-thumbs/forest.webp?url&no-inline';
import marble from './sample-thumbs/marble.webp?url&no-inline';
import planet from './sample-thumbs/planet.webp?url&no-inline';

/** Five beginnings (R-HOME-03), each with what it comes to. The words stand in web/tools/sample-thumbnails.json too. */
export const samples = [
  { prompt: 'A lone traveller crosses golden dunes as a sandstorm clears at dusk', thumb: desert },
  { prompt: 'Northern lights over a frozen fjord, sharp peaks, stars in still water', thumb: aurora },
  { prompt: 'A deer in a misty redwood forest, sun rays falling between the trunks', thumb: forest },
  { prompt: 'A ringed gas giant in front of a violet nebula, seen from its icy moon', thumb: planet },
  { prompt: 'Liquid marble in teal, cream and copper, soft studio light, macro', thumb: marble },
] as const;
