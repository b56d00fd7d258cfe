import { place } from './place.ts';
import type { Place } from './place.ts';

/** The places under trees and between mountains, and what lies on their ground. */
export const woods: readonly Place[] = [
  place('forest', 'forest/woods/woodland/grove|wald|bosque|forêt/bois|森林/树林|森/森林|غابة|', {
    setting: 'forest',
    view: 'forest',
  }),
  place(
    'forest path',
    'forest path/forest trail/woodland path/path through the forest/path through a forest/path through the woods/path in the forest|waldweg/waldpfad|sendero del bosque/camino del bosque/sendero en el bosque|sentier forestier/chemin forestier/sentier dans la forêt|林间小路/森林小路|森の小道/林道|طريق في الغابة|',
    { setting: 'forest' },
  ),
  place(
    'jungle',
    'jungle/rainforest/rain forest/amazon rainforest/amazon|dschungel/regenwald/urwald|selva/jungla|jungle/forêt tropicale|丛林/雨林/热带雨林|ジャングル/熱帯雨林|أدغال/غابة مطيرة|',
    { setting: 'jungle' },
  ),
  place(
    'bamboo grove',
    'bamboo forest/bamboo grove/bamboo woods/bamboo thicket/bamboo jungle/bamboo path/forest of bamboo/grove of bamboo/path through bamboo/path through the bamboo/arashiyama|bambuswald/bambushain/bambuswäldchen/weg durch bambus/pfad durch bambus|bosque de bambú/bosque de bambúes/arboleda de bambú/bambusal/sendero de bambú|forêt de bambous/forêt de bambou/bambouseraie/bosquet de bambous/chemin de bambous|竹林/竹海/竹林小径|竹林/竹の森/竹やぶ/竹藪|غابة الخيزران/غابة خيزران/غابة من الخيزران/بستان خيزران|',
    { setting: 'bamboo grove' },
  ),
  place(
    'flower valley',
    'valley of flowers/valley of the flowers/flower valley/flowering valley/blooming valley/valley full of flowers/valley filled with flowers/valley covered in flowers/valley of wildflowers/valley full of wildflowers/wildflower valley/alpine meadow/mountain meadow/alpine flower meadow|blumental/tal der blumen/tal voller blumen/tal mit blumen/almwiese/bergwiese/alpenwiese|valle de flores/valle de las flores/valle lleno de flores/valle florido/prado alpino|vallée de fleurs/vallée des fleurs/vallée fleurie/vallée pleine de fleurs/prairie alpine|花谷/鲜花山谷/开满鲜花的山谷/高山草甸|花の谷/花咲く谷/お花畑の谷|وادي الزهور/وادي من الزهور/وادي مليء بالزهور|',
    { setting: 'valley' },
  ),
  place(
    'summit',
    "on top of a mountain/on top of the mountain/on a mountain top/on the mountain top/mountaintop/mountain top/top of a mountain/top of the mountain/on a mountain peak/on the mountain peak/on a snowy mountain peak/on a rocky peak/on a snowy peak/on a peak/on the peak/on a summit/on the summit/standing on a summit/mountain summit/summit of a mountain/summit of the mountain|auf dem gipfel/auf einem gipfel/berggipfel/auf einem berggipfel/bergspitze|cima de una montaña/cima de la montaña/cumbre/cima|sommet d’une montagne/sommet d'une montagne/sommet de la montagne/sommet|山顶/山巅|山頂/頂上|قمة جبل/قمة الجبل/على القمة|",
    { setting: 'summit' },
  ),
  place(
    'fallen leaves',
    "fallen leaves/autumn leaves/fall leaves/fallen autumn leaves/dead leaves/dry leaves/leaves on the ground/autumn leaves on the ground/fallen leaves on the ground/leaves on the forest floor/carpet of leaves/carpet of autumn leaves/pile of leaves/leaf pile/leaf litter/autumn leaf|herbstlaub/herbstblätter/laub/gefallene blätter/gefallenes laub/herbstlaub auf dem boden/laub auf dem boden/blätter auf dem boden|hojas de otoño/hojas caídas/hojas secas/hojas de otoño en el suelo/hojas en el suelo|feuilles d’automne/feuilles d'automne/feuilles tombées/feuilles mortes au sol/tapis de feuilles|秋叶/满地落叶/满地秋叶|枯葉/落ち葉の絨毯|أوراق الخريف/أوراق الشجر على الأرض|",
    { setting: 'forest' },
  ),
  place(
    'path',
    'path/footpath/pathway/walking path/dirt path/winding path/country path/narrow path/stone path/hiking path/hiking trail/mountain trail/mountain path/dirt trail/nature trail/walking trail/winding trail/on a trail/along a trail|ein weg/einem weg/den weg/dem weg/weg durch/pfad/fußweg/feldweg/wanderweg/bergpfad|sendero/camino/senda/vereda|sentier/chemin|小路/小径/步道/山路|小道/小径/散歩道/山道|ممشى/درب/ممر مشاة|',
    { setting: 'hills' },
  ),
];
