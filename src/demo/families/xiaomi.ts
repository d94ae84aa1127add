import { type BrandFamilies, listed } from './family.ts'

export const xiaomi: BrandFamilies = {
  families: [
    {
      label: 'Redmi Note 15',
      models: listed('Redmi Note 15 Pro+, Redmi Note 15 Pro, Redmi Note 15'),
      surcharge: 50,
    },
    {
      label: 'Redmi 15 & 14C',
      models: listed('Redmi 15, Redmi 15C, Redmi 14C, Redmi 13, Redmi 13C'),
      fit: 'The C models have a big round camera or a square one, depending on the year; each is cut for its own.',
    },
    {
      label: 'Poco X7 & X8',
      models: listed('Poco X8 Pro Max, Poco X8 Pro, Poco X7 Pro, Poco X7'),
      fit: 'The light rings of the X8 cameras show through an opening that leaves them room.',
      surcharge: 50,
    },
    {
      label: 'Redmi Note 14',
      models: listed('Redmi Note 14 Pro+, Redmi Note 14 Pro, Redmi Note 14, Redmi Note 14S'),
      fit: 'Curved for the Pro+ and flat for the Note 14; the two do not swap.',
    },
    {
      label: 'Xiaomi 15 & 17',
      models: listed('Xiaomi 17 Ultra, Xiaomi 17, Xiaomi 15 Ultra, Xiaomi 15'),
      fit: 'A deep ring protects the huge round camera of the Ultra, and the small phones get a small square.',
      surcharge: 200,
    },
    {
      label: 'Redmi Note 13',
      models: listed('Redmi Note 13 Pro+, Redmi Note 13 Pro, Redmi Note 13'),
    },
    {
      label: 'Redmi A5 & A3',
      models: listed('Redmi A5, Redmi A3, Redmi A3x, Redmi A2+, Redmi A2, Redmi A1+, Redmi A1'),
    },
    {
      label: 'Poco F7 & F8',
      models: listed('Poco F8 Ultra, Poco F8 Pro, Poco F7 Ultra, Poco F7 Pro, Poco F7'),
      surcharge: 100,
    },
    {
      label: 'Redmi Note 12',
      models: listed('Redmi Note 12 Pro+, Redmi Note 12 Pro, Redmi Note 12, Redmi Note 12S'),
    },
    {
      label: 'Xiaomi 14T & 15T',
      models: listed('Xiaomi 15T Pro, Xiaomi 15T, Xiaomi 14T Pro, Xiaomi 14T'),
      surcharge: 100,
    },
    {
      label: 'Poco C75 & C85',
      models: listed(
        'Poco C85, Poco C75, Poco C71, Poco C65, Poco C61, Poco C55, Poco C51, Poco C40',
      ),
    },
    {
      label: 'Redmi 10 & 12',
      models: listed('Redmi 12, Redmi 12C, Redmi 10, Redmi 10C, Redmi 10A'),
    },
    {
      label: 'Redmi Note 11',
      models: listed('Redmi Note 11 Pro+, Redmi Note 11 Pro, Redmi Note 11, Redmi Note 11S'),
    },
    {
      label: 'Poco X5 & X6',
      models: listed('Poco X6 Pro, Poco X6, Poco X5 Pro, Poco X5'),
    },
    {
      label: 'Xiaomi 13 & 14',
      models: listed(
        'Xiaomi 14 Ultra, Xiaomi 14, Xiaomi 13 Ultra, Xiaomi 13 Pro, Xiaomi 13, Xiaomi 13 Lite',
      ),
      surcharge: 150,
    },
    {
      label: 'Redmi Note 10',
      models: listed('Redmi Note 10 Pro, Redmi Note 10, Redmi Note 10S, Redmi Note 10 5G'),
      fit: 'The side fingerprint reader sits in a hollow, so the thumb finds it at once.',
    },
    { label: 'Poco M7 & M8', models: listed('Poco M8 Pro, Poco M8, Poco M7 Pro, Poco M7') },
    {
      label: 'Redmi 7 to 9',
      models: listed('Redmi 9, Redmi 9T, Redmi 9C, Redmi 9A, Redmi 8, Redmi 8A, Redmi 7, Redmi 7A'),
      fit: 'Where the fingerprint reader is on the back, it stays open; the 7A and 8A have none to leave open.',
    },
    {
      label: 'Xiaomi 12T & 13T',
      models: listed('Xiaomi 13T Pro, Xiaomi 13T, Xiaomi 12T Pro, Xiaomi 12T'),
      surcharge: 50,
    },
    { label: 'Poco F5 & F6', models: listed('Poco F6 Pro, Poco F6, Poco F5 Pro, Poco F5') },
    {
      label: 'Redmi Note 8 & 9',
      models: listed(
        'Redmi Note 9 Pro, Redmi Note 9, Redmi Note 9S, Redmi Note 8 Pro, Redmi Note 8, Redmi Note 7',
      ),
    },
    {
      label: 'Poco X3 & X4',
      models: listed('Poco X4 Pro, Poco X4 GT, Poco X3 Pro, Poco X3 GT, Poco X3 NFC'),
      fit: 'The X3 camera is an odd shape, half circle and half stripe, and so is the opening.',
    },
    {
      label: 'Xiaomi 11T & 12',
      models: listed(
        'Xiaomi 12 Pro, Xiaomi 12, Xiaomi 12 Lite, Xiaomi 12X, Xiaomi 11T Pro, Xiaomi 11T, Xiaomi 11 Lite 5G NE',
      ),
    },
    { label: 'Poco M5 & M6', models: listed('Poco M6 Pro, Poco M6, Poco M5s, Poco M5') },
    { label: 'Mi 11', models: listed('Mi 11 Ultra, Mi 11, Mi 11i, Mi 11 Lite'), surcharge: 50 },
    { label: 'Poco F3 & F4', models: listed('Poco F4 GT, Poco F4, Poco F3, Poco F2 Pro') },
    { label: 'Poco M3 & M4', models: listed('Poco M4 Pro, Poco M4, Poco M3 Pro, Poco M3') },
    {
      label: 'Mi 10',
      models: listed('Mi 10T Pro, Mi 10T, Mi 10T Lite, Mi 10 Pro, Mi 10'),
    },
    {
      label: 'Mi 9 & Note 10',
      models: listed(
        'Mi Note 10 Pro, Mi Note 10, Mi Note 10 Lite, Mi 9T Pro, Mi 9T, Mi 9, Mi 9 SE, Mi 9 Lite, Mi A3',
      ),
      fit: 'The 9T raises its camera out of the top edge, and nothing stands in the way of it.',
    },
  ],
  fits: [
    'If your {phones} phone has an infrared eye at the top, it stays open and still works as a remote.',
    'Each {phones} phone has its own cut, even where the names differ by a single letter.',
    'The loudspeaker and the SIM tray of the {phones} stay free.',
    'The camera block of the {phones} sits a little below the rim of the case.',
    'It holds the {phones} at the corners and leaves the screen edge free for gestures.',
  ],
}
