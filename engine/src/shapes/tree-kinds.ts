import type { TreeKind } from './tree.ts';

/** Broad trees by species; metres. */
export const trees = {
  oak: {
    h: 9,
    spread: 0.62,
    trunk: 0.42,
    bark: '#5a4634',
    blob: 1.9,
    depth: 3,
    leaf: ['#4c6e30', '#5a7c36', '#40602c', '#6a8a40'],
  },
  birch: {
    h: 11,
    spread: 0.36,
    trunk: 0.2,
    bark: '#d9d4c6',
    blob: 1.25,
    depth: 3,
    leaf: ['#869c48', '#9aac52', '#76903e'],
  },
  cherry: {
    h: 6.5,
    spread: 0.8,
    trunk: 0.34,
    bark: '#43302c',
    blob: 1.5,
    depth: 3,
    leaf: ['#f6c3d3', '#f9d9e2', '#ef9fba', '#fbe8ee'],
  },
  maple: {
    h: 9,
    spread: 0.6,
    trunk: 0.36,
    bark: '#4d3a2c',
    blob: 1.8,
    depth: 3,
    leaf: ['#d9561f', '#e8842a', '#c23a1c', '#efb038'],
  },
  apple: {
    h: 6,
    spread: 0.75,
    trunk: 0.3,
    bark: '#54412f',
    blob: 1.4,
    depth: 3,
    leaf: ['#5d8a30', '#6b9a3a', '#4d7a2a', '#7aa845'],
  },
  bare: { h: 9, spread: 0.6, trunk: 0.36, bark: '#463a34', blob: 0, depth: 5, leaf: ['#463a34'] },
} as const satisfies Readonly<Record<string, TreeKind>>;
