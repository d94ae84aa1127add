import { type BrandFamilies, listed } from './family.ts'

export const vivo: BrandFamilies = {
  families: [
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
  fits: [
    'The camera frame is cut for each of the {phones} phones separately.',
    'For {phones} it follows the slim sides closely, so the phone does not turn into a brick.',
    'The headphone jack, where your {phones} has one, stays open.',
    'The volume keys of the {phones} are easy to find with the thumb in the dark.',
    'We cut it by the exact model name, so choose the one written on the box of your {phones}.',
  ],
}
