import type { Random } from '../raster/random.ts';
import type { EventPainter } from '../solid/world.ts';
import { layPaint } from './pen.ts';

/** Leaves or petals that drift down, nearer ones larger. */
export function paintFalling(
  stream: () => Random,
  colours: readonly string[],
  count: number,
  size: number,
): EventPainter {
  return (view, { indoors }) => {
    const random = stream();
    // Indoors they are seen through the window.
    layPaint(view, { brightness: 0.85, ...(indoors && { behind: 0 }) }, ({ pen, width, height, unit }) => {
      for (let i = 0; i < count; i++) {
        const s = (3 + random() ** 2 * 9) * unit * size;
        pen.save();
        pen.translate(random() * width, random() * height);
        pen.rotate(random() * 6);
        pen.fillStyle = colours[i % colours.length] ?? '#ffffff';
        pen.globalAlpha = 0.85;
        pen.beginPath();
        // A leaf: two arcs that meet in a point.
        const fat = 0.3 + random() * 0.5;
        pen.moveTo(-s, 0);
        pen.quadraticCurveTo(0, -s * fat, s, 0);
        pen.quadraticCurveTo(0, s * fat, -s, 0);
        pen.fill();
        pen.restore();
      }
    });
  };
}
