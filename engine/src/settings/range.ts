import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { eroded, noise2, smooth } from '../solid/noise.ts';
import type { Ground } from '../solid/world.ts';
import type { SettingId } from '../concepts/concept.ts';
import { hex } from '../raster/colour.ts';
import type { MountainFace } from '../solid/mountain-face.ts';
import { groundGrid } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** Where a range begins and ends, metres before the eye; its peaks are about as high as `height`. */
const range = { from: 420, peaks: 880, until: 1500, height: 270 } as const;

/** Fog of an air, at most, through which a range is still seen. */
export const fogOfRange = 0.0009;

/** Over towers and dunes a range has to be higher to be seen. */
const higher: Readonly<Partial<Record<SettingId, number>>> = { skyline: 1.35, desert: 1.15 };

/** A range of mountains on the horizon of a setting that has none. Its feet are below whatever the setting has there. */
export function buildRange(
  mesh: Mesh,
  random: Random,
  of: { readonly setting: SettingId; readonly wide: number; readonly coarse: boolean },
): void {
  const height = rangeHeight(random() * 60, range.height * (higher[of.setting] ?? 1));
  mesh.object();
  groundGrid(mesh, height, {
    wide: of.wide,
    coarse: of.coarse,
    near: range.from,
    far: range.until,
    rows: 150,
    columns: 480,
    // Some settings are looked at aside.
    spread: 0.85,
    material: materials.mountain,
  });
}

function rangeHeight(place: number, height: number): Ground {
  return (x, z) => {
    const rise = smooth(range.from, range.peaks, z) * smooth(range.until, range.peaks + 250, z);
    const ridge = eroded(x * 0.0028 + place, z * 0.0028, 10) * (0.5 + 0.8 * noise2(x * 0.0013 + place, 2.5));
    return -30 + rise * ridge * height;
  };
}

/** What a range is covered with: bare rock behind a desert, snow on its tops elsewhere, and down to its feet in winter. */
export function rangeOf(setting: SettingId, { season, weather }: SettingOrder): MountainFace {
  if (setting === 'desert') return { snowLine: 400, rock: [hex('#6e4a34'), hex('#a87a54')] };
  const snowLine = season === 'winter' || weather.includes('snow') ? 20 : 110;
  if (setting === 'clouds') return { snowLine: 60 };
  const isDry = setting === 'savanna' || season === 'autumn';
  return { snowLine, woods: hex('#22392a'), grass: hex(isDry ? '#7d6a2c' : '#44602c') };
}
