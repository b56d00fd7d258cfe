/** How a galaxy's disc is inclined to the view: its short axis over its long one. */
const inclination = 0.56;
const arms = 2;
/** How tightly the arms are wound. */
const winding = 2.1;

/** A spiral galaxy at (x, y), about its centre, in units of about a third of the picture: gas in the arms, light of the core, and how far out it is in the disc. */
export function spiralAt(x: number, y: number, tilt: number): { gas: number; core: number; radius: number } {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const along = x * cos + y * sin;
  const across = (y * cos - x * sin) / inclination;
  const radius = Math.hypot(along, across);
  const angle = Math.atan2(across, along);
  const wave = 0.5 + 0.5 * Math.cos(arms * (angle - Math.log(radius + 0.12) * winding));
  const disc = Math.exp(-radius * radius * 0.62);
  return {
    gas: disc * (0.1 + 1.3 * wave ** 3),
    radius,
    core: 1.5 * Math.exp(-radius * radius * 11) + 0.22 * Math.exp(-radius * 2.6),
  };
}
