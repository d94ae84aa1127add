import { type BrandFamilies, listed } from './family.ts'

export const tecno: BrandFamilies = {
  families: [
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
  fits: [
    'The fingerprint reader of the {phones} stays open, wherever it sits.',
    'Cut for each {phones} phone by name, headphone jack included.',
    'The flash of the {phones} has its own opening, so night pictures get no grey veil.',
    'It leaves the loudspeakers of the {phones} free, for those who listen without earphones.',
  ],
}
