import { type BrandFamilies, listed } from './family.ts'

export const infinix: BrandFamilies = {
  families: [
    {
      label: 'Infinix Note 60',
      models: listed('Infinix Note 60 Ultra, Infinix Note 60 Pro, Infinix Note 60'),
      fit: 'The dot display on the back of the Note 60 Pro stays in view through its own window.',
      surcharge: 100,
    },
    {
      label: 'Infinix Hot 60 & 70',
      models: listed(
        'Infinix Hot 70, Infinix Hot 60 Pro+, Infinix Hot 60 Pro, Infinix Hot 60, Infinix Hot 60i',
      ),
    },
    {
      label: 'Infinix Note 50',
      models: listed(
        'Infinix Note 50 Pro+, Infinix Note 50 Pro, Infinix Note 50, Infinix Note 50s, Infinix Note 50x',
      ),
      fit: 'The eight-sided camera block of the Note 50 gets an eight-sided opening.',
      surcharge: 50,
    },
    {
      label: 'Infinix Hot 50',
      models: listed('Infinix Hot 50 Pro+, Infinix Hot 50 Pro, Infinix Hot 50, Infinix Hot 50i'),
      fit: 'The Hot 50 Pro+ is so slim that we made its cover slimmer as well.',
    },
    {
      label: 'Infinix Note 40',
      models: listed(
        'Infinix Note 40 Pro+, Infinix Note 40 Pro, Infinix Note 40, Infinix Note 40S, Infinix Note 40X',
      ),
    },
    {
      label: 'Infinix Hot 40',
      models: listed('Infinix Hot 40 Pro, Infinix Hot 40, Infinix Hot 40i'),
    },
    {
      label: 'Infinix Note 30',
      models: listed('Infinix Note 30 VIP, Infinix Note 30 Pro, Infinix Note 30, Infinix Note 30i'),
    },
    {
      label: 'Infinix Hot 30',
      models: listed('Infinix Hot 30, Infinix Hot 30i, Infinix Hot 30 Play'),
    },
    {
      label: 'Infinix Note 12',
      models: listed('Infinix Note 12 VIP, Infinix Note 12 Pro, Infinix Note 12, Infinix Note 12i'),
      fit: 'VIP, Pro, plain or i: the four Note 12 bodies differ by a few millimetres, enough to matter.',
    },
    {
      label: 'Infinix Hot 20',
      models: listed('Infinix Hot 20, Infinix Hot 20S, Infinix Hot 20i, Infinix Hot 20 Play'),
    },
    {
      label: 'Infinix Hot 12',
      models: listed('Infinix Hot 12, Infinix Hot 12 Pro, Infinix Hot 12i, Infinix Hot 12 Play'),
    },
    {
      label: 'Infinix Note 11',
      models: listed('Infinix Note 11 Pro, Infinix Note 11S, Infinix Note 11, Infinix Note 11i'),
    },
    {
      label: 'Infinix Hot 10',
      models: listed(
        'Infinix Hot 10, Infinix Hot 10S, Infinix Hot 10T, Infinix Hot 10i, Infinix Hot 10 Play',
      ),
      fit: 'The fingerprint reader on the back is left free, with a sloped edge that guides the finger.',
    },
    {
      label: 'Infinix Hot 11',
      models: listed('Infinix Hot 11, Infinix Hot 11S, Infinix Hot 11 Play'),
    },
    {
      label: 'Infinix Note 7 to 10',
      models: listed(
        'Infinix Note 10 Pro, Infinix Note 10, Infinix Note 8, Infinix Note 8i, Infinix Note 7, Infinix Note 7 Lite',
      ),
    },
    {
      label: 'Infinix Hot 8 & 9',
      models: listed('Infinix Hot 9, Infinix Hot 9 Play, Infinix Hot 8'),
      fit: 'For the Hot 8 and 9, which still refuse to die; neither will this cover.',
    },
  ],
  fits: [
    'The camera island of each {phones} phone has its own frame, with the flash left open.',
    'The fingerprint reader of the {phones} is left free.',
    'Cut by exact name, because a letter or a Pro behind {phones} means another body.',
    'The speakers of the {phones} stay open, without a grille of plastic in front.',
  ],
}
