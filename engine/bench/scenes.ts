import { paint } from '../src/index.ts';

// CPU milliseconds of every scene at 1024 x 1024, warm, as JSON lines:
//   node engine/bench/scenes.ts [side]
// The last line gives the memory held after all of them.

const prompts: Readonly<Record<string, string>> = {
  mountains: 'mountain lake with pines at sunset',
  aurora: 'northern lights over a fjord with pine trees',
  ocean: 'ocean at sunset with a sailboat',
  city: 'city skyline at dusk',
  cyberpunk: 'neon cyberpunk city street in the rain',
  forest: 'deer in a misty forest',
  space: 'ringed planet in a purple nebula',
  flowers: 'pink dahlias in soft light',
  desert: 'traveller crossing desert dunes',
  abstract: 'abstract liquid marble',
  geometric: 'bauhaus geometric poster',
  hills: 'two horses left of an oak tree on a meadow',
  'mountain lake with a boat': 'a rowing boat on a mountain lake',
  coast: 'a lighthouse in a thunderstorm',
  'open sea': 'a sailing boat at sunset',
  beach: 'a girl on the beach',
  street: 'a woman with a red umbrella in a rainy street',
  reef: 'a school of fish in a coral reef',
  'waterfall with a deer': 'a deer before a waterfall',
  'field of roses': 'a field of roses',
  'lavender field': 'a lavender field',
  room: 'a cup of coffee, a book and a candle',
  garden: 'a bouquet of red roses',
  'desert with a pyramid': 'a pyramid in the desert',
  'forest with a fox': 'a fox in the forest',
  skyline: 'fireworks over the city',
  'ledge over a lake': 'a dog by a mountain lake',
  'train in the mountains': 'a steam train in the mountains',
  'sea in a storm': 'a pirate ship in a storm',
  'river with a bear': 'a brown bear by a river',
  village: 'a village in the hills',
  volcano: 'a volcano',
  'the moon': 'an astronaut on the moon',
  octopus: 'an octopus',
};
const styles = ['oil-painting', 'watercolor', 'pixel-art', 'line-art', 'neon', 'anime', 'photographic'];
const side = Number(process.argv[2] ?? 1024);

async function measure(prompt: string, style: string, seed: number): Promise<{ cpuMs: number; wallMs: number }> {
  const before = process.cpuUsage();
  const start = performance.now();
  await paint({ prompt, seed, style, width: side, height: side });
  const used = process.cpuUsage(before);
  return { cpuMs: Math.round((used.user + used.system) / 1000), wallMs: Math.round(performance.now() - start) };
}

const report = (line: Readonly<Record<string, unknown>>): void => console.log(JSON.stringify(line));

for (const prompt of Object.values(prompts)) await paint({ prompt, seed: 1, style: 'none', width: 384, height: 384 });
for (const [scene, prompt] of Object.entries(prompts)) {
  const runs = [await measure(prompt, 'none', 2), await measure(prompt, 'none', 3), await measure(prompt, 'none', 4)];
  const sorted = runs.sort((a, b) => a.cpuMs - b.cpuMs);
  report({
    kind: 'scene',
    scene,
    side,
    cpuMs: sorted[1]?.cpuMs,
    slowestCpuMs: sorted[2]?.cpuMs,
    wallMs: sorted[1]?.wallMs,
  });
}
for (const style of styles) {
  const { cpuMs, wallMs } = await measure(prompts.ocean ?? '', style, 2);
  report({ kind: 'style', style, scene: 'ocean', side, cpuMs, wallMs });
}
report({ kind: 'memory', rssMb: Math.round(process.memoryUsage().rss / 1048576) });
