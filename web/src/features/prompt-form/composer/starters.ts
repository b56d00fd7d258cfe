/** Beginnings for a first picture: short enough for a button, and drawn whole by the studio (`e2e/journeys/first-minute.test.ts` asks it). */
export const starters = [
  { name: 'Fox in the snow', prompt: 'A red fox in a snowy forest at dusk' },
  { name: 'Lighthouse', prompt: 'A lighthouse on a cliff at sunset' },
  { name: 'Balloon at dawn', prompt: 'A hot air balloon over green mountains at dawn' },
  { name: 'Castle in the fog', prompt: 'A castle on a hill in the fog' },
] as const;
