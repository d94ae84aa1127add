import type { Design, Practicalities } from './design.ts'

export const nameDesigns: readonly Design[] = [
  {
    name: 'Gold Foil Name Case',
    caseType: 'Name Customization',
    about:
      'Your name in gold foil on a matte base, thin capitals with room around them. It looks like the cover of a good diary.',
    price: 1750,
    brands: ['iphone', 'samsung'],
    colour: '#26232b',
    colours: ['black', 'gold'],
  },
  {
    name: 'Urdu Nastaliq Name Case',
    caseType: 'Name Customization',
    about: 'Your name in Nastaliq, written large across the back with proper joins and dots.',
    price: 1850,
    brands: ['iphone', 'xiaomi'],
    colour: '#f3ecdf',
    colours: ['cream'],
  },
  {
    name: 'Initials Monogram Case',
    caseType: 'Name Customization',
    about:
      'Two or three letters in a thin frame in the middle of the back, as on a gentleman’s handkerchief.',
    price: 1495,
    brands: ['samsung', 'googlepixel'],
    colour: '#2f3e46',
    colours: ['grey'],
  },
  {
    name: 'Signature Script Name Case',
    caseType: 'Name Customization',
    about:
      'Your name in a loose handwriting, with a line under it, as if you had signed the phone yourself.',
    price: 1595,
    brands: ['iphone', 'vivo'],
    colour: '#f5f1ea',
    colours: ['cream'],
  },
  {
    name: 'Number Plate Name Case',
    caseType: 'Name Customization',
    about:
      'A yellow plate with black letters, screws in the corners, and your name running up where the registration would be. Up to eight letters fit.',
    price: 1299,
    brands: ['techno', 'xiaomi'],
    colour: '#e7b820',
    colours: ['yellow', 'black'],
  },
  {
    name: 'Couple Names Case',
    caseType: 'Name Customization',
    about:
      'Two names joined by a small heart, one above the other. Order two and each of you carries the pair.',
    price: 1649,
    brands: ['vivo', 'samsung'],
    colour: '#f7dcd9',
    colours: ['pink'],
  },
  {
    name: 'Jersey Number Name Case',
    caseType: 'Name Customization',
    about:
      'The back of a cricket shirt: your name under the collar, your number below it in white on green.',
    price: 1545,
    brands: ['samsung', 'infinix'],
    colour: '#0d6b3f',
    colours: ['green', 'white'],
  },
  {
    name: 'Truck Art Name Case',
    caseType: 'Name Customization',
    about:
      'Your name painted like a truck board, fat letters with a shadow, between two partridges and more flowers than strictly needed.',
    price: 1799.5,
    brands: ['xiaomi', 'iphone'],
    colours: ['multicolour'],
  },
  {
    name: 'Neon Sign Name Case',
    caseType: 'Name Customization',
    about:
      'Your name as a glowing tube on a dark brick wall. Pink, blue or green: say which when you send the name.',
    price: 1475,
    brands: ['infinix', 'techno'],
    colour: '#1e1a2d',
    colours: ['black', 'multicolour'],
  },
  {
    name: 'Floral Wreath Name Case',
    caseType: 'Name Customization',
    about:
      'A ring of watercolour roses and leaves with your name in the middle, in a small clear script.',
    price: 1625,
    brands: ['vivo', 'googlepixel'],
    colour: '#f8efe8',
    colours: ['cream', 'pink'],
  },
  {
    name: 'Corner Name Case',
    caseType: 'Name Customization',
    about:
      'Only your name, very small, in the lower corner. People notice it on the second look, and nobody picks up the wrong phone after a meeting.',
    price: 1395,
    brands: ['googlepixel', 'iphone'],
    colour: '#41474f',
    colours: ['grey'],
  },
  {
    name: 'Balloon Letters Name Case',
    caseType: 'Name Customization',
    about:
      'Shiny foil-balloon letters spell a short name over confetti. Children choose this one more often than their parents.',
    price: 1250,
    brands: ['techno'],
    colour: '#bfe3f2',
    colours: ['blue', 'multicolour'],
  },
  {
    name: 'Boarding Pass Name Case',
    caseType: 'Name Customization',
    about:
      'A boarding pass with your name as the passenger and the two cities you choose. Lyallpur to London is our favourite so far.',
    price: 1699,
    brands: ['samsung', 'xiaomi'],
    colour: '#eef2f5',
    colours: ['white'],
  },
  {
    name: 'Kufi Square Name Case',
    caseType: 'Name Customization',
    about:
      'Your name built into a square of straight lines, after the brickwork of old mosques. It takes a moment to read, and then you cannot stop reading it.',
    price: 1895,
    brands: ['iphone', 'samsung'],
    colour: '#1d5a63',
    colours: ['teal'],
  },
  {
    name: 'Typewriter Name Case',
    caseType: 'Name Customization',
    about:
      'Your name and one short line below it, typed on cream paper with slightly uneven ink. Keep the line under thirty letters.',
    price: 1525,
    brands: ['vivo', 'infinix'],
    colour: '#f2e9d5',
    colours: ['cream'],
  },
  {
    name: 'Postmark Name Case',
    caseType: 'Name Customization',
    about:
      'A stamp and a round postmark with your name and your city where the post office would be.',
    price: 1445,
    brands: ['xiaomi'],
    colour: '#e9e1d0',
    colours: ['cream'],
  },
]

export const namePracticalities: Practicalities = [
  'After ordering, send us the name by direct message with your order number.',
  'Write the name exactly as it should be printed, with capitals and dots where you want them.',
  'Printed covers are made for one person, so please check the spelling twice.',
  'The letters lie under a clear coat and do not wear off from holding.',
  'Names up to twelve letters look best; longer ones are set smaller.',
  'English and Urdu letters both work; tell us which one you want.',
  'The sides stay plain, so the case also suits people who like it quiet.',
  'Nicknames are welcome, and so are names that were never on a keyring in any shop.',
]
