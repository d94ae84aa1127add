import type { Design, Practicalities } from './design.ts'

export const airpodsDesigns: readonly Design[] = [
  {
    name: 'Everyday Black AirPods Cover',
    caseType: 'Simple',
    about:
      'A plain black sleeve in two parts that stays shut in a bag and opens with a thumb. It is the one to buy if you do not want to think about it.',
    price: 650,
    brands: ['airpods'],
    colour: '#1b1b1f',
  },
  {
    name: 'Pista AirPods Cover',
    caseType: 'Simple',
    about: 'Pistachio green silicon with a matching hook, easy to spot on a messy desk.',
    price: 699,
    brands: ['airpods'],
    colour: '#b7cf9b',
  },
  {
    name: 'Lilac AirPods Cover',
    caseType: 'Simple',
    about: 'Light purple, smooth and a little squashy. The lid holds by friction alone.',
    price: 725,
    brands: ['airpods'],
    colour: '#c2b3d6',
  },
  {
    name: 'Denim Blue AirPods Cover',
    caseType: 'Simple',
    about:
      'Blue with a faint woven texture, close to a washed pair of jeans, and just as forgiving about dirt.',
    price: 749.5,
    brands: ['airpods'],
    colour: '#4b6a92',
  },
  {
    name: 'Ribbed Suitcase AirPods Cover',
    caseType: 'Simple',
    about:
      'Upright ribs all around, like a small cabin suitcase. The ribs give your fingers something to hold when it rains.',
    price: 850,
    brands: ['airpods'],
    colour: '#c7ccd1',
  },
  {
    name: 'Blush AirPods Cover',
    caseType: 'Simple',
    about: 'Soft pink from lid to base, with a cut-out for the little light at the front.',
    price: 695,
    brands: ['airpods'],
    colour: '#f0c4c8',
  },
  {
    name: 'Trail Hook AirPods Cover',
    caseType: 'Simple',
    about:
      'Thick olive silicon with a steel carabiner for a belt loop or a backpack. Built for people who lose things on hikes.',
    price: 995,
    brands: ['airpods'],
    colour: '#6a6b3b',
  },
  {
    name: 'Saddle Stitch AirPods Cover',
    caseType: 'Luxury',
    about:
      'Tan faux leather with a cream stitch around the lid, darker along the fold after some weeks in the hand. A short strap hangs from the hinge.',
    price: 2450,
    brands: ['airpods'],
    colour: '#a9713f',
  },
  {
    name: 'Gold Line AirPods Cover',
    caseType: 'Luxury',
    about:
      'Deep green enamel look with one fine gold line where the lid meets the base. Heavy enough to feel like jewellery.',
    price: 2995,
    brands: ['airpods'],
    colour: '#14463a',
  },
  {
    name: 'Carrara Swirl AirPods Cover',
    caseType: 'Luxury',
    about: 'White and grey stone swirls under a hard gloss coat, cool to the touch.',
    price: 1849,
    brands: ['airpods'],
    colour: '#eceae6',
  },
  {
    name: 'Croc Pattern AirPods Case',
    caseType: 'Luxury',
    about:
      'Burgundy with a raised crocodile pattern; no animal was asked. It has a wrist strap in the same colour.',
    price: 2249,
    brands: ['airpods'],
    colour: '#6b1f2b',
  },
  {
    name: 'Shaadi Velvet AirPods Case',
    caseType: 'Luxury',
    about:
      'Emerald velvet over a hard shell, with a gold rim and a tiny tassel. It goes with a sherwani, a lehenga and most sofas.',
    price: 2150,
    brands: ['airpods'],
    colour: '#0f5a46',
  },
  {
    name: 'Sheesham Wood AirPods Case',
    caseType: 'Luxury',
    about:
      'Turned from sheesham and oiled, so the grain of each one is its own. Keep it out of the rain and oil it once a year.',
    price: 3399,
    brands: ['airpods'],
    colour: '#6a4427',
  },
  {
    name: 'Pearl Strap AirPods Case',
    caseType: 'Luxury',
    about:
      'Cream shell with a short strap of beads, made to hang from a handbag. The beads are glass, and they click softly.',
    price: 2675,
    brands: ['airpods'],
    colour: '#efe6d9',
  },
  {
    name: 'Crystal AirPods Cover',
    caseType: 'Transparent',
    about:
      'Hard, clear, and almost not there: the white of your AirPods stays white, only behind something.',
    price: 750,
    brands: ['airpods'],
  },
  {
    name: 'Smoke AirPods Cover',
    caseType: 'Transparent',
    about: 'Grey see-through plastic that hides small scratches and keeps the shape visible.',
    price: 799,
    brands: ['airpods'],
    colour: '#6d7278',
  },
  {
    name: 'Sitara Glitter AirPods Cover',
    caseType: 'Transparent',
    about: 'Clear with silver stars sealed between two layers, a few big ones and many small ones.',
    price: 895,
    brands: ['airpods'],
    colour: '#d7d9e4',
  },
  {
    name: 'Gulab AirPods Cover',
    caseType: 'Transparent',
    about: 'A pink tint you can see through, darker at the edges where the plastic is thicker.',
    price: 825,
    brands: ['airpods'],
    colour: '#f3c6cf',
  },
  {
    name: 'Frosted Ice AirPods Cover',
    caseType: 'Transparent',
    about:
      'Frosted like a glass of cold water. Fingerprints do not show, and neither does the dust of the day.',
    price: 849,
    brands: ['airpods'],
    colour: '#dfe9ee',
  },
  {
    name: 'Key Ring Clear AirPods Cover',
    caseType: 'Transparent',
    about:
      'A clear sleeve with a metal ring through the side, so the AirPods travel with the house keys.',
    price: 949,
    brands: ['airpods'],
  },
  {
    name: 'Honey Drop AirPods Cover',
    caseType: 'Transparent',
    about: 'Honey-coloured and see-through, with a soft edge that makes it look poured.',
    price: 875,
    brands: ['airpods'],
    colour: '#d9a24e',
  },
]

export const airpodsPracticalities: Practicalities = [
  'Lid and base are two parts, so it opens without stretching.',
  'The charging port stays open at the bottom.',
  'The front light shows through, so you still see when it is charging.',
  'It fits closely: push the base on first, then the lid.',
  'Earbuds and charging stay exactly as they were; only the outside changes.',
  'The hinge at the back has room to open fully.',
  'The pairing button at the back can be reached without taking the cover off.',
  'It adds two to three millimetres all around and keeps the shape pocketable.',
]
