import { type BrandFamilies, listed } from './family.ts'

export const samsung: BrandFamilies = {
  families: [
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
  fits: [
    'Every {phones} model is cut from its own mould, down to the distance between the lenses.',
    'The fingerprint reader of the {phones} works as before, on the screen or in the side key.',
    'Speaker grilles and the SIM tray of the {phones} stay free.',
  ],
}
