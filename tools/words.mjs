// One word for one thing: what the glossary of STYLE.md never says is no name of ours. Looked at are the names in sources of contract,
// server and web app, the classes of style sheets, and the names of files. Words that also mean something else stand in the glossary alone.
import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { plantedType, plantedWords } from './fixtures/words.mjs';
import { tryPlanted } from './lib/planted.mjs';
import { listFiles, root } from './lib/workspace.mjs';

/** Words that no name has as a part, and the word of the glossary in their place. */
export const refused = new Map([
  ['film', 'video'],
  ['films', 'videos'],
  ['picture', 'image'],
  ['pictures', 'images'],
  ['medium', 'contentType'],
  ['piece', 'content or item'],
  ['pieces', 'contents or items'],
  ['creation', 'content or item'],
  ['creations', 'contents or items'],
  ['avatar', 'profilePicture'],
  ['notice', 'event or notification'],
  ['notices', 'events or notifications'],
  ['caller', 'viewer or actor'],
]);

/** The picture that a person has of themselves is called that on the wire, and by Google. */
const aboutProfiles =
  /^web\/src\/features\/profile\/|^server\/src\/features\/(?:settings|profiles|accounts|privacy)\/|^contract\/src\/(?:settings|accounts|content)\.ts$|^(?:contract\/src\/desk\/restrictions|server\/src\/features\/desk\/restrictions\.routes)\.ts$|(?:clear-profile|desk\/person)\.test\.tsx?$|google/;
const ofProfiles = /profile-?[pP]icture|ProfilePicture|^picture(?:Upload|Id)$/;
/** A type of the browser's. */
const ofBrowser = /^PublicKeyCredentialCreationOptions/;
/** The law on reports calls what somebody sends us a notice, and so do its statements. */
const ofReports = /^server\/src\/features\/mail\/moderation-letters|^web\/src\/features\/report\//;
/** Speaks with the engine in the engine's own words. */
const ofEngine = /^server\/src\/adapters\/(?:engines\/studio|mark\/studio-video\.testing)\.ts$/;

/** The two types of content, spelled out as a type; the contract has a name for it, and the types of the database are generated. */
const spelledType = /(?<!\| )'image' \| 'video'(?! \|)/;
const ofDatabase = 'server/src/db/types.ts';

/** Answers one line for each source in these `{ file, text }` that spells the type of content anew. */
export const findSpelledTypes = (texts) =>
  texts
    .filter(({ file, text }) => file !== ofDatabase && spelledType.test(text))
    .map(({ file }) => `${file}: spells 'image' | 'video', which is ContentType of the contract`);

/** Answers one line for each name in these `{ file, text }` that says a refused word. */
export function findRefusedWords(texts) {
  return texts.flatMap(({ file, text }) => {
    const names = /\.tsx?$/.test(file)
      ? namesOf(file, text)
      : [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
    const own = [basename(file).split('.')[0], ...names];
    return [...new Set(own)].flatMap((name) =>
      partsOf(name)
        .filter((part) => refused.has(part) && !isAllowed(file, name, part))
        .map((part) => `${file}: ${name} says ${part}, the glossary of STYLE.md says ${refused.get(part)}`),
    );
  });
}

const isAllowed = (file, name, part) =>
  ofEngine.test(file) ||
  ofBrowser.test(name) ||
  (part === 'notice' && ofReports.test(file)) ||
  (part.startsWith('picture') && (ofProfiles.test(name) || aboutProfiles.test(file)));
const partsOf = (name) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

/** Every name that a module declares or uses; what stands in quotes is text or the wire's. */
function namesOf(file, text) {
  const names = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (/^(?:Identifier|PrivateName)$/.test(node.type) && typeof node.value === 'string') names.push(node.value);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }).body);
  // The element of HTML with sources of one image; and what has an underscore is spelled by the wire or the database.
  return names.filter((name) => !name.includes('_') && (name !== 'picture' || !text.includes('<picture')));
}

/** Tries the check on the names that are planted for it. */
export const tryWords = () =>
  tryPlanted(
    [...plantedWords, ['server/src/a.ts', plantedType]],
    ([file, text]) => findRefusedWords([{ file, text }]).length + findSpelledTypes([{ file, text }]).length === 1,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = listFiles(['contract/src', 'server/src', 'web/src'])
    .map((path) => ({ path, file: relative(root, path).replaceAll(sep, '/') }))
    .filter(({ file }) => /\.(tsx?|css)$/.test(file) && !file.endsWith('.d.ts'))
    .map(({ path, file }) => ({ file, text: readFileSync(path, 'utf8') }));
  const { found, missed } = tryWords();
  const problems = [...findRefusedWords(texts), ...findSpelledTypes(texts), ...missed];
  for (const problem of problems) console.log(problem);
  console.log(
    `${texts.length} sources, ${found} planted faults found, ${problems.length} refused words and spelled types`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
