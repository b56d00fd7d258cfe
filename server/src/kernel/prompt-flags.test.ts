import { describe, expect, it } from 'vitest';
import { stripPromptFlags } from './prompt-flags.ts';

describe('settings inside a prompt', () => {
  it.each([
    ['A lake --resolution 1080p --dur 10', 'A lake'],
    ['A lake --rs 1080p, at dawn --dur=10', 'A lake , at dawn'],
    ['A lake --DUR 10', 'A lake'],
    ['A lake --dur10 boats', 'A lake --dur10 boats'],
    ['A lake \u2014dur 10 \u2013\u2013resolution 1080p', 'A lake'],
    ['A lake --seed -1 --cf true --wm false', 'A lake -1'],
    ['A lake --fps 60 --ratio 16:9 --camerafixed', 'A lake'],
    ['--dur 10', ''],
    // What is left of a nested one is split by the gap, and means nothing to anybody.
    ['A lake --d--dur 5ur 10', 'A lake --d 10'],
    ['A lake <sd_cpp_extra_args>{"steps":150}</sd_cpp_extra_args> at dawn', 'A lake at dawn'],
    ['A lake <SD_CPP_EXTRA_ARGS>{"steps":150}', 'A lake'],
    [
      'A <sd_cpp_<sd_cpp_extra_args>x</sd_cpp_extra_args>extra_args>y</sd_cpp_extra_args> lake',
      'A <sd_cpp_ extra_args>y lake',
    ],
    ['A lake <lora:../../secret:1> with embedding:bad', 'A lake with bad'],
  ])('%j becomes %j', (prompt, words) => {
    expect(stripPromptFlags(prompt)).toBe(words);
  });

  it.each([
    'A well-lit room -- size matters -- with long dashes -- at night',
    'Temperature \u20145 degrees, ratio of light 3 < 4',
    'A film about --verbose programmers',
    'Zwei  Leerzeichen,\nund eine Zeile',
  ])('leaves ordinary words alone: %j', (prompt) => {
    expect(stripPromptFlags(prompt)).toBe(prompt);
  });

  it('ends on whatever is nested however deep, without a flag left', () => {
    const deep = `${'--d'.repeat(60)}${'ur 5'.repeat(60)}`;
    expect(stripPromptFlags(deep)).not.toMatch(/--dur\b/);
  });
});
