// Every relative link in the documents leads to a file that is there, and to a heading where it names one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles, root } from './lib/workspace.mjs';

/** Answers one line for every link of `file` that leads nowhere. */
export function brokenLinks(file) {
  return linksIn(readFileSync(file, 'utf8'))
    .filter((link) => !/^([a-z][a-z+.-]*:|\/\/)/i.test(link))
    .filter((link) => !resolves(file, link))
    .map((link) => `${relative(root, file)}: ${link}`);
}

function resolves(file, link) {
  const [path, heading] = decodeURI(link).split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(target)) return false;
  if (!heading || !target.endsWith('.md') || !statSync(target).isFile()) return true;
  return headingsOf(readFileSync(target, 'utf8')).includes(heading);
}

function linksIn(text) {
  const prose = withoutCode(text);
  const inline = [...prose.matchAll(/\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)];
  const references = [...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  return [...inline, ...references].map(([, link]) => link);
}

/** Headings as the anchors that code hosts make of them. */
function headingsOf(text) {
  return [...withoutCode(text, { keepInline: true }).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

function withoutCode(text, { keepInline = false } = {}) {
  const prose = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return keepInline ? prose : prose.replaceAll(/`[^`\n]*`/g, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const documents = listFiles(['.']).filter((file) => file.endsWith('.md'));
  const broken = documents.flatMap(brokenLinks);
  for (const line of broken) console.log(line);
  console.log(`${documents.length} documents, ${broken.length} broken links`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
