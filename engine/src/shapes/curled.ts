import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { curledCat, curledHead } from './cat-poses.ts';
import { axesAt, buildWithFace, headOf } from './quadruped-face.ts';
import { kindOf, marksOf } from './quadruped-form.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';

/** Whether it sleeps curled up, its nose under its tail: what is slender and has a brush of a tail to cover its nose with. */
export const isCurled = (form: QuadrupedForm): boolean =>
  form.act === 'sleeps' && form.tail.brush === true && ['dog', 'hound'].includes(kindOf(form));

/** From the shoulder to the hip of the cat whose pose it is, metres. */
const cat = { length: 0.36, girth: 0.098, top: 0.215 } as const;

/** How far it is turned so that its face is seen, radians. */
const facing = 0.55;

/** Builds an animal that is curled up asleep. */
export function buildCurled(mesh: Mesh, form: QuadrupedForm): HeadAxes {
  const { height, tail, paint } = form;
  const scale = ((form.length / cat.length + form.girth / cat.girth) / 2) * 0.9;
  const [x, y, z] = curledHead;
  const head = { ...form.head, yaw: 1.2, pitch: 0.02, shut: true };
  const at = axesAt([x * scale, Math.max(y * scale * 1.1, head.size * 1.15), z * scale], head);
  const small: HeadAxes = (ahead, up, aside) => {
    const [ax, ay, az] = at(ahead, up, aside);
    return [ax / scale, ay / scale, az / scale];
  };
  const colours = [0, paint?.shin ?? 0, tail.tip];
  const body: Cones = curledCat(small).map((cone) =>
    cone.map((value, i) => (i === 8 ? (colours[value] ?? 0) : i < 8 || i === 9 ? value * scale : value)),
  );
  const curled: QuadrupedForm = {
    ...form,
    head,
    // Its flank is that of who stands, and its belly is not seen.
    marks: marksOf(form).map(({ share, ...mark }) => ({
      ...mark,
      share: (px, py, pz) => share(px * 0.6, height - (cat.top * scale - py) * 0.6, pz),
    })),
  };
  mesh.rotY(facing);
  buildWithFace(mesh, curled, at, {
    cones: [...headOf(curled, at), ...body],
    k: Math.min(0.02 * scale, head.size * 0.25),
  });
  return at;
}
