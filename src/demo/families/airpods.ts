import { type BrandFamilies, listed } from './family.ts'

export const airpods: BrandFamilies = {
  families: [
    {
      label: 'AirPods Pro',
      models: listed('AirPods Pro 2, AirPods Pro'),
      fit: 'For both wide Pro cases; the Pro 2 gets openings for its speaker and its strap loop.',
      surcharge: 50,
    },
    {
      label: 'AirPods',
      models: listed('AirPods 4, AirPods Pro 2, AirPods 3, AirPods Pro, AirPods 1/2'),
      fit: 'Made in five shapes, one for each generation: choose yours from the list and leave the rest to us.',
    },
    {
      label: 'AirPods 3 & 4',
      models: listed('AirPods 4, AirPods 3'),
      fit: 'The 4 is a little smaller than the 3, so these are two moulds and not one loose one.',
    },
    {
      label: 'AirPods 4 & Pro 2',
      models: listed('AirPods 4, AirPods Pro 2'),
      fit: 'Made for the two that people buy today, with room for the USB-C cable.',
    },
    {
      label: 'AirPods 1/2 & 3',
      models: listed('AirPods 3, AirPods 1/2'),
      fit: 'The tall first and second generation and the wide third share the look, not the mould.',
    },
  ],
  fits: ['Each of the {phones} shapes has its own mould.'],
}
