/**
 * Some models read settings out of the words: `--resolution 1080p --dur 10` after a short, small video was paid for, or
 * a block of arguments for the program itself. Whoever could write them would choose what we pay. Nothing of the kind
 * leaves the house; the settings travel in fields of their own.
 */
const flagNames = [
  ...['rs', 'resolution', 'rt', 'ratio', 'dur', 'duration', 'fps', 'framespersecond', 'seed', 'cf', 'camerafixed'],
  ...['camera_fixed', 'camera-fixed', 'wm', 'watermark', 'frames', 'size', 'steps', 'n', 'draft', 'generate_audio'],
  ...['service_tier', 'execution_expires_after', 'callback_url', 'return_last_frame'],
].toSorted((a, b) => b.length - a.length);

/** Two hyphens, or one of the dashes that keyboards make of them; a value follows unless another flag does. */
const flag = new RegExp(
  `(?:--+|[\\u2010-\\u2015\\u2212\\uFE58\\uFF0D]+)(?:${flagNames.join('|')})(?![\\p{L}\\p{N}_])(?:\\s*[=:]?\\s*(?![-\\u2010-\\u2015\\u2212])[\\p{N}a-z.:x_/+%-]+)?`,
  'giu',
);
/** Blocks for stable-diffusion.cpp, and tags that load files. An opened block swallows the rest, as it would there. */
const block =
  /<\s*sd_cpp_extra_args\s*>[\s\S]*?(?:<\s*\/\s*sd_cpp_extra_args\s*>|$)|<\s*\/?\s*sd_cpp_extra_args\s*>/giu;
const tag = /<\s*(?:lora|lyco|hypernet|embedding)\s*:[^>]*(?:>|$)|\bembedding:(?=\S)/giu;
const passesMax = 20;

/** The words without settings; empty when they held nothing else. Taking one out may reveal another: until nothing changes. */
export function stripPromptFlags(prompt: string): string {
  let words = prompt;
  for (let pass = 0; pass < passesMax; pass += 1) {
    const next = words.replace(block, ' ').replace(tag, ' ').replace(flag, ' ');
    if (next === words) return tidy(words, prompt);
    words = next;
  }
  // Nested deeper than anybody writes by accident: no dash and no bracket survives.
  return tidy(words.replace(/[-\u2010-\u2015\u2212<>]{1,}/gu, ' '), prompt);
}

function tidy(words: string, prompt: string): string {
  return words === prompt ? prompt : words.replace(/[^\S\n]{2,}/gu, ' ').trim();
}
