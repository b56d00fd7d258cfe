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
    name: 'On a result',
    entries: [
      { name: 'Select the first to the fourth', keys: ['1', '2', '3', '4'] },
      { name: 'Variations', keys: ['V'] },
      { name: 'Animate, or extend a film', keys: ['A'] },
      { name: 'Upscale', keys: ['U'] },
      { name: 'Use as reference', keys: ['E'] },
      { name: 'Same seed', keys: ['S'] },
    ],
  },
];
