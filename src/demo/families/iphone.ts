import { type BrandFamilies, listed } from './family.ts'

export const iphone: BrandFamilies = {
  families: [
    {
      label: 'iPhone 17',
      models: listed('iPhone 17 Pro Max, iPhone 17 Pro, iPhone 17 Air, iPhone 17'),
      fit: 'The opening follows the wide camera plateau of the Pro, the bar of the Air and the two lenses of the iPhone 17, each from its own mould.',
      surcharge: 150,
    },
    {
      label: 'iPhone 16',
      models: listed('iPhone 16 Pro Max, iPhone 16 Pro, iPhone 16 Plus, iPhone 16'),
      fit: 'The Camera Control button of the iPhone 16 stays open, so the slide gesture works.',
      surcharge: 100,
    },
    {
      label: 'iPhone Pro Max',
      models: listed(
        'iPhone 17 Pro Max, iPhone 16 Pro Max, iPhone 15 Pro Max, iPhone 14 Pro Max, iPhone 13 Pro Max, iPhone 12 Pro Max, iPhone 11 Pro Max',
      ),
      fit: 'Only for the Pro Max of each year: the biggest phone, the heaviest camera corner, and walls to match.',
      surcharge: 200,
    },
    {
      label: 'iPhone 15',
      models: listed('iPhone 15 Pro Max, iPhone 15 Pro, iPhone 15 Plus, iPhone 15'),
      fit: 'Made for the rounded edges and the USB-C port of the iPhone 15; a 14 will not fit into it.',
      surcharge: 50,
    },
    {
      label: 'iPhone 14',
      models: listed('iPhone 14 Pro Max, iPhone 14 Pro, iPhone 14 Plus, iPhone 14'),
    },
    {
      label: 'iPhone 17e',
      models: listed('iPhone 17e, iPhone 16e'),
      fit: 'One round lens, one clean opening: the e models have their own mould and no empty hole beside the camera.',
    },
    {
      label: 'iPhone 13',
      models: listed('iPhone 13 Pro Max, iPhone 13 Pro, iPhone 13, iPhone 13 mini'),
      fit: 'From the small mini to the Pro Max; the diagonal lenses of the iPhone 13 get a square frame of their own.',
    },
    {
      label: 'iPhone 15 & 16 Pro',
      models: listed('iPhone 16 Pro Max, iPhone 16 Pro, iPhone 15 Pro Max, iPhone 15 Pro'),
      fit: 'The Action button stays within reach and presses with a click.',
      surcharge: 150,
    },
    {
      label: 'iPhone 12',
      models: listed('iPhone 12 Pro Max, iPhone 12 Pro, iPhone 12, iPhone 12 mini'),
      fit: 'The flat sides of the iPhone 12 are kept flat; nothing bulges in the hand.',
    },
    {
      label: 'iPhone 13 & 14',
      models: listed(
        'iPhone 14 Plus, iPhone 14, iPhone 13 Pro, iPhone 13, iPhone 14 Pro, iPhone 14 Pro Max',
      ),
    },
    {
      label: 'iPhone 11',
      models: listed('iPhone 11 Pro Max, iPhone 11 Pro, iPhone 11'),
      fit: 'The iPhone 11 is old by now and still in every second hand; its cases are cut as carefully as the new ones.',
    },
    {
      label: 'iPhone X & XS',
      models: listed('iPhone XS Max, iPhone XS, iPhone XR, iPhone X'),
      fit: 'The XR has one lens and the XS has two: the openings differ, so do choose the exact model.',
    },
    {
      label: 'iPhone SE',
      models: listed('iPhone SE 2022, iPhone SE 2020'),
      fit: 'Small and round-cornered for the SE, with the home button and its ring left completely free.',
    },
  ],
  fits: [
    'Every {phones} model has its own mould, so the lens opening sits where your lenses are.',
    'The mute switch of the {phones} stays reachable with a fingernail.',
  ],
}
