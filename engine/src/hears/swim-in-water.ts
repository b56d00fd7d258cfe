import { places } from '../settings/places.ts';
import { hasWater } from '../concepts/swimming.ts';
import type { Reading } from './reading.ts';

/** Who was said to swim where there is no water does not, and that is said (STUDIO-53). */
export function swimInWater({ asked, ignored }: Reading): void {
  const named = asked.flatMap(({ kind, id }) => (kind === 'place' ? (places.find((one) => one.id === id) ?? []) : []));
  if (named.length === 0 || named.some(({ setting }) => setting !== undefined && hasWater(setting))) return;
  asked.forEach((one, i) => {
    if (one.act !== 'swims') return;
    const { act: _act, actWord, ...dry } = one;
    asked[i] = dry;
    if (actWord !== undefined) ignored.push(actWord);
  });
}
