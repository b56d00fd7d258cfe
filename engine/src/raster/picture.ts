/** A picture being painted: linear light, three floats a pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}

export function createPicture(width: number, height: number): Picture {
  return { width, height, pixels: new Float32Array(width * height * 3) };
}

/** Work cut into short pieces: each `yield` gives the fraction done (0..1) and a chance to stop. */
export type Steps = Generator<number, void, void>;

/** Rows per piece of work, so that a piece stays well under 50 ms at the largest shading size. */
const bandRows = 48;

/** Runs `paintRows` over `from..to` (rows, end excluded) in bands. */
export function* inBands(from: number, to: number, paintRows: (from: number, to: number) => void): Steps {
  const first = Math.max(0, Math.floor(from));
  const last = Math.floor(to);
  for (let row = first; row < last; row += bandRows) {
    paintRows(row, Math.min(last, row + bandRows));
    yield (Math.min(last, row + bandRows) - first) / (last - first);
  }
}

/** Runs several pieces of work one after another as one, each counting the same. */
export function* inTurn(...parts: readonly Steps[]): Steps {
  for (const [index, part] of parts.entries()) {
    for (const fraction of part) yield (index + fraction) / parts.length;
    yield (index + 1) / parts.length;
  }
}

/** The first part of a longer work: passes its fractions on, scaled to `share`, and gives its result. */
export function* shareOf<Result>(
  share: number,
  part: Generator<number, Result, void>,
): Generator<number, Result, void> {
  let step = part.next();
  while (!step.done) {
    yield step.value * share;
    step = part.next();
  }
  return step.value;
}

/** A single quick piece of work. */
export function* atOnce(work: () => void): Steps {
  work();
  yield 1;
}

/** Runs work to its end without a pause and gives its result. */
export function finish<Result>(work: Generator<number, Result, void>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
