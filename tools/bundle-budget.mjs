// Holds the built web app against its byte budget, so that a fat import fails the build and not the visitor.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/workspace.mjs';

/**
 * In kB of 1000 bytes, as they are sent to a browser: brotli, written by the build. Every page carries the calls of the contract and the
 * header; the sum of all script grows with the product, while the first visit keeps its limit. The whole of a first visit, with its
 * fonts and its answers, is counted on the wire by `e2e/journeys/first-visit.test.ts`. The sum of all script and style was raised (by 12
 * and 0.5) when statistics got their chart and notifications their images: pages that are loaded only by those who open them. The operator's
 * desk has a budget of its own, its style included, and is no part of the sum: no visitor loads any of it. The door to it, which asks who
 * comes, the ways in the footer, the doors of later pages and the names of all files are carried by home as well; what they weigh was won back by
 * drawing the form of a prompt without a memory of its parts, all of which change with each key. What a
 * signed item says of itself and the proof of its words raised the sum by 2; help, pins, blocked people and what is done with many at once by 16,
 * the beginnings for guests, keys on an open piece and acts in the palette by 5, the pages where everybody reports what is against the law, and
 * reads why something was restricted, by 12.5, and those of a weekly mail that ends and of the first administrator by 3. What each tile of a
 * batch can do by itself, a form that is free beside what is made, and starts that outlive a reload are another 2. That an image can start from
 * another one, whose place comes only where an engine takes one, took the page of a batch, which is the heaviest of all, 1.8. Favorites that
 * somebody shows, the switch for it, and notifications of a kind and of a day are another 2, of which the form of a prompt gave one back.
 * What reads a file on the device of its owner (its rules, its worker's errand, the seal of words) is 3.4, in the page of checking files and nowhere else.
 * Why a prompt was refused, that a piece waits to be looked at, links in the pages of the footer and the banner are 1.9, of which home carries nothing, and that a file bears the invisible mark 0.2. That
 * income was given back by a decision, and that some waits for a look, are another 0.2. That a piece waits is said on the page of a result as well,
 * by a part of its own that nearly nobody fetches: 0.9. The way in by a mailed link, in the page of signing up alone, is 0.7. What sends a
 * form is a file of its own since the desk sends one as well, and not written twice: 0.4. What was taken from a profile is said in its statement: 0.1.
 * That nobody has looked for a mark, and until when a decision counts as a strike: 0.2. A banner that warns and leads somewhere, the page of rules, and
 * that a look was cut short: 0.3. What a pasted prompt lost, that one is in by another tab, that a page goes on by itself and pages before pictures
 * in the palette: 0.5. That another one has a seed of its own, and that words are back which an address took the place of: 0.5, all of which home carries as
 * well; what a walk of strangers found on other pages: 1. The names of files in the script change with
 * everything that is in them, which alone moves the sum by as much: half a kilobyte of it is room for that.
 */
export const budgetKb = {
  homeScript: 146,
  routeScript: 190,
  allScript: 554,
  deskScript: 90,
  /** The worker that reads files, and the library as WebAssembly: fetched when somebody checks a file that is signed, and by no page. */
  readerScript: 11.5,
  reader: 2_560,
  style: 16,
  html: 1.6,
};

/** What a built app weighs, as lines `{ what, sizeKb, limitKb }`; a first load is a route with everything it imports. */
export function weighBundle(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const size = (file) => sentBytes(join(folder, file)) / 1000;
  const total = (files) => files.reduce((sum, file) => sum + size(file), 0);
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (!entry) throw new Error('the manifest names no entry');

  const first = closure(manifest, [entry]);
  const routes = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
  const home = routes.find((key) => /home-page\.[jt]sx?$/.test(key));
  // The desk is held to its own budget beyond the entry, and not to that of a visitor's page.
  const desk = routes.filter((key) => /(^|\/)desk\/index\.[jt]sx?$/.test(key));
  const loads = routes
    .filter((key) => !desk.includes(key))
    .map((key) => ({
      name: manifest[key].name ?? key,
      sizeKb: total(scripts(manifest, closure(manifest, [entry, key]))),
      isHome: key === home,
    }));
  // A home page that is part of the entry is the entry.
  if (!home) loads.push({ name: 'entry', sizeKb: total(scripts(manifest, first)), isHome: true });

  const everything = Object.keys(manifest);
  const visitors = closure(manifest, [entry, ...routes.filter((key) => !desk.includes(key))]);
  const ofDesk = closure(manifest, desk).filter((key) => !visitors.includes(key));
  return [
    ...loads
      .toSorted((a, b) => b.sizeKb - a.sizeKb)
      .map(({ name, sizeKb, isHome }) => ({
        what: isHome ? `home script (${name})` : `script of ${name}`,
        sizeKb,
        limitKb: isHome ? budgetKb.homeScript : budgetKb.routeScript,
      })),
    {
      what: 'all script',
      sizeKb: total(
        scripts(
          manifest,
          everything.filter((key) => !ofDesk.includes(key)),
        ),
      ),
      limitKb: budgetKb.allScript,
    },
    ...(desk.length > 0
      ? [{ what: 'desk script', sizeKb: total(scripts(manifest, ofDesk)), limitKb: budgetKb.deskScript }]
      : []),
    ...[
      { what: 'reader script', named: /^manifest-worker-.+\.js$/, limitKb: budgetKb.readerScript },
      { what: 'reader', named: /\.wasm$/, limitKb: budgetKb.reader },
    ].flatMap(({ what, named, limitKb }) => weighAssets(folder, { what, named, limitKb })),
    { what: 'all style', sizeKb: total(styles(manifest, everything)), limitKb: budgetKb.style },
    { what: 'html', sizeKb: size('index.html'), limitKb: budgetKb.html },
  ];
}

/** Files that no page imports; no line where there are none. */
function weighAssets(folder, { what, named, limitKb }) {
  const assets = join(folder, 'assets');
  const found = existsSync(assets) ? readdirSync(assets).filter((file) => named.test(file)) : [];
  const sizeKb = found.reduce((sum, file) => sum + sentBytes(join(assets, file)) / 1000, 0);
  return found.length > 0 ? [{ what, sizeKb, limitKb }] : [];
}

/** What goes over the wire to a browser: the file as it was compressed by the build, or as it is. */
function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function closure(manifest, keys) {
  const reached = new Set();
  const visit = (key) => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...reached];
}

const scripts = (manifest, keys) =>
  [...new Set(keys.map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));

const styles = (manifest, keys) =>
  [...new Set(keys.flatMap((key) => [...(manifest[key].css ?? []), manifest[key].file]))].filter((file) =>
    file.endsWith('.css'),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'web', 'dist'));
  if (!existsSync(folder)) throw new Error(`${folder} is not there: build the web app first`);
  for (const { what, sizeKb, limitKb } of weighBundle(folder)) {
    const over = sizeKb > limitKb;
    console.log(`${over ? 'OVER' : 'ok  '} ${what.padEnd(34)} ${sizeKb.toFixed(1).padStart(6)} of ${limitKb} kB`);
    if (over) process.exitCode = 1;
  }
}
