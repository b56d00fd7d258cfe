import { pick } from '../shapes/chance.ts';
import { addLight, glow, layPaint } from './pen.ts';
import type { Sheet } from './pen.ts';
import type { Happening } from './happening.ts';

/** A string of bulbs that hangs across the picture, in its widths and heights. */
interface LightString {
  readonly from: number;
  readonly to: number;
  readonly sag: number;
  /** Metres from the eye: what is nearer hides it. */
  readonly away: number;
  readonly bulbs: number;
}

/** The light of bulbs of which no colour was said. */
const warm = '255,196,110';
/** How far the light of the nearest bulb is seen around it, and how large it is itself; pixels of a picture of 1024. */
const [halo, bulb] = [34, 6] as const;
/** How large a string looks beside the nearest one. */
const sizeOf = (place: number): number => 1 / (1 + place * 0.55);

/** Strings of small warm bulbs overhead, from one side to the other, never by day. */
export const fairyLights: Happening = {
  id: 'fairy lights',
  words: {
    en: 'fairy lights/string lights/strings of lights/string of lights/festoon lights/christmas lights/twinkle lights/hanging lights',
    de: 'lichterkette/lichterketten/weihnachtslichter',
    es: 'guirnalda de luces/guirnaldas de luces/luces de navidad',
    fr: 'guirlande lumineuse/guirlandes lumineuses/guirlande de lumières',
    zh: '串灯/彩灯/小彩灯',
    ja: 'イルミネーション/電飾/ストリングライト',
    ar: 'أضواء زينة',
    emoji: '',
  },
  time: 'dusk',
  hours: ['dusk', 'night'],
  paint:
    (stream, colour) =>
    (view, { indoors }) => {
      const random = stream();
      const strings = (indoors ? [2.4, 3, 3.7, 4.5] : [7, 10, 14, 20]).map((away, i): LightString => {
        const high = 0.02 + i * 0.05;
        const [from, to] = [high - random() * 0.1, high - random() * 0.1];
        return { from, to, sag: 0.07 + random() * 0.1, away, bulbs: 15 + i * 4 };
      });
      const light = colour === undefined ? warm : bytesOf(colour);
      for (const [i, string] of [...strings.entries()].toReversed()) {
        const behind = 1 / string.away;
        const places = placesOn(string, random);
        layPaint(view, { brightness: 0.3, behind }, (sheet) => drawWire(sheet, string, sizeOf(i)));
        addLight(view, { gain: 3.2, behind }, (sheet) => {
          for (const [x, y, strength] of places) {
            const size = sheet.unit * sizeOf(i);
            glow(sheet, x * sheet.width, y * sheet.height, halo * strength * size, light);
            glow(sheet, x * sheet.width, y * sheet.height, Math.max(1.5, bulb * size * 2), '255,240,214');
          }
        });
      }
    },
};

/** How high a string hangs at a place between its ends. */
const heightAt = ({ from, to, sag }: LightString, u: number): number => from + (to - from) * u + sag * 4 * u * (1 - u);

/** Where its bulbs hang, and how far each of them shines. */
function placesOn(string: LightString, random: () => number): readonly (readonly [number, number, number])[] {
  return Array.from({ length: string.bulbs }, (_, k) => {
    const u = (k + 0.3 + random() * 0.4) / string.bulbs;
    return [u, heightAt(string, u) + 0.004, pick(random, [0.8, 1, 1.25])] as const;
  });
}

function drawWire({ pen, width, height, unit }: Sheet, string: LightString, size: number): void {
  pen.strokeStyle = 'rgba(16,14,18,.9)';
  pen.lineWidth = Math.max(0.8, 2.4 * unit * size);
  pen.beginPath();
  for (let k = 0; k <= 40; k++) pen.lineTo((k / 40) * width, heightAt(string, k / 40) * height);
  pen.stroke();
}

/** A colour as the pen takes it: "r,g,b" of 0..255. */
const bytesOf = (colour: string): string => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join();
