import { imageRigs } from '../../testing/peers/rigs.ts';
import { describeImageEngine } from './image-engine.suite.ts';
import { openMemoryImageEngine } from './memory-image-engine.ts';
import { openStudioImageEngine } from './studio-image-engine.ts';

const alone =
  (open: () => ReturnType<typeof openMemoryImageEngine> | ReturnType<typeof openStudioImageEngine>) => async () => {
    const engine = open();
    return { engine, close: () => engine.close() };
  };

describeImageEngine(
  'memory',
  alone(() => openMemoryImageEngine()),
);
describeImageEngine(
  'studio',
  alone(() => openStudioImageEngine({ warm: false })),
);
for (const rig of imageRigs)
  describeImageEngine(rig.name, async () => {
    const peer = await rig.openPeer();
    return { engine: rig.openEngine(peer), close: () => peer.close() };
  });
