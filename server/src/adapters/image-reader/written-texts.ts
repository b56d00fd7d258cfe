import { inflateSync } from 'node:zlib';
import readExif from 'exif-reader';

/** A workflow with its prompt in it has some 200 kB; more than this of one text is no prompt. */
const textBytesMax = 512_000;
const textsMax = 50;
/** Where tools write the words, by their keywords (PNG) or fields (EXIF). Nothing else is handed on. */
const wanted: ReadonlySet<string> = new Set([
  ...['parameters', 'prompt', 'Description', 'Comment', 'Title', 'Software', 'invokeai_metadata'],
]);

/** Texts by their keywords, each once: the first counts. */
export type WrittenTexts = Record<string, string>;

/** The texts of a PNG, read without a decoder; a packed one is unpacked with an end. What is broken is left out. */
export function textsOfPng(file: Buffer): WrittenTexts {
  const texts: WrittenTexts = {};
  let at = 8;
  for (let count = 0; count < 40_000 && at + 12 <= file.length; count += 1) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length || type === 'IEND' || Object.keys(texts).length >= textsMax) break;
    const body = file.subarray(at + 8, end - 4);
    if (body.length <= textBytesMax) keep(texts, type, body);
    at = end;
  }
  return texts;
}

function keep(texts: WrittenTexts, type: string, body: Buffer): void {
  const end = body.indexOf(0);
  if (end < 1 || end > 79) return;
  const keyword = body.toString('latin1', 0, end);
  if (!wanted.has(keyword) || keyword in texts) return;
  try {
    const text = textOf(type, body.subarray(end + 1));
    if (text !== undefined) texts[keyword] = text;
  } catch {
    // A text that cannot be unpacked is no reason to refuse its image.
  }
}

function textOf(type: string, rest: Buffer): string | undefined {
  if (type === 'tEXt') return decode(rest);
  if (type === 'zTXt') return decode(inflateSync(rest.subarray(1), { maxOutputLength: textBytesMax }));
  if (type !== 'iTXt') return undefined;
  const isPacked = rest[0] === 1;
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0) return undefined;
  const bytes = rest.subarray(translated + 1);
  return (isPacked ? inflateSync(bytes, { maxOutputLength: textBytesMax }) : bytes).toString('utf8');
}

/** Latin-1 by the letter of the format, UTF-8 by the habit of the tools. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** What a JPEG or WebP carries of words in its EXIF: the comment of the user as `parameters`, the description. */
export function textsOfExif(exif: Buffer | undefined): WrittenTexts {
  if (!exif || exif.length > textBytesMax) return {};
  try {
    const { Image, Photo } = readExif(exif);
    const comment = commentOf(Photo?.UserComment, exif.toString('latin1', 0, 8).includes('MM'));
    const description: unknown = Image?.ImageDescription;
    return {
      ...(comment && { parameters: comment }),
      ...(typeof description === 'string' && description.trim() !== '' && { Description: utf8(description) }),
    };
  } catch {
    return {};
  }
}

/** Eight bytes name the writing, and the words follow. */
function commentOf(raw: unknown, isBigEndian: boolean): string | undefined {
  if (typeof raw === 'string') return raw.trim() === '' ? undefined : raw;
  if (!(raw instanceof Uint8Array)) return undefined;
  const bytes = Buffer.from(raw);
  const code = bytes.toString('latin1', 0, 8);
  const body = bytes.subarray(8);
  const text = code.startsWith('UNICODE') ? utf16(body, isBigEndian) : decode(code.startsWith('ASCII') ? body : bytes);
  return text.replaceAll('\0', '').trim() || undefined;
}

/** Tools differ in which byte comes first, whatever the file says: letters of most prompts have a zero byte, and it tells. */
function utf16(bytes: Buffer, isBigEndian: boolean): string {
  const even = bytes.subarray(0, bytes.length & ~1);
  const zeros = (from: number): number => even.filter((byte, index) => byte === 0 && index % 2 === from).length;
  const [first, second] = [zeros(0), zeros(1)];
  const isBig = first === second ? isBigEndian : first > second;
  return (isBig ? Buffer.from(even).swap16() : even).toString('utf16le');
}

/** A library reads the letters one by one; most tools have written UTF-8. */
function utf8(text: string): string {
  return /^[\p{Cc}\u0020-\u00ff]*$/u.test(text) ? decode(Buffer.from(text, 'latin1')) : text;
}
