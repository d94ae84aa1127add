import type { Design, Practicalities } from './design.ts'

export const graphicalDesigns: readonly Design[] = [
  {
    name: 'Truck Art Peacock Case',
    brand: 'iphone',
    caseType: 'Graphical',
    look: 'truck-art-peacock',
    about:
      'The peacock from the back of a Bedford truck, in the full set of colours: blue neck, an eye on every green feather, roses at its feet and a border of lotus around it.',
    price: 1250,
    colours: ['multicolour', 'blue', 'green'],
  },
  {
    name: 'Bedford Peacock Case',
    brand: 'xiaomi',
    caseType: 'Graphical',
    look: 'truck-art-peacock',
    about:
      'Truck art for the pocket: a peacock with his wheel open, painted the way they are painted on the tailgates in Rawalpindi. No colour was left out.',
    price: 1150,
    colours: ['multicolour', 'blue', 'green'],
  },
  {
    name: 'Truck Art Rose Panel Case',
    brand: 'techno',
    caseType: 'Graphical',
    look: 'truck-art-rose',
    about:
      'Fat red roses on a green panel with yellow scrolls in the corners, drawn after the door panels you see on the GT Road.',
    price: 1195,
    colours: ['red', 'green', 'yellow'],
  },
  {
    name: 'GT Road Roses Case',
    brand: 'googlepixel',
    caseType: 'Graphical',
    look: 'truck-art-rose',
    about:
      'The rose panel of a truck door, red on green with yellow corners. It has driven from Peshawar to Lahore many times, in spirit.',
    price: 1275,
    colours: ['red', 'green', 'yellow'],
  },
  {
    name: 'Truck Door Roses Case',
    brand: 'vivo',
    caseType: 'Graphical',
    look: 'truck-art-rose',
    about:
      'Red roses on a green truck door, scrolls in yellow paint around them. The driver would be proud of it.',
    price: 1099,
    colours: ['multicolour', 'red', 'green', 'yellow'],
  },
  {
    name: 'Ajrak Indigo Case',
    brand: 'samsung',
    caseType: 'Graphical',
    look: 'ajrak',
    about:
      'Indigo, madder red and white in the star grid of a Sindhi ajrak. The repeat is set so that a whole star sits in the middle of the back.',
    price: 1299,
    colour: '#1f3a6e',
    colours: ['navy', 'blue', 'red'],
  },
  {
    name: 'Sindhi Ajrak Case',
    brand: 'vivo',
    caseType: 'Graphical',
    look: 'ajrak',
    about:
      'The stars and rings of an ajrak from Bhit Shah, in indigo and madder red. It is printed, so it does not bleed in the wash as the cloth does.',
    price: 1199,
    colour: '#1f3a6e',
    colours: ['navy', 'blue', 'red'],
  },
  {
    name: 'Multan Blue Tile Case',
    brand: 'iphone',
    caseType: 'Graphical',
    look: 'multan-blue',
    about:
      'Cobalt and turquoise flowers on white, after the kashi tiles of Multan. It looks cool even in June.',
    price: 1350,
    colour: '#1e6fb0',
    colours: ['blue', 'teal', 'white'],
  },
  {
    name: 'Kashi Tile Case',
    brand: 'samsung',
    caseType: 'Graphical',
    look: 'multan-blue',
    about:
      'A wall of kashi tiles from a shrine in Multan, blue flowers on white, made small enough for a hand.',
    price: 1325,
    colour: '#1e6fb0',
    colours: ['blue', 'teal', 'white'],
  },
  {
    name: 'Karakoram Peaks Case',
    brand: 'googlepixel',
    caseType: 'Graphical',
    look: 'karakoram',
    about:
      'Seven layers of mountains fade from slate to snow, with one small orange tent at the bottom for scale.',
    price: 1275,
    colour: '#5b7186',
    colours: ['blue', 'grey'],
  },
  {
    name: 'Seven Peaks Case',
    brand: 'xiaomi',
    caseType: 'Graphical',
    look: 'karakoram',
    about:
      'Mountain behind mountain, bluer and paler with each, and one tent that somebody has put up in good time.',
    price: 1175,
    colour: '#5b7186',
    colours: ['blue', 'grey'],
  },
  {
    name: 'Lahore Rooftops Case',
    brand: 'iphone',
    caseType: 'Graphical',
    look: 'lahore-rooftops',
    about:
      'A line drawing of the old city: water tanks, pigeon lofts, minarets behind, and kites over all of it.',
    price: 1249,
  },
  {
    name: 'Kites Over Lahore Case',
    brand: 'infinix',
    caseType: 'Graphical',
    look: 'lahore-rooftops',
    about:
      'Basant as it was: the roofs of the old city in fine lines, and the sky above them full of kites.',
    price: 1149,
  },
  {
    name: 'Cricket Seam Case',
    brand: 'samsung',
    caseType: 'Graphical',
    look: 'cricket-seam',
    about:
      'Red leather with a raised-looking white seam down the middle, printed so well that people touch it to check. It suits the friend who bowls at the wall all day.',
    price: 1095,
    colour: '#9b1b1f',
    colours: ['red'],
  },
  {
    name: 'New Ball Cricket Case',
    brand: 'techno',
    caseType: 'Graphical',
    look: 'cricket-seam',
    about:
      'A new cricket ball, red and shiny, with the seam upright down the middle. The first over is yours.',
    price: 999,
    colour: '#9b1b1f',
    colours: ['red'],
  },
  {
    name: 'Night Rickshaw Case',
    brand: 'infinix',
    caseType: 'Graphical',
    look: 'night-rickshaw',
    about:
      'One rickshaw waits under pink and blue shop signs after rain, with the colours doubled in the wet road.',
    price: 1199.5,
    colour: '#2a1f4e',
    colours: ['purple', 'multicolour'],
  },
  {
    name: 'Rickshaw in the Rain Case',
    brand: 'xiaomi',
    caseType: 'Graphical',
    look: 'night-rickshaw',
    about:
      'After the rain a rickshaw stands under the shop signs, and every light is there twice: once above the road, once in it.',
    price: 1149.5,
    colour: '#2a1f4e',
    colours: ['purple', 'multicolour'],
  },
  {
    name: 'Contour Lines Case',
    brand: 'googlepixel',
    caseType: 'Graphical',
    look: 'contour-lines',
    about:
      'Height lines from a trekking map, pale on dark green. Follow them with a finger and you end on a summit.',
    price: 1150,
    colour: '#24463a',
    colours: ['green'],
  },
  {
    name: 'Trek Map Case',
    brand: 'iphone',
    caseType: 'Graphical',
    look: 'contour-lines',
    about:
      'The green sheet of a trekking map without a single name on it: only heights, and a summit to find.',
    price: 1195,
    colour: '#24463a',
    colours: ['green'],
  },
  {
    name: 'Retro Cassette Case',
    brand: 'vivo',
    caseType: 'Graphical',
    look: 'cassette',
    about:
      'A ninety-minute tape with a handwritten label that only says "Side A". Anyone who ever rewound one with a pencil will ask about it.',
    price: 1099,
  },
  {
    name: 'Mixtape Case',
    brand: 'techno',
    caseType: 'Graphical',
    look: 'cassette',
    about:
      'A cassette with both reels showing and a label written by hand. Whoever made it had a lot of time, and somebody to give it to.',
    price: 1045,
  },
  {
    name: 'Monsoon Clouds Case',
    brand: 'samsung',
    caseType: 'Graphical',
    look: 'monsoon-clouds',
    about:
      'Heavy grey-violet clouds with a stripe of light underneath, ten minutes before the first drops.',
    price: 1150,
    colour: '#6a6a86',
    colours: ['grey', 'purple'],
  },
  {
    name: 'Ziarat Marble Case',
    brand: 'iphone',
    caseType: 'Graphical',
    look: 'ziarat-marble',
    about:
      'White stone with soft grey veins and a single thread of gold. Each model shows a different part of the slab.',
    price: 1225,
    colour: '#efece8',
    colours: ['white', 'grey', 'gold'],
  },
  {
    name: 'Gold Vein Marble Case',
    brand: 'vivo',
    caseType: 'Graphical',
    look: 'ziarat-marble',
    about:
      'White marble, grey veins, and a thread of gold that runs once across the back. Stone cold in looks, light in the hand.',
    price: 1149,
    colour: '#efece8',
    colours: ['white', 'grey', 'gold'],
  },
  {
    name: 'Markhor Line Case',
    brand: 'googlepixel',
    caseType: 'Graphical',
    look: 'markhor',
    about:
      'The markhor in one unbroken line, horns twisting up towards the camera. Quiet from far away, proud from near.',
    price: 1180,
  },
  {
    name: 'One Line Markhor Case',
    brand: 'samsung',
    caseType: 'Graphical',
    look: 'markhor',
    about: 'A markhor drawn without lifting the pen once. The horns took the most practice.',
    price: 1165,
  },
  {
    name: 'Sunset at Clifton Case',
    brand: 'vivo',
    caseType: 'Graphical',
    look: 'sunset-at-clifton',
    about: 'Orange sky, a flat dark sea, and two camels walking home along the bottom edge.',
    price: 1145,
    colour: '#e58a4e',
    colours: ['orange'],
  },
  {
    name: 'Camels at Sunset Case',
    brand: 'xiaomi',
    caseType: 'Graphical',
    look: 'sunset-at-clifton',
    about:
      'The last orange of the day over the sea at Karachi, and two camels on their way home from work.',
    price: 1095,
    colour: '#e58a4e',
    colours: ['orange'],
  },
  {
    name: '8-Bit Arcade Case',
    brand: 'googlepixel',
    caseType: 'Graphical',
    look: '8-bit',
    about:
      'Square little spaceships, a high score nobody has beaten, and one heart left. Drawn in sixteen colours, the way it used to be.',
    price: 1175,
    colour: '#15152b',
    colours: ['black', 'multicolour'],
  },
  {
    name: 'High Score Arcade Case',
    brand: 'infinix',
    caseType: 'Graphical',
    look: '8-bit',
    about:
      'Square aliens come down in rows, and there is one heart left. It is a game from before anybody had a phone.',
    price: 1125,
    colour: '#15152b',
    colours: ['black', 'multicolour'],
  },
  {
    name: 'Thar Night Sky Case',
    brand: 'samsung',
    caseType: 'Graphical',
    look: 'thar-night',
    about:
      'A very dark blue sky over dunes, crowded with stars the way you only see it far from any city.',
    price: 1210,
    colour: '#141c3a',
    colours: ['navy'],
  },
  {
    name: 'Desert Stars Case',
    brand: 'techno',
    caseType: 'Graphical',
    look: 'thar-night',
    about:
      'Night in the desert: dunes along the bottom, and above them more stars than anybody has counted.',
    price: 1110,
    colour: '#141c3a',
    colours: ['navy'],
  },
  {
    name: 'Chai Khana Chess Case',
    brand: 'xiaomi',
    caseType: 'Graphical',
    look: 'chess',
    about:
      'A worn wooden board in the middle of a game, a cup of chai standing on h8. White to move, if anybody asks.',
    price: 1130,
    colours: ['brown'],
  },
  {
    name: 'White to Move Chess Case',
    brand: 'infinix',
    caseType: 'Graphical',
    look: 'chess',
    about:
      'A chess board from above, in the brown of an old table, with the game at its best moment and the chai going cold.',
    price: 1099,
    colours: ['brown'],
  },
  {
    name: 'Ink Strokes Case',
    brand: 'iphone',
    caseType: 'Graphical',
    look: 'ink-strokes',
    about:
      'Three sweeps of a wide reed pen in black on cream. There is no word in it, only the movement.',
    price: 1295,
    colour: '#f2eadb',
    colours: ['cream', 'black'],
  },
]

export const graphicalPracticalities: Practicalities = [
  'The picture lies under a clear coat, so keys in the same pocket do not scrape it off.',
  'Printed up to the rim, without the white border that cheap prints leave.',
  'Colours on a screen and on a cover differ a little; ours come out slightly deeper.',
  'Hard back, soft sides: the print stays flat and the case still comes off easily.',
  'Fingerprints come off with a sleeve, and the picture underneath does not mind.',
  'The picture is placed separately for every model, so nothing important falls into the lens opening.',
  'Wipe it with a damp cloth; alcohol dulls the print over time.',
  'The lens opening has its own dark edge, so the print does not colour your photos.',
]
