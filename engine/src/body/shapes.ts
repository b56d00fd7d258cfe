const both = (target: string): readonly string[] => [target.replace('*', 'l'), target.replace('*', 'r')];
const macro = (name: string): readonly string[] => [`macrodetails/${name}`];
const peoples = ['caucasian', 'african', 'asian'] as const;
const sexes = ['female', 'male'] as const;
const ages = ['child', 'young', 'old'] as const;
const unit = (name: string): string => `expression/units/caucasian/${name}`;

/** The shapes that a body is blended of, and which targets of MakeHuman each of them is. */
export const shapeNames: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    peoples.flatMap((people) =>
      sexes.flatMap((sex) => ages.map((age) => [`${people} ${sex} ${age}`, macro(`${people}-${sex}-${age}`)] as const)),
    ),
  ),
  ...Object.fromEntries(
    sexes.flatMap((sex) =>
      ages.map(
        (age) => [`average ${sex} ${age}`, macro(`universal-${sex}-${age}-averagemuscle-averageweight`)] as const,
      ),
    ),
  ),
  'strong male young': macro('universal-male-young-maxmuscle-averageweight'),
  'strong female young': macro('universal-female-young-maxmuscle-averageweight'),
  'stout male young': macro('universal-male-young-averagemuscle-maxweight'),
  'stout female young': macro('universal-female-young-averagemuscle-maxweight'),
  'slim female young': macro('universal-female-young-averagemuscle-minweight'),
  'slim male young': macro('universal-male-young-averagemuscle-minweight'),
  'ideal female young': macro('proportions/female-young-averagemuscle-averageweight-idealproportions'),
  'ideal male young': macro('proportions/male-young-averagemuscle-averageweight-idealproportions'),
  'oval head': ['head/head-oval'],
  'round head': ['head/head-round'],
  'square head': ['head/head-square'],
  'long head': ['head/head-rectangular'],
  'diamond head': ['head/head-diamond'],
  'heart head': ['head/head-invertedtriangular'],
  'narrow chin': ['chin/chin-width-min'],
  'wide chin': ['chin/chin-width-max'],
  'short chin': ['chin/chin-height-min'],
  'long chin': ['chin/chin-height-max'],
  'strong chin': ['chin/chin-prominent-more'],
  'high cheekbones': both('cheek/*-cheek-bones-out'),
  'full cheeks': both('cheek/*-cheek-volume-inflate'),
  'hollow cheeks': both('cheek/*-cheek-volume-deflate'),
  'narrow nose': ['nose/nose-scale-horiz-decr'],
  'wide nose': ['nose/nose-scale-horiz-incr'],
  'short nose': ['nose/nose-scale-vert-decr'],
  'long nose': ['nose/nose-scale-vert-incr'],
  'small nose': ['nose/nose-scale-depth-decr'],
  'hooked nose': ['nose/nose-hump-morehump'],
  'turned-up nose': ['nose/nose-point-up'],
  'round nose': ['nose/nose-volume-potato'],
  'wide mouth': ['mouth/mouth-scale-horiz-incr'],
  'narrow mouth': ['mouth/mouth-scale-horiz-decr'],
  'full lips': ['mouth/mouth-upperlip-volume-inflate', 'mouth/mouth-lowerlip-volume-inflate'],
  'large eyes': both('eyes/*-eye-size-big'),
  'open eyes': both('eyes/*-eye-height2-max'),
  'slanted eyes': both('eyes/*-eye-corner2-up'),
  'drooping eyes': both('eyes/*-eye-corner2-down'),
  'high brows': ['eyebrows/eyebrows-trans-vert-more'],
  'pointed ears': both('ears/*-ear-shape1-pointed'),
  'large ears': both('ears/*-ear-size-big'),
  smile: [unit('mouth-corner-puller')],
  laugh: [unit('mouth-elevation')],
  'open mouth': [unit('mouth-open')],
  'parted lips': [unit('mouth-parling')],
  'closed eyes': [unit('eye-left-closure'), unit('eye-right-closure')],
  'narrowed eyes': [unit('eye-left-slit'), unit('eye-right-slit')],
  'raised brows': [unit('eyebrows-left-up'), unit('eyebrows-right-up')],
  'lowered brows': [unit('eyebrows-left-down'), unit('eyebrows-right-down')],
};
