import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const telescope: Concept = {
  id: 'telescope',
  words: {
    en: 'telescope',
    de: 'teleskop/fernrohr',
    es: 'telescopio',
    fr: 'télescope/longue-vue',
    zh: '望远镜',
    ja: '望遠鏡/天体望遠鏡',
    ar: 'تلسكوب',
    emoji: '🔭',
  },
  size: { width: 1.6, height: 2.2 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.4;
      rod(mesh, [0, 1.15, 0], [Math.cos(a) * 0.52, 0, Math.sin(a) * 0.52], 0.035, '#6a4626', materials.planks);
      rod(mesh, [Math.cos(a) * 0.25, 0.6, Math.sin(a) * 0.25], [0, 0.55, 0], 0.015, '#9aa0a6', materials.metal);
    }
    mesh.ball(0, 1.2, 0, 0.09, 0.1, 0.09, '#2a2c30', materials.gloss, 14).push().at(0, 1.36, 0).rotZ(0.62);
    mesh
      .cyl(0, -0.62, 0, 0.04, 0.04, 0.2, '#2a2c30', materials.gloss, 16)
      .cyl(0, -0.45, 0, 0.06, 0.06, 0.25, '#c8a040', materials.metal, 18)
      .cyl(0, -0.22, 0, 0.085, 0.105, 1.05, look.colour ?? '#e8e6e0', materials.gloss, 22)
      .cyl(0, 0.8, 0, 0.125, 0.125, 0.2, '#2a2c30', materials.gloss, 22)
      .cyl(0.15, -0.2, 0, 0.028, 0.028, 0.36, '#2a2c30', materials.gloss, 12)
      .pop();
  },
};
