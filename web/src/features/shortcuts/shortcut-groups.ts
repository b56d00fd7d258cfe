import { modKey, places } from './shortcuts.ts';

/** Everything that keys do, as the sheet shows it. */
export const shortcutGroups: readonly {
  readonly name: string;
  readonly entries: readonly { readonly name: string; readonly keys: readonly string[] }[];
}[] = [
  {
    name: 'Everywhere',
    entries: [
      { name: 'Command palette', keys: [modKey, 'K'] },
      { name: 'Search', keys: ['/'] },
      { name: 'Acts alone, in the palette', keys: ['>'] },
      { name: 'This sheet', keys: ['?'] },
    ],
  },
  {
    name: 'Go to',
    entries: places.map(({ name, letter }) => ({ name, keys: ['G', letter.toUpperCase()] })),
  },
  {
    name: 'While you write',
    entries: [
      { name: 'Generate', keys: [modKey, 'Enter'] },
      { name: 'Take the words that are suggested', keys: ['Tab'] },
      { name: 'Earlier prompts, where none is written', keys: ['↑'] },
      { name: 'Bring back what Clear All cleared', keys: [modKey, 'Z'] },
    ],
  },
  {
    name: 'On pictures',
    entries: [
      { name: 'The one before or after', keys: ['←', '→'] },
      { name: 'Close', keys: ['Esc'] },
      { name: 'Select a range', keys: ['Shift', 'click'] },
    ],
  },
  {
    name: 'On an open picture',
    entries: [
      { name: 'Remix', keys: ['R'] },
      { name: 'Copy the words', keys: ['P'] },
      { name: 'Favorite', keys: ['F'] },
      { name: 'Download', keys: ['D'] },
      { name: 'Collect', keys: ['C'] },
      { name: 'Facts', keys: ['I'] },
    ],
  },
  {
    name: 'On a result',
    entries: [
      { name: 'Select the first to the fourth', keys: ['1', '2', '3', '4'] },
      { name: 'Variations', keys: ['V', 'Enter'] },
      { name: 'Animate, or extend a film', keys: ['A', 'Enter'] },
      { name: 'Upscale', keys: ['U', 'Enter'] },
      { name: 'Use as reference, or film from it', keys: ['E'] },
      { name: 'Same seed', keys: ['S'] },
    ],
  },
];
