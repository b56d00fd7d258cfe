// Writes behind every image of deploy/ the digest that the registry has for its tag, so that the same bytes are started on
// every machine: node tools/pin-images.mjs. It needs docker with buildx, and a registry within reach; run it after a version was changed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/workspace.mjs';

const files = ['deploy/Dockerfile', 'deploy/compose.yaml', 'deploy/three-machines/compose.yaml'];
const images = /^((?:FROM| +image:) )([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm;

/** The images of a Dockerfile or a compose file that come from elsewhere, as `name:tag`. */
export function imagesOf(text) {
  return [...new Set([...text.matchAll(images)].map(([, , image]) => image))];
}

/** The text with each image's digest behind its tag. Throws when one is none. */
export function withDigests(text, digestOf) {
  return text.replaceAll(images, (_, before, image) => {
    const digest = digestOf(image);
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`The registry has no digest for ${image}: ${digest}`);
    return `${before}${image}@${digest}`;
  });
}

function askRegistry(image) {
  const asked = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { stdout, stderr, error } = spawnSync('docker', asked, { encoding: 'utf8', timeout: 60_000 });
  return stdout?.trim() || stderr?.trim() || String(error?.message);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of files) {
    const path = join(root, file);
    writeFileSync(path, withDigests(readFileSync(path, 'utf8'), askRegistry));
  }
