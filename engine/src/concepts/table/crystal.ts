import { schemeOf, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const crystal: Concept = {
  id: 'crystal',
  words: {
    en: 'crystal/gem/gemstone/diamond/amethyst/ruby/emerald/sapphire/topaz/jewel/opal/quartz',
    de: 'kristall/kristalle/edelstein/diamant/rubin/smaragd/saphir/juwel/rubine/smaragde',
    es: 'cristal/gema/diamante/rubí/esmeralda/zafiro/joya/amatista',
    fr: 'cristal/cristaux/gemme/diamant/rubis/émeraude/saphir/joyau/améthyste',
    zh: '水晶/宝石/钻石/红宝石/蓝宝石/祖母绿/紫水晶',
    ja: '水晶/宝石/クリスタル/ルビー/エメラルド/サファイア/アメジスト',
    ar: 'كريستال/بلورة/ماس/ياقوت/زمرد',
    emoji: '💎',
  },
  size: { width: 1.9, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const [c, light, dark] = schemeOf(look.colour, random, [
      ['#8a5ad0', '#d8c0f8', '#5a2a9a'],
      ['#4ac0d0', '#d0f4f8', '#1f7a9a'],
      ['#e87aa8', '#fbd8e6', '#a83a6a'],
    ]);
    mesh.body(
      [
        [-0.4, 0.05, 0, 0.24, 0.4, 0.05, 0, 0.24, 0],
        [0, 0.05, -0.3, 0.2, 0, 0.05, 0.3, 0.22, 0],
      ],
      { k: 0.2, colours: ['#6a625c'], fur: 0.9 },
    );
    const spike = (x: number, z: number, lean: number, turn: number, r: number, h: number): void => {
      mesh.push().at(x, 0.1, z).rotY(turn).rotZ(lean);
      const corner = (i: number, y: number, k = 1): Vec3 => [
        Math.cos((i / 6) * tau) * r * k,
        y,
        Math.sin((i / 6) * tau) * r * k,
      ];
      for (let i = 0; i < 6; i++) {
        const tone = [c, light, dark, c, light, c][i] ?? c;
        mesh.face(
          [corner(i, 0), corner(i, h * 0.74), corner(i + 1, h * 0.74), corner(i + 1, 0)],
          tone,
          materials.glass,
        );
        mesh.face([corner(i, h * 0.74), [r * 0.1, h, 0], corner(i + 1, h * 0.74)], i % 2 ? light : c, materials.glass);
      }
      mesh.pop();
    };
    spike(0, 0, 0.06, 0.3, 0.27, 1.65);
    for (let i = 0; i < 9; i++)
      spike(
        Math.cos(i * 2.4) * 0.3,
        Math.sin(i * 2.4) * 0.22,
        -0.35 - random() * 0.45,
        -i * 2.4,
        0.1 + random() * 0.1,
        0.6 + random() * 0.6,
      );
  },
};
