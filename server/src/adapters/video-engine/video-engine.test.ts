import { videoRigs } from '../../testing/peers/rigs.ts';
import { openMemoryVideoEngine } from './memory-video-engine.ts';
import { openStudioVideoEngine } from './studio-video-engine.ts';
import { describeVideoEngine } from './video-engine.suite.ts';

const shortest = { model: 'seedance-lite-t2v', resolution: '480p', duration: 1 } as const;

describeVideoEngine('memory', shortest, async () => {
  const engine = openMemoryVideoEngine();
  return { engine, close: () => engine.close() };
});
describeVideoEngine('studio', shortest, async () => {
  const engine = openStudioVideoEngine();
  return { engine, close: () => engine.close() };
});
for (const rig of videoRigs)
  describeVideoEngine(rig.name, rig.film, async () => {
    const peer = await rig.openPeer();
    return { engine: rig.openEngine(peer), again: rig.openEngine(peer), close: () => peer.close() };
  });
