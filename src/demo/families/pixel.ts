import { type BrandFamilies, listed } from './family.ts'

export const pixel: BrandFamilies = {
  families: [
    {
      label: 'Pixel 10',
      models: listed('Pixel 10 Pro XL, Pixel 10 Pro, Pixel 10'),
      fit: 'The opening runs evenly around the camera bar of the Pixel 10, temperature sensor included.',
      surcharge: 150,
    },
    {
      label: 'Pixel 9',
      models: listed('Pixel 9 Pro XL, Pixel 9 Pro, Pixel 9'),
      fit: 'The floating camera bar of the Pixel 9 gets a frame of the same pill shape.',
      surcharge: 100,
    },
    {
      label: 'Pixel 9a & 10a',
      models: listed('Pixel 10a, Pixel 9a'),
      fit: 'The a phones have an almost flat camera, so this one lies on the table without rocking.',
    },
    {
      label: 'Pixel 8',
      models: listed('Pixel 8 Pro, Pixel 8'),
      fit: 'The bar from edge to edge is bridged at both sides, which makes the frame stiffer there.',
      surcharge: 50,
    },
    {
      label: 'Pixel Fold',
      models: listed('Pixel 10 Pro Fold, Pixel 9 Pro Fold, Pixel Fold'),
      fit: 'Two halves for two halves: the front part is held by a removable strip, the hinge stays free.',
      surcharge: 650,
    },
    {
      label: 'Pixel 7',
      models: listed('Pixel 7 Pro, Pixel 7'),
    },
    {
      label: 'Pixel 6a to 8a',
      models: listed('Pixel 8a, Pixel 7a, Pixel 6a'),
      fit: 'Three a phones, three moulds; they look alike and are not.',
    },
    {
      label: 'Pixel 9 & 10 Pro',
      models: listed('Pixel 10 Pro XL, Pixel 10 Pro, Pixel 9 Pro XL, Pixel 9 Pro'),
      surcharge: 150,
    },
    {
      label: 'Pixel 6',
      models: listed('Pixel 6 Pro, Pixel 6'),
      fit: 'Deep enough for the tall visor of the Pixel 6, and curved at the sides for the Pro.',
    },
    {
      label: 'Pixel 6 & 7',
      models: listed('Pixel 7 Pro, Pixel 7, Pixel 6 Pro, Pixel 6'),
    },
  ],
  fits: [
    'Made for {phones} with the visor left free from side to side.',
    'The speakers and microphones at the bottom of the {phones} stay open.',
  ],
}
