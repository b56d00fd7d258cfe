/** Nouns of things that people ask for and that have no painter: they are named back as not drawn. */
export const unpainted: ReadonlySet<string> = new Set(
  (
    'unicorn mermaid fairy angel demon vampire zombie alien samurai ninja superhero soldier dancer ballerina musician portrait face selfie hand eye smile skull skeleton ' +
    'tiger lion elephant giraffe zebra bear panda koala monkey gorilla wolf fox rabbit bunny squirrel hedgehog mouse hamster owl eagle parrot penguin flamingo peacock swan duck ' +
    'chicken rooster goose crow raven turtle tortoise frog snake lizard crocodile dinosaur shark dolphin octopus jellyfish crab lobster seahorse bee spider ant ladybug dragonfly snail ' +
    'camel goat pig donkey kangaroo leopard cheetah hippo rhino bat seal otter dragon phoenix griffin robot knight wizard witch astronaut pirate princess queen king ' +
    'pizza burger hamburger cake cupcake donut bread cheese sushi ramen noodle noodles salad steak egg pancake cookie chocolate icecream strawberry banana lemon grape cherry ' +
    'watermelon pineapple avocado tomato pumpkin carrot mushroom wine beer bottle glass fork spoon knife plate chair sofa bed shelf bookshelf clock watch mirror door key lock ' +
    'computer laptop phone camera television radio guitar piano violin drum trumpet fireplace bicycle bike motorcycle bus truck tractor airplane plane jet helicopter rocket ' +
    'spaceship submarine tank taxi skateboard ball football soccer tennis basketball chess dice card crown sword shield bow arrow gun ring necklace diamond crystal shoe boot hat ' +
    'dress shirt suit glasses sunglasses mask church cathedral temple pagoda mosque pyramid tower statue monument fountain market cafe restaurant library school hospital station ' +
    'airport factory farm stadium volcano canyon cave island glacier swamp river village castle ruins bridge tent campfire fire well fence gate stairs treehouse igloo windmill ' +
    'map flag logo letter sign tattoo orchid lily iris lotus daffodil peony bamboo cactus bonsai vineyard carousel ferris wheel rollercoaster playground tram ferry yacht galleon kite umbrella ' +
    'person man woman girl boy child baby people couple crowd family bride wedding chef doctor cowboy viking warrior monk farmer fisherman teddy doll toy snow globe hourglass lantern ' +
    'drache einhorn ritter zauberer hexe prinzessin könig königin roboter löwe tiger elefant wolf fuchs bär hase eule adler schwan ente frosch schlange delfin hai biene ' +
    'fahrrad motorrad flugzeug hubschrauber rakete kirche turm tempel insel fluss dorf vulkan höhle zelt lagerfeuer stuhl uhr gitarre klavier torte kuchen brot pilz mann frau mädchen junge kind ' +
    'dragón unicornio caballero mago bruja princesa rey reina robot león tigre elefante lobo zorro oso conejo búho águila cisne pato rana serpiente delfín tiburón abeja bicicleta avión iglesia torre isla río volcán hombre mujer niña niño ' +
    'licorne chevalier sorcier sorcière princesse roi reine lion tigre éléphant loup renard ours lapin hibou aigle cygne canard grenouille serpent dauphin requin abeille vélo avion église tour île rivière volcan homme femme fille garçon enfant'
  ).split(' '),
);

/** The same in scripts without spaces. */
export const unpaintedHan: readonly string[] =
  '龙 恐龙 狮子 老虎 大象 熊猫 熊 狼 狐狸 兔子 猴子 鹰 企鹅 青蛙 蛇 鲨鱼 海豚 机器人 骑士 公主 国王 女王 巫师 宇航员 飞机 自行车 火箭 教堂 塔 寺庙 岛 河 火山 蛋糕 女孩 男孩 女人 男人 孩子 人物 肖像 ドラゴン 恐竜 ライオン 虎 象 パンダ 狼 狐 うさぎ 兎 ペンギン 蛙 サメ イルカ ロボット 騎士 姫 王様 魔法使い 宇宙飛行士 飛行機 自転車 ロケット 教会 塔 寺 神社 島 川 火山 ケーキ 少女 少年 女性 男性 子供'.split(
    ' ',
  );
