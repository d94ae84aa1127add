import type { BrandSlug } from '#domain/catalogue/brands.ts'

/** Models that share one listing, as a shop prints one look for a generation of phones. */
export interface Family {
  /** How a product's name says which phones it is for. */
  readonly label: string
  readonly models: readonly string[]
  /** What these bodies ask of a case, where it differs from the brand's others. */
  readonly fit?: string
  /** Rupees on top of the design's price, for phones whose cases cost more to make. */
  readonly surcharge?: number
}

/** The families of every brand, newest first; together they cover every model of the table. */
export const families: Readonly<Record<BrandSlug, readonly Family[]>> = {
  iphone: [
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
  samsung: [
    {
      label: 'Galaxy S25',
      models: listed('Galaxy S25 Ultra, Galaxy S25+, Galaxy S25, Galaxy S25 Edge'),
      fit: 'Each lens of the S25 stands in its own ring, and the Ultra keeps its S Pen slot open.',
      surcharge: 150,
    },
    {
      label: 'Galaxy A56',
      models: listed('Galaxy A57, Galaxy A56, Galaxy A37, Galaxy A36'),
      fit: 'The raised key area on the side of the newer A phones is followed exactly, so the buttons do not sink in.',
    },
    {
      label: 'Galaxy S24',
      models: listed('Galaxy S24 Ultra, Galaxy S24+, Galaxy S24'),
      fit: 'Square corners for the Ultra, rounder ones for the S24 and S24+, all from separate moulds.',
      surcharge: 100,
    },
    {
      label: 'Galaxy A16 & A26',
      models: listed('Galaxy A26, Galaxy A17, Galaxy A16, Galaxy A07, Galaxy A06'),
      fit: 'The 4G and the 5G version of these phones share a body, so you can ignore that line on the box.',
    },
    {
      label: 'Galaxy Ultra',
      models: listed('Galaxy S25 Ultra, Galaxy S24 Ultra, Galaxy S23 Ultra, Galaxy S22 Ultra'),
      fit: 'For the Ultras only: five openings at the back and a free slot for the pen.',
      surcharge: 200,
    },
    {
      label: 'Galaxy A55 & A35',
      models: listed('Galaxy A55, Galaxy A35, Galaxy A25, Galaxy A15'),
    },
    {
      label: 'Galaxy S23',
      models: listed('Galaxy S23 Ultra, Galaxy S23+, Galaxy S23'),
      surcharge: 50,
    },
    {
      label: 'Galaxy FE',
      models: listed('Galaxy S25 FE, Galaxy S24 FE, Galaxy S23 FE, Galaxy S21 FE, Galaxy S20 FE'),
      fit: 'FE phones are not the same size as the S of that year, so these are made for the FE alone.',
    },
    {
      label: 'Galaxy A54 & A34',
      models: listed('Galaxy A54, Galaxy A34, Galaxy A24, Galaxy A14'),
      fit: 'Three separate lens rings on the A54, A34 and A24, and on the A14 as well.',
    },
    {
      label: 'Galaxy A04 & A05',
      models: listed(
        'Galaxy A05s, Galaxy A05, Galaxy A04s, Galaxy A04, Galaxy A04e, Galaxy A03, Galaxy A03s, Galaxy A03 Core',
      ),
      fit: 'An s after the number means a different camera layout, so look at the back of your phone before choosing.',
    },
    {
      label: 'Galaxy S22',
      models: listed('Galaxy S22 Ultra, Galaxy S22+, Galaxy S22'),
    },
    {
      label: 'Galaxy A53 & A73',
      models: listed('Galaxy A73, Galaxy A53, Galaxy A33, Galaxy A23, Galaxy A13, Galaxy A13 5G'),
      fit: 'The A13 5G has its own entry in the list, because its camera differs from the plain A13.',
    },
    {
      label: 'Galaxy S21',
      models: listed('Galaxy S21 Ultra, Galaxy S21+, Galaxy S21'),
      fit: 'The camera of the S21 runs into the frame, and the cover follows it around that corner.',
    },
    {
      label: 'Galaxy A52 & A72',
      models: listed('Galaxy A72, Galaxy A52s, Galaxy A52, Galaxy A42, Galaxy A32, Galaxy A32 5G'),
    },
    {
      label: 'Galaxy A12 & A22',
      models: listed('Galaxy A22, Galaxy A22 5G, Galaxy A12, Galaxy A02s, Galaxy A02'),
      fit: 'A22 and A22 5G are two quite different phones; the size printed in the settings tells you yours.',
    },
    {
      label: 'Galaxy S20',
      models: listed('Galaxy S20 Ultra, Galaxy S20+, Galaxy S20'),
    },
    {
      label: 'Galaxy A51 & A71',
      models: listed(
        'Galaxy A71, Galaxy A51, Galaxy A41, Galaxy A31, Galaxy A21s, Galaxy A11, Galaxy A01, Galaxy A01 Core',
      ),
    },
    {
      label: 'Galaxy A30 & A50',
      models: listed(
        'Galaxy A80, Galaxy A70, Galaxy A50s, Galaxy A50, Galaxy A30s, Galaxy A30, Galaxy A20s, Galaxy A20, Galaxy A10s, Galaxy A10',
      ),
      fit: 'Hard to find in the bazaar by now; we keep the moulds for as long as people keep the phones.',
    },
  ],
  vivo: [
    {
      label: 'Vivo V60 & V70',
      models: listed('Vivo V70, Vivo V70 Elite, Vivo V70 FE, Vivo V60, Vivo V60e, Vivo V60 Lite'),
      fit: 'The ring light beside the lenses stays uncovered, so portraits keep their soft light.',
      surcharge: 100,
    },
    {
      label: 'Vivo V50',
      models: listed('Vivo V50, Vivo V50e, Vivo V50 Lite'),
      fit: 'Shaped to the curved screen of the V50: the lip is low at the sides and higher at the corners.',
      surcharge: 50,
    },
    {
      label: 'Vivo Y200 & Y400',
      models: listed('Vivo Y400, Vivo Y300, Vivo Y200, Vivo Y100'),
    },
    {
      label: 'Vivo V40',
      models: listed('Vivo V40 Pro, Vivo V40, Vivo V40e, Vivo V40 Lite'),
      surcharge: 50,
    },
    {
      label: 'Vivo X200 & X300',
      models: listed('Vivo X300 Pro, Vivo X300, Vivo X200 Pro, Vivo X200, Vivo X200 FE'),
      fit: 'The big round camera of the X phones sits in a ring that is a hair taller than the glass.',
      surcharge: 200,
    },
    {
      label: 'Vivo Y19s & Y29',
      models: listed('Vivo Y39, Vivo Y29, Vivo Y29s, Vivo Y19s, Vivo Y19s Pro, Vivo Y04'),
    },
    { label: 'Vivo V30', models: listed('Vivo V30 Pro, Vivo V30, Vivo V30e, Vivo V30 Lite') },
    {
      label: 'Vivo Y18 & Y28',
      models: listed('Vivo Y28, Vivo Y28s, Vivo Y18, Vivo Y18s, Vivo Y18t, Vivo Y03, Vivo Y03t'),
    },
    {
      label: 'Vivo V27 & V29',
      models: listed('Vivo V29 Pro, Vivo V29, Vivo V29e, Vivo V27 Pro, Vivo V27, Vivo V27e'),
    },
    {
      label: 'Vivo Y27 & Y36',
      models: listed('Vivo Y36, Vivo Y27, Vivo Y27s, Vivo Y17s, Vivo Y02t'),
      fit: 'The two large lens circles of the Y27 and Y36 each get their own opening.',
    },
    {
      label: 'Vivo V23 & V25',
      models: listed('Vivo V25 Pro, Vivo V25, Vivo V25e, Vivo V23, Vivo V23e'),
    },
    {
      label: 'Vivo Y21 & Y33s',
      models: listed(
        'Vivo Y76, Vivo Y75, Vivo Y55, Vivo Y33s, Vivo Y33T, Vivo Y21, Vivo Y21T, Vivo Y15s',
      ),
    },
    {
      label: 'Vivo Y22 & Y35',
      models: listed('Vivo Y35, Vivo Y22, Vivo Y22s, Vivo Y16, Vivo Y02, Vivo Y02s, Vivo Y01'),
    },
    { label: 'Vivo V20 & V21', models: listed('Vivo V21, Vivo V21e, Vivo V20, Vivo V20 SE') },
    {
      label: 'Vivo Y12s & Y20',
      models: listed('Vivo Y30, Vivo Y50, Vivo Y20, Vivo Y20s, Vivo Y12s, Vivo Y12a, Vivo Y1s'),
      fit: 'Y20 and Y12s share most of a body but not the power button, so pick by name.',
    },
    {
      label: 'Vivo X90 & X100',
      models: listed('Vivo X100 Pro, Vivo X100, Vivo X90 Pro, Vivo X90, Vivo X80 Pro, Vivo X80'),
      surcharge: 150,
    },
    {
      label: 'Vivo Y51 & Y73',
      models: listed('Vivo Y73, Vivo Y72, Vivo Y53s, Vivo Y51s, Vivo Y51, Vivo Y31'),
    },
    {
      label: 'Vivo V15 to V19',
      models: listed(
        'Vivo V19, Vivo V17, Vivo V17 Pro, Vivo V15, Vivo V15 Pro, Vivo V11, Vivo V11 Pro, Vivo V9',
      ),
      fit: 'The pop-up camera of the V15 and V17 Pro has a free way out at the top.',
    },
    {
      label: 'Vivo Y11 to Y19',
      models: listed('Vivo Y19, Vivo Y17, Vivo Y15, Vivo Y12, Vivo Y11, Vivo Y90'),
      fit: 'The fingerprint reader on the back stays open and easy to find with a finger.',
    },
    {
      label: 'Vivo X50 to X70',
      models: listed('Vivo X70 Pro, Vivo X70, Vivo X60 Pro, Vivo X60, Vivo X50 Pro, Vivo X50'),
    },
    {
      label: 'Vivo Y91 & Y95',
      models: listed('Vivo Y95, Vivo Y93, Vivo Y91, Vivo Y91C, Vivo Y85, Vivo Y83, Vivo Y81'),
    },
  ],
  techno: [
    {
      label: 'Tecno Spark 40 & 50',
      models: listed(
        'Tecno Spark 50, Tecno Spark 40 Pro+, Tecno Spark 40 Pro, Tecno Spark 40, Tecno Spark 40C',
      ),
      fit: 'The wide camera island of the Spark 40 and 50 stands free in one large frame.',
    },
    {
      label: 'Tecno Pova 7',
      models: listed(
        'Tecno Pova 7 Ultra, Tecno Pova 7 Pro, Tecno Pova 7, Tecno Pova Curve, Tecno Pova Slim',
      ),
      fit: 'The lights around the Pova camera still show, since the opening runs all the way around them.',
      surcharge: 100,
    },
    {
      label: 'Tecno Spark Go 1 to 3',
      models: listed('Tecno Spark Go 3, Tecno Spark Go 2, Tecno Spark Go 1, Tecno Spark Go 1S'),
    },
    {
      label: 'Tecno Spark 30',
      models: listed('Tecno Spark 30 Pro, Tecno Spark 30, Tecno Spark 30C'),
    },
    {
      label: 'Tecno Pova 6',
      models: listed('Tecno Pova 6 Pro, Tecno Pova 6, Tecno Pova 6 Neo'),
      surcharge: 50,
    },
    {
      label: 'Tecno Spark 20',
      models: listed('Tecno Spark 20 Pro+, Tecno Spark 20 Pro, Tecno Spark 20, Tecno Spark 20C'),
      fit: 'The 20 Pro+ has a curved screen and a lip of its own; the other three are flat.',
    },
    { label: 'Tecno Spark Go 2024', models: listed('Tecno Spark Go 2024, Tecno Spark Go 2023') },
    {
      label: 'Tecno Spark 10',
      models: listed('Tecno Spark 10 Pro, Tecno Spark 10, Tecno Spark 10C'),
    },
    {
      label: 'Tecno Pova 5',
      models: listed('Tecno Pova 5 Pro, Tecno Pova 5, Tecno Pova Neo 3'),
    },
    { label: 'Tecno Spark 9', models: listed('Tecno Spark 9 Pro, Tecno Spark 9T, Tecno Spark 9') },
    {
      label: 'Tecno Spark 8',
      models: listed(
        'Tecno Spark 8 Pro, Tecno Spark 8P, Tecno Spark 8T, Tecno Spark 8C, Tecno Spark 8',
      ),
      fit: 'Five phones are called Spark 8 something; the letter behind the 8 decides, so look it up under About phone.',
    },
    { label: 'Tecno Pova 4', models: listed('Tecno Pova 4 Pro, Tecno Pova 4, Tecno Pova Neo 2') },
    {
      label: 'Tecno Spark Go 2022',
      models: listed('Tecno Spark Go 2022, Tecno Spark Go 2021, Tecno Spark Go 2020'),
    },
    {
      label: 'Tecno Spark 7',
      models: listed('Tecno Spark 7 Pro, Tecno Spark 7P, Tecno Spark 7T, Tecno Spark 7'),
      fit: 'The fingerprint reader on the back of the Spark 7 stays open.',
    },
    {
      label: 'Tecno Pova 2 & 3',
      models: listed('Tecno Pova 3, Tecno Pova Neo, Tecno Pova 2, Tecno Pova'),
      fit: 'Cut deep enough for the thick battery of the older Povas.',
    },
    {
      label: 'Tecno Spark 5 & 6',
      models: listed(
        'Tecno Spark 6, Tecno Spark 6 Go, Tecno Spark 5 Pro, Tecno Spark 5, Tecno Spark 4',
      ),
    },
  ],
  infinix: [
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
  googlepixel: [
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
  xiaomi: [
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
  airpods: [
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
}

/**
 * What every case of a brand can truthfully say about its fit, for families without a sentence of
 * their own. `{phones}` is the family's label.
 */
export const fitOfBrand: Readonly<Record<BrandSlug, readonly string[]>> = {
  iphone: [
    'Every {phones} model has its own mould, so the lens opening sits where your lenses are.',
    'The mute switch of the {phones} stays reachable with a fingernail.',
  ],
  samsung: [
    'Every {phones} model is cut from its own mould, down to the distance between the lenses.',
    'The fingerprint reader of the {phones} works as before, on the screen or in the side key.',
    'Speaker grilles and the SIM tray of the {phones} stay free.',
  ],
  vivo: [
    'The camera frame is cut for each of the {phones} phones separately.',
    'For {phones} it follows the slim sides closely, so the phone does not turn into a brick.',
    'The headphone jack, where your {phones} has one, stays open.',
    'The volume keys of the {phones} are easy to find with the thumb in the dark.',
    'We cut it by the exact model name, so choose the one written on the box of your {phones}.',
  ],
  techno: [
    'The fingerprint reader of the {phones} stays open, wherever it sits.',
    'Cut for each {phones} phone by name, headphone jack included.',
    'The flash of the {phones} has its own opening, so night pictures get no grey veil.',
    'It leaves the loudspeakers of the {phones} free, for those who listen without earphones.',
  ],
  infinix: [
    'The camera island of each {phones} phone has its own frame, with the flash left open.',
    'The fingerprint reader of the {phones} is left free.',
    'Cut by exact name, because a letter or a Pro behind {phones} means another body.',
    'The speakers of the {phones} stay open, without a grille of plastic in front.',
  ],
  googlepixel: [
    'Made for {phones} with the visor left free from side to side.',
    'The speakers and microphones at the bottom of the {phones} stay open.',
  ],
  xiaomi: [
    'If your {phones} phone has an infrared eye at the top, it stays open and still works as a remote.',
    'Each {phones} phone has its own cut, even where the names differ by a single letter.',
    'The loudspeaker and the SIM tray of the {phones} stay free.',
    'The camera block of the {phones} sits a little below the rim of the case.',
    'It holds the {phones} at the corners and leaves the screen edge free for gestures.',
  ],
  airpods: ['Each of the {phones} shapes has its own mould.'],
}

/** The names in a comma-separated line. */
function listed(line: string): readonly string[] {
  return line.split(',').map((name) => name.trim())
}
