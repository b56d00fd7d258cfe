/** Brightness of a picture, 0 to 255, row by row. */
export interface Luma {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** What stands around each pixel. */
export interface Surroundings {
  readonly mean: Float32Array;
  /** Standard deviation: how busy it is there. */
  readonly deviation: Float32Array;
}

/** Mean and deviation of the square of `2 reach + 1` pixels around each pixel. */
export function surroundingsOf(luma: Luma, reach: number): Surroundings {
  const { values, width, height } = luma;
  const mean = meanAround(luma, reach);
  const squares = new Float32Array(values.length);
  for (let i = 0; i < squares.length; i++) squares[i] = (values[i] ?? 0) ** 2;
  const deviation = meanAround({ values: squares, width, height }, reach);
  for (let i = 0; i < deviation.length; i++)
    deviation[i] = Math.sqrt(Math.max(0, (deviation[i] ?? 0) - (mean[i] ?? 0) ** 2));
  return { mean, deviation };
}

/** By sums that run along, once over the rows and once over the columns: as dear for every reach. */
function meanAround(luma: Luma, reach: number): Float32Array {
  const { width, height } = luma;
  const share = 1 / (2 * reach + 1);
  const rows = meanAlongRows(luma, reach);
  const out = new Float32Array(rows.length);
  const sums = new Float64Array(width);
  const row = (y: number): number => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -reach; y <= reach; y++)
    for (let x = 0, at = row(y); x < width; x++) sums[x] = (sums[x] ?? 0) + (rows[at + x] ?? 0);
  for (let y = 0; y < height; y++) {
    const [at, enters, leaves] = [y * width, row(y + reach + 1), row(y - reach)];
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      out[at + x] = sum * share;
      sums[x] = sum + (rows[enters + x] ?? 0) - (rows[leaves + x] ?? 0);
    }
  }
  return out;
}

function meanAlongRows({ values, width, height }: Luma, reach: number): Float32Array {
  const share = 1 / (2 * reach + 1);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width - 1;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += values[Math.min(end, Math.max(start, start + x))] ?? 0;
    // Only at the two ends of a row a pixel beside it stands in for those that are missing.
    const firstWhole = Math.min(end + 1, start + reach);
    const lastWhole = Math.max(firstWhole, end - reach);
    for (let at = start; at < firstWhole; at++) {
      out[at] = sum * share;
      sum += (values[Math.min(end, at + reach + 1)] ?? 0) - (values[start] ?? 0);
    }
    for (let at = firstWhole; at < lastWhole; at++) {
      out[at] = sum * share;
      sum += (values[at + reach + 1] ?? 0) - (values[at - reach] ?? 0);
    }
    for (let at = lastWhole; at <= end; at++) {
      out[at] = sum * share;
      sum += (values[end] ?? 0) - (values[Math.max(start, at - reach)] ?? 0);
    }
  }
  return out;
}
