import type { CSSProperties } from 'react';

/**
 * The image before there is one: a calm shape of its own in the light of the darkroom, the same for the same item, that clears up as it
 * comes on. Nobody else's image stands in for it (PEOPLE-27). Where its engine shows what there is of it, that stands over the shape and clears
 * up in the same way (MAKE-45).
 *
 * @param progress from 0 to 1
 */
export function Latent({ id, progress = 1, preview }: { id: string; progress?: number; preview?: string | undefined }) {
  const [x = 0, y = 0, size = 0, horizon = 0] = shapeOf(id);
  const style = {
    '--x': `${14 + x * 72}%`,
    '--y': `${16 + y * 34}%`,
    '--size': `${16 + size * 22}%`,
    '--horizon': `${54 + horizon * 20}%`,
    '--blur': `${26 - Math.min(1, progress) * 16}px`,
    '--seen': `${12 - Math.min(1, progress) * 8}px`,
  } as CSSProperties; // Custom properties are not in CSSProperties.
  return (
    <>
      <span aria-hidden="true" className="latent" style={style} />
      {preview !== undefined && (
        <img alt="" src={`data:image/webp;base64,${preview}`} className="latent-image" style={style} />
      )}
    </>
  );
}

/** Four numbers from 0 to 1 that are this item's own. */
function shapeOf(id: string): readonly number[] {
  let hash = 2_166_136_261;
  return [0, 1, 2, 3].map((salt) => {
    for (const letter of `${id}${salt}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
    return ((hash >>> 8) & 0xffff) / 0xffff;
  });
}
