import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, Visitor } from 'vite';
import { smallFonts } from './tools/small-fonts.ts';

/** Where `npm run dev` finds the server; the built app is served by the server itself. */
const serverOrigin = process.env['LOOMLIGHT_SERVER'] ?? 'http://127.0.0.1:3000';

/** light-dark(), the popover attribute and CSS nesting without fallbacks: the tokens depend on them. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** `vite build --ssr`: the same app for the server, which draws pages for guests (decision 32). One file, with everything that it needs. */
const server = {
  outDir: 'dist-server',
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { codeSplitting: false } },
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    smallFonts(join(import.meta.dirname, '..', '.cache', 'fonts')),
    leaveOutServerFacts(),
    layersFirst(),
    preloadFonts(['/geist-', '/instrument-serif-']),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/dev', '/openapi.json', '/docs', '/site.json', '/legal'].map((path) => [path, serverOrigin]),
    ),
  },
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    outDir: 'dist',
    manifest: !isSsrBuild,
    target: browsers,
    // Every one of these browsers preloads modules by itself.
    modulePreload: { polyfill: false },
    cssTarget: browsers,
    // One style sheet: apart, the parts of three features weighed 0.9 kB more, and every page has most of it anyway.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first visit carries the names of all others: 42 bits tell two builds of a file apart, and weigh less than the usual 48; what kind
        // of thing one is need not be said.
        chunkFileNames: ({ name }) => `assets/${name.replace(/-(?:page|dialog|sheet|queries|tool)$/, '')}-[hash:7].js`,
        // What every page needs and releases seldom change: one file, compressed as a whole, cached for long.
        codeSplitting: {
          groups: [
            {
              // What home and most pages share: a file each would weigh more than their sum.
              name: 'core',
              test: /web[\\/]src[\\/](api[\\/](client|queries|send)|lib[\\/](local-store|drawn-for)|features[\\/]content[\\/](content-queries|use-open-content)|features[\\/]prompt-form[\\/]form[\\/]form-state)\.tsx?$/,
            },
            {
              name: 'base',
              priority: 1,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](query-core|react-query)|ky|zod|clsx)[\\/]/,
            },
          ],
        },
      },
    },
    ...(isSsrBuild ? server : {}),
  },
}));

/**
 * Says the order of the layers before all rules. The bundler puts the rules of what several later parts share before those of the entry, and
 * the first layer that is named would be the weakest.
 */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: (_options, bundle) => {
      const [order] =
        /@layer [^{;]+;/.exec(readFileSync(join(import.meta.dirname, 'src/styles/index.css'), 'utf8')) ?? [];
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
    },
  };
}

/** Asks for the two fonts of the first view before the style sheet has been read: their hashed names exist only here. */
function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(
            (file) => file.endsWith('.woff2') && names.some((name) => file.includes(name) && !file.includes('mono')),
          )
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/**
 * What of the contract's calls only the server asks for (their words, their rates and statuses, and the schemas of what they are sent)
 * leaves the bundle: 4 kB no visitor needs. Of the rates the web app looks at those of `login` and `register`, of who may call at `public`.
 */
function leaveOutServerFacts(): Plugin {
  return {
    name: 'leave-out-server-facts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/]/ },
      handler(code) {
        const left: { readonly start: number; readonly end: number }[] = [];
        new Visitor({
          CallExpression: ({ callee, arguments: [definition] }) => {
            if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return;
            if (definition?.type !== 'ObjectExpression') return;
            for (const part of definition.properties)
              if (part.type === 'Property' && part.key.type === 'Identifier' && isServerFact(part.key.name, part.value))
                left.push({ start: part.start, end: part.end });
          },
        }).visit(this.parse(code));
        return left.toReversed().reduce((text, { start, end }) => withoutPart(text, start, end), code);
      },
    },
  };
}

const serverFacts: readonly string[] = [
  'id',
  'summary',
  'status',
  'params',
  'query',
  'body',
  'idempotent',
  'mayWait',
  'mayEnd',
  'produces',
];

function isServerFact(name: string, value: { readonly type: string }): boolean {
  const word = 'value' in value ? value.value : undefined;
  if (name === 'rate') return word !== 'login' && word !== 'register';
  if (name === 'access') return word !== 'public';
  return serverFacts.includes(name);
}

/** Without the part and the comma behind it. */
function withoutPart(code: string, start: number, end: number): string {
  return code.slice(0, start) + code.slice(end).replace(/^\s*,/, '');
}
