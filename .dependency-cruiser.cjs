// Who may know whom, as rules a machine repeats in seconds. The name of a rule is the sentence its failure prints.
// tools/boundaries.mjs runs them and proves on a planted tree (tools/fixtures/boundaries) that each of them can fail.

/** @param {string} name @param {object} from @param {object} to */
const never = (name, from, to) => ({ name, severity: 'error', from, to });

const tests = '\\.(test|suite)\\.tsx?$';
const testing = `${tests}|^(server|web)/src/testing/`;

module.exports = {
  forbidden: [
    never('contract-stands-alone', { path: '^contract/' }, { path: '^(server|web|engine)/' }),
    never('web-never-sees-server', { path: '^web/' }, { path: '^server/' }),
    never('server-never-sees-web', { path: '^server/' }, { path: '^web/' }),

    never('engine-knows-nothing-of-the-product', { path: '^engine/' }, { path: '^(contract|server|web)/' }),
    never(
      'only-adapters-reach-the-engine',
      { path: '^(web|server/src)/', pathNot: '^server/src/(adapters/|compose(\\.ts$|/))' },
      { path: '^engine/' },
    ),

    // raster -> what can be painted, and styles -> composition -> paint -> film, and studio
    never(
      'engine-layers-raster',
      { path: '^engine/src/(raster|prompt)/', pathNot: tests },
      { path: '^engine/src/', pathNot: '^engine/src/((raster|prompt)/|types\\.ts$)' },
    ),
    never(
      'engine-layers-parts',
      { path: '^engine/src/(solid|shapes|concepts|events|settings|hears|scenes|styles)/', pathNot: tests },
      { path: '^engine/src/((compose|film|studio)/|(index|paint)\\.ts$)' },
    ),
    never(
      'engine-layers-composition',
      { path: '^engine/src/compose/', pathNot: tests },
      { path: '^engine/src/((film|studio)/|(index|paint)\\.ts$)' },
    ),
    never(
      'engine-layers-film',
      { path: '^engine/src/film/', pathNot: tests },
      { path: '^engine/src/(studio/|index\\.ts$)' },
    ),

    never('kernel-is-the-floor', { path: '^server/src/kernel/', pathNot: tests }, { path: '^server/src/(?!kernel/)' }),
    never('ports-are-types-over-kernel', { path: '^server/src/ports/' }, { path: '^server/src/(?!ports/|kernel/)' }),
    never(
      'adapters-know-only-ports',
      { path: '^server/src/adapters/', pathNot: tests },
      { path: '^server/src/(?!adapters/|ports/|kernel/)' },
    ),
    never(
      'only-compose-picks-adapters',
      { path: '^server/src/(?!compose(\\.ts$|/)|adapters/)', pathNot: testing },
      { path: '^server/src/adapters/' },
    ),
    never(
      'only-compose-reaches-stand-ins',
      { path: '^server/src/(?!compose(\\.ts$|/)|stand-ins/)', pathNot: testing },
      { path: '^server/src/stand-ins/' },
    ),
    never(
      'stand-ins-stand-alone',
      { path: '^server/src/stand-ins/([^/]+)/', pathNot: tests },
      { path: '^server/src/stand-ins/(?!$1/)' },
    ),
    never(
      'http-and-jobs-do-not-know-features',
      { path: '^server/src/(http|jobs|db)/', pathNot: tests },
      { path: '^server/src/features/' },
    ),
    never(
      'enter-a-slice-by-its-door',
      { path: '^server/src/(?:features|stand-ins)/([^/]+)/', pathNot: tests },
      { path: '^server/src/features/([^/]+)/', pathNot: '^server/src/features/($1/|[^/]+/index\\.ts$)' },
    ),
    never(
      'rules-are-pure',
      { path: '\\.rules\\.ts$' },
      { path: '^server/src/', pathNot: '^server/src/kernel/|\\.rules\\.ts$' },
    ),
    never(
      'sql-only-in-stores',
      {
        path: '^server/src/',
        pathNot: `\\.store\\.ts$|^server/src/((db|jobs|compose)/|(compose|main|operator)\\.ts$)|${testing}`,
      },
      { path: '^server/src/db/', pathNot: '^server/src/db/(transaction|reads|signals)\\.ts$' },
    ),
    never('routes-and-jobs-know-verbs', { path: '\\.(routes|jobs)\\.ts$' }, { path: '\\.store\\.ts$' }),

    never('ui-knows-no-product', { path: '^web/src/ui/', pathNot: tests }, { path: '^web/src/(?!ui/|lib/)' }),
    never('lib-is-the-floor', { path: '^web/src/lib/', pathNot: tests }, { path: '^web/src/(?!lib/)' }),
    never(
      'enter-a-web-feature-by-its-door',
      { path: '^web/src/features/([^/]+)/', pathNot: tests },
      { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/($1/|[^/]+/index\\.tsx?$)' },
    ),
    never(
      'features-never-import-pages',
      { path: '^web/src/(?!pages/|main\\.tsx$|routes\\.tsx$)', pathNot: testing },
      { path: '^web/src/pages/' },
    ),

    never(
      'desk-is-entered-by-its-route',
      { path: '^web/src/(?!desk/|routes\\.tsx$)', pathNot: testing },
      { path: '^web/src/desk/' },
    ),

    // composer -> image, video, reference, settings -> form
    never(
      'prompt-form-layers',
      { path: '^web/src/features/prompt-form/(?!composer/)([^/]+)/' },
      { path: '^web/src/features/prompt-form/', pathNot: '^web/src/features/prompt-form/($1|form)/' },
    ),
    never(
      'prompt-form-has-six-rooms',
      {},
      {
        path: '^web/src/features/prompt-form/',
        pathNot: `^web/src/features/prompt-form/(index\\.ts$|(composer|image|video|reference|settings|form)/)|${tests}`,
      },
    ),

    never('no-circles', {}, { circular: true }),
    never('resolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    // With TypeScript 7 installed and no other parser, the tool reads no .ts file at all and calls that a success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
};
