import { viaduct, viaductSpan, viaductWay } from '../../shapes/viaduct.ts';
import { materials } from '../../solid/materials.ts';
import { train } from '../vehicles/train.ts';
import type { Concept } from '../concept.ts';

/** As many as are looked at, and as are built: on both sides it leads on beyond the picture, to the slopes. */
const [arches, built] = [5, 17] as const;

export const trainOnABridge: Concept = {
  id: 'train on a bridge',
  words: {
    en: 'train on a bridge/train on the bridge/steam train on a bridge/train crossing a bridge/steam train crossing a bridge/train over a bridge/train on a viaduct/steam train on a viaduct/railway bridge/train bridge/railway viaduct',
    de: 'zug auf einer brücke/dampfzug auf einer brücke/dampflok auf einer brücke/zug über eine brücke/eisenbahnbrücke',
    es: 'tren en un puente/tren sobre un puente/tren de vapor en un puente/puente ferroviario',
    fr: 'train sur un pont/train à vapeur sur un pont/train sur un viaduc/pont ferroviaire',
    zh: '火车过桥/桥上的火车/铁路桥',
    ja: '橋の上の列車/橋を渡る列車/鉄道橋',
    ar: 'قطار على جسر/جسر سكة حديد',
    emoji: '',
  },
  size: { width: arches * viaductSpan, height: 20 },
  lives: ['mountains', 'hills', 'river'],
  stands: 'ground',
  moves: 'still',
  spans: true,
  sway: 0.1,
  mirrors: true,
  build(mesh, random, look) {
    viaduct(mesh, built);
    mesh.object();
    for (const z of [-0.72, 0.72])
      mesh.box(0, viaductWay, z, built * viaductSpan + 2, 0.16, 0.12, '#6a5a50', materials.metal);
    mesh.push().at(0, viaductWay + 0.1, 0);
    train.build(mesh, random, look);
    mesh.pop();
  },
};
