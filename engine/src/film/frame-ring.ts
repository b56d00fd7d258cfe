/** Slots between the cameras and the encoder: enough that neither waits for a single slow frame. */
const slots = 6;
const empty = 0;
const full = 1;
/** How long a camera sleeps before it looks again whether its slot is free; a wake-up normally comes first. */
const napMs = 1000;

/** Bytes of a frame: full brightness, and colour at a quarter of the pixels, twice. */
export function frameSize(width: number, height: number): number {
  return (width * height * 3) / 2;
}

/**
 * Frames on their way from the cameras to the encoder, in memory that all threads share. Frame k lies in slot
 * k mod 6: a camera that is far ahead waits there until the encoder has taken what came before.
 */
export class FrameRing {
  readonly memory: SharedArrayBuffer;
  private readonly state: Int32Array<SharedArrayBuffer>;
  private readonly size: number;

  private constructor(memory: SharedArrayBuffer, size: number) {
    this.memory = memory;
    this.size = size;
    this.state = new Int32Array(memory, 0, slots);
  }

  static create(width: number, height: number): FrameRing {
    const size = frameSize(width, height);
    return new FrameRing(new SharedArrayBuffer(slots * 4 + slots * size), size);
  }

  /** The same ring, in another thread. */
  static open(memory: SharedArrayBuffer, width: number, height: number): FrameRing {
    return new FrameRing(memory, frameSize(width, height));
  }

  /** The bytes of a frame's slot, once it is free. Blocks the thread. */
  claim(frame: number): Uint8Array<SharedArrayBuffer> {
    const slot = frame % slots;
    while (Atomics.load(this.state, slot) === full) Atomics.wait(this.state, slot, full, napMs);
    return this.bytes(slot);
  }

  /** Hands the frame to the encoder. */
  deliver(frame: number): void {
    this.set(frame, full);
  }

  /** The bytes of a frame once a camera has delivered it; undefined when that takes longer than `timeoutMs`. */
  async receive(frame: number, timeoutMs: number): Promise<Uint8Array<SharedArrayBuffer> | undefined> {
    const slot = frame % slots;
    const waiting = Atomics.waitAsync(this.state, slot, empty, timeoutMs);
    if (waiting.async && (await waiting.value) === 'timed-out') return undefined;
    return this.bytes(slot);
  }

  /** Frees the frame's slot. */
  release(frame: number): void {
    this.set(frame, empty);
  }

  private set(frame: number, state: number): void {
    Atomics.store(this.state, frame % slots, state);
    Atomics.notify(this.state, frame % slots);
  }

  private bytes(slot: number): Uint8Array<SharedArrayBuffer> {
    return new Uint8Array(this.memory, slots * 4 + slot * this.size, this.size);
  }
}
