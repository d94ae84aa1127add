import type { Theme } from './theme.ts'

/** What is drawn on a case. */
export const motifs: readonly Theme[] = [
  {
    name: 'Flowers',
    words: `flower, floral, flowery, flowr, flwr, phool, phol, phul, phoolon, phoolo, phooldar, phool patti, fool wala, blossom, bloom, bouquet, pressed flower,
      sunflower, lily, tulip, پھول, پھولوں, 🌸, 🌺, 🌼, 💐, 🌻, 🌷`,
    also: 'rose, daisy, daisies, jasmine, gajra, lotus, petal, wreath, larkspur',
  },
  { name: 'Roses', words: 'rose, roses, gulab, ghulab, gulaab, گلاب, 🌹', also: '' },
  { name: 'Daisies', words: 'daisy, daisies', also: '' },
  {
    name: 'Jasmine',
    words: 'jasmine, gajra, gajray, motia, chameli, گجرا, چنبیلی, موتیا',
    also: '',
  },
  {
    name: 'Leaves',
    words: 'leaf, leaves, patta, pattay, patti, botanical, plant, nature, پتہ, پتے',
    also: 'vine, green leaves',
    onlyInName: 'plant, nature',
  },
  {
    name: 'Butterflies',
    words: 'butterfly, butterflies, buterfly, titli, titliyan, titlian, titly, تتلی, 🦋',
    also: '',
  },
  { name: 'Hearts', words: 'heart, dil, love, pyar, mohabbat, دل, ❤, 💕, 💖, 💗', also: '' },
  { name: 'Bows', words: 'bow, bows, ribbon, coquette, 🎀, ربن', also: 'satin' },
  { name: 'Lace', words: 'lace, dupatta, chiffon, دوپٹہ, لیس', also: '' },
  {
    name: 'Bangles',
    words: 'bangle, chooriyan, choori, churi, churiyan, chooriyaan, چوڑیاں, چوڑی',
    also: '',
  },
  { name: 'Mehndi', words: 'mehndi, mehendi, henna, hina, مہندی', also: '' },
  { name: 'Mandala', words: 'mandala, mandla, rangoli', also: 'henna' },
  {
    name: 'Fruit',
    words: 'fruit, phal, fruits, lemon print, mango, aam, avocado, watermelon, پھل, آم',
    also: 'strawberr, cherr',
  },
  {
    name: 'Strawberries',
    words: 'strawberry, strawberries, strawbery, 🍓, سٹرابیری, اسٹرابیری',
    also: '',
  },
  { name: 'Cherries', words: 'cherry, cherries, 🍒, چیری', also: '' },
  {
    name: 'Cats',
    words: 'cat, kitten, kitty, hello kitty, billi, bili, billy, بلی, 🐱, بلی کا بچہ',
    also: '',
  },
  { name: 'Bears', words: 'teddy, teddy bear, bear, panda, bhalu, 🐻, 🐼, بھالو, ریچھ', also: '' },
  { name: 'Dogs', words: 'dog, puppy, kutta, 🐶', also: '' },
  {
    name: 'Animals',
    words:
      'animal, janwar, wildlife, sher, lion, tiger, leopard, wolf, horse, ghora, eagle, shaheen, deer, شیر, 🦁, 🐯',
    also: 'markhor, peacock, camel, kitten, bird, cheetah',
  },
  { name: 'Peacock', words: 'peacock, mor, morr, moor, peacok, pecock, مور, 🦚', also: '' },
  { name: 'Markhor', words: 'markhor, markhoor, مارخور', also: '' },
  {
    name: 'Camels',
    words: 'camel, camels, camel print, oont, unt, اونٹ, 🐪, unth, oonth',
    also: 'camel',
  },
  {
    name: 'Birds',
    words: 'bird, parinda, chirya, chiriya, pigeon, kabootar, parrot, tota, partridge, پرندہ',
    also: 'peacock',
  },
  {
    name: 'Truck art',
    words: 'truck art, truckart, truck, trucks, trak art, phool patti art, ٹرک آرٹ, ٹرک',
    also: 'bedford',
  },
  { name: 'Ajrak', words: 'ajrak, ajrk, sindhi, sindh, block print, اجرک, سندھی', also: '' },
  {
    name: 'Multan blue tiles',
    words: 'multani, multan, kashi, blue tile, blue pottery, tile, tiles, ملتانی',
    also: '',
  },
  {
    name: 'Culture',
    words: 'culture, cultural, desi, traditional, saqafat, ثقافت, دیسی',
    also: 'truck art, ajrak, kashi, rickshaw',
  },
  {
    name: 'Islamic',
    words: `islamic, islami, islam, muslim, quran, qurani, ayat, ayah, bismillah, allah, allah name, muhammad, mohammad, nabi, kalma, kalima,
      masjid, mosque, makkah, madina, madinah, kaaba, ramadan, ramzan, sabr, alhamdulillah, mashallah, dua, اسلامی, اللہ, محمد, مسجد, بسم اللہ`,
    also: 'kufi, minaret',
  },
  {
    name: 'Calligraphy',
    words:
      'calligraphy, caligraphy, calligraphi, khattati, kufi, nastaliq, urdu, urdu calligraphy, khat, arabic, خطاطی, اردو, کیلیگرافی',
    also: 'reed pen',
  },
  {
    name: 'Quotes',
    words:
      'quote, quotes, shayari, shairi, poetry, sher o shayari, ghazal, saying, text wala, typography, funny, meme, memes, motivational, شاعری',
    also: 'nastaliq, typewriter',
  },
  {
    name: 'Cricket',
    words:
      'cricket, criket, cricketer, babar azam, babar, psl, shaheen afridi, kohli, world cup, کرکٹ, 🏏, captain, kaptaan, kaptan, wicket, batsman, کپتان',
    also: '',
  },
  {
    name: 'Football',
    words:
      'football, footbal, soccer, messi, ronaldo, cr7, neymar, barcelona, real madrid, fifa, فٹبال, ⚽',
    also: '',
  },
  {
    name: 'Sports',
    words: 'sport, sports, khel, gym, jersey, basketball, کھیل',
    also: 'cricket, football',
  },
  {
    name: 'Cars',
    words:
      'car, cars, gari, gaari, gadi, supercar, bmw, ferrari, lamborghini, mustang, jdm, sports car, گاڑی, 🚗, 🏎',
    also: '',
  },
  {
    name: 'Bikes',
    words: 'bike, bikes, motorbike, motorcycle, biker, heavy bike, بائیک, 🏍',
    also: 'motorbike',
  },
  { name: 'Cassettes', words: 'cassette, cassettes, mixtape, mix tape, kaset, کیسٹ', also: '' },
  { name: 'Night', words: 'night, raat, رات', also: '' },
  {
    name: 'Kites',
    words: 'kite, kites, patang, patangein, guddi, basant, پتنگ, گڈی, بسنت, 🪁',
    also: '',
  },
  {
    name: 'Rickshaw',
    words: 'rickshaw, rikshaw, riksha, رکشہ, raksha, rakshaw, rickshaw wala',
    also: '',
  },
  {
    name: 'Aeroplanes',
    words: 'plane, aeroplane, airplane, jahaz, travel, safar, boarding pass, passport, ✈',
    also: 'boarding pass',
  },
  {
    name: 'Anime',
    words:
      'anime, anmie, animie, animi, naruto, itachi, luffy, one piece, goku, dragon ball, gojo, jujutsu kaisen, demon slayer, attack on titan, manga, otaku, اینیمے',
    also: '',
  },
  {
    name: 'Cartoons',
    words:
      'cartoon, cartoons, cartoony, kartoon, karton, disney, mickey mouse, minnie, tom and jerry, doraemon, shinchan, stitch, minion, spongebob, pokemon, princess, barbie, unicorn, کارٹون',
    also: '',
  },
  {
    name: 'Superheroes',
    words:
      'superhero, super hero, marvel, avengers, spiderman, spider man, batman, ironman, iron man, superman, deadpool, joker, venom',
    also: '',
  },
  {
    name: 'Games',
    words:
      'game, games, gaming, gamer, pubg, free fire, arcade, minecraft, fortnite, gta, playstation, 8 bit, retro game, pixel art, گیم, 🎮, گیمنگ',
    also: '',
  },
  { name: 'Chess', words: 'chess, shatranj, شطرنج, ♟', also: '' },
  {
    name: 'Music',
    words:
      'music, gaana, guitar, bts, army bts, kpop, k pop, taylor swift, song, spotify, 🎵, 🎸, موسیقی, گانا',
    also: 'cassette',
  },
  {
    name: 'Retro',
    words: 'retro, vintage, classic, old school, purana, 90s',
    also: 'cassette, typewriter, arcade',
  },
  {
    name: 'Mountains',
    words:
      'mountain, mountains, pahar, pahaar, hill, k2, karakoram, northern areas, hunza, peak, peaks, trekking, پہاڑ, 🏔, ⛰',
    also: 'summit',
  },
  {
    name: 'Sky and stars',
    words:
      'star, stars, sitara, sitare, sitaray, taray, night sky, space, astronaut, planet, universe, cosmos, milky way, moon, chand, chaand, ستارے, چاند, ⭐, 🌟, 🌙, 🚀, ستارہ, tara, tare, آسمان, taron, taaron, sitaron',
    also: '',
  },
  {
    name: 'Clouds',
    words: 'cloud, clouds, badal, baadal, monsoon, barish, baarish, rain, sawan, بادل, بارش, ☁',
    also: '',
  },
  {
    name: 'Sea',
    words: 'sea, ocean, samandar, wave, waves, beach, lehar, clifton, سمندر, 🌊, سمندر کنارہ',
    also: 'pebble',
    onlyInName: 'sea, wave, waves',
  },
  {
    name: 'Sunset',
    words: 'sunset, sun set, ghurub, sooraj, suraj, sunrise, 🌅, غروب, سورج',
    also: '',
  },
  {
    name: 'Desert',
    words: 'desert, thar, sehra, sahra, dune, dunes, cholistan, صحرا, تھر',
    also: 'camel',
  },
  {
    name: 'City',
    words:
      'city, lahore, lahori, karachi, islamabad, rooftop, skyline, minar, minar e pakistan, badshahi, chat, chatt, chhat, chatein, لاہور, کراچی, اسلام آباد, شہر, چھت, shehar, shehr',
    also: 'old city',
    onlyInName: 'city',
  },
  {
    name: 'Pakistan',
    words:
      'flag, pakistan flag, pakistani flag, pak flag, jhanda, jhanday, 14 august, azadi, quaid, quaid e azam, پاکستان',
    also: 'cricket cap',
    onlyInName: 'flag',
  },
  {
    name: 'Army',
    words: 'army, camo, camouflage, camoflage, military, fauji, pak army, فوجی',
    also: '',
  },
  {
    name: 'Marble',
    words:
      'marble, marbel, marbal, marbles, sang e marmar, carrara, ziarat, stone, ماربل, سنگ مرمر',
    also: 'stone',
    onlyInName: 'stone',
  },
  {
    name: 'Abstract',
    words:
      'abstract, abstrac, geometric, geometry, line art, contour, ink, brush, stroke, strokes, paint, splash, watercolour, watercolor',
    also: 'contour, ink',
  },
  {
    name: 'Stripes',
    words:
      'stripe, stripes, striped, check, checks, checkered, checkerboard, dhari, polka dots, dots, dotted, دھاری',
    also: '',
  },
  { name: 'Wood', words: 'wood, wooden, lakri, lakdi, sheesham, bamboo, لکڑی', also: '' },
  {
    name: 'Animal print',
    words:
      'leopard print, animal print, cheetah, zebra, snake, snake skin, croc, crocodile, cow print, cheetah print, چیتا',
    also: 'croc',
  },
  {
    name: 'Chai',
    words: 'chai, tea, doodh patti, coffee cup, food, pizza, biryani, چائے, ☕',
    also: '',
    onlyInName: 'tea, food',
  },
  {
    name: 'Wedding',
    words: 'wedding, shaadi, shadi, bridal, bride, dulhan, nikah, mehndi night, shaadi wala, شادی',
    also: '',
  },
  {
    name: 'Couple',
    words:
      'couple, couples, jora, mian biwi, his and hers, king queen, king and queen, matching, جوڑا, میاں بیوی',
    also: '',
  },
  {
    name: 'Number plate',
    words: 'number plate, numberplate, registration plate, plate, نمبر پلیٹ',
    also: '',
    onlyInName: 'plate',
  },
  { name: 'Skulls', words: 'skull, gothic, goth, dragon, fire, horror', also: '' },
  { name: 'Evil eye', words: 'evil eye, nazar, nazar battu, 🧿', also: '' },
]
