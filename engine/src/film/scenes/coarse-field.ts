/** Pixels between two samples. */
const step = 4;

/** A soft field worked out at every fourth pixel: fog and beams have no edges that would show it. */
export class CoarseField {
  private readonly columns: number;
  private readonly rows: number;
  private readonly samples: Float32Array;

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.columns = Math.ceil(width / step) + 2;
    this.rows = Math.ceil(height / step) + 2;
    this.samples = new Float32Array(this.columns * this.rows);
  }

  /** Works the field out anew; `valueAt` is asked with pixel coordinates. */
  fill(valueAt: (x: number, y: number) => number): void {
    const { columns, rows, samples } = this;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++)
        samples[row * columns + column] = valueAt(column * step, row * step);
    }
  }

  /** Writes row `y` at full resolution into `out`. */
  readRow(y: number, out: Float32Array): void {
    const { columns, samples } = this;
    const row = Math.floor(y / step) * columns;
    const f = y / step - Math.floor(y / step);
    let left = 0;
    let right = (samples[row] ?? 0) * (1 - f) + (samples[row + columns] ?? 0) * f;
    for (let x = 0; x < out.length; x++) {
      const part = x % step;
      if (part === 0) {
        const next = row + x / step + 1;
        left = right;
        right = (samples[next] ?? 0) * (1 - f) + (samples[next + columns] ?? 0) * f;
      }
      out[x] = left + (right - left) * (part / step);
    }
  }
}
