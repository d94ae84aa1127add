import type { CaseType } from '#domain/catalogue/brands.ts'

/** Words for case types; a word with several types means any of them. */
interface TypeWords {
  readonly types: readonly CaseType[]
  readonly words: string
  /**
   * Whether it is irrelevant next to another type or a motif: a 'flower design' does not ask for the
   * type Graphical, a 'fancy ladies case' not for the type Luxury.
   */
  readonly isVague?: boolean
}

export const typeWords: readonly TypeWords[] = [
  {
    types: ['Transparent'],
    words: `transparent, transparant, transperent, tranparent, trans, trasparent, clear, see through,
      seethru, see thru, crystal, crystal clear, shaffaf, shafaf, saaf nazar, aar paar, arpar, water clear, pani jaisa, paani jaisa, sheesha jaisa, sheeshay jaisa, sheeshe jaisa, shishe jaisa, kanch jaisa, 
      see-through, شفاف, ٹرانسپیرنٹ, ٹرانسپرنٹ, کلیئر`,
  },
  {
    types: ['Silicon'],
    words: `silicon, silicone, silicon case, sillicon, silicn, silikon, liquid silicone, rubber, rubr, rubar,
      gel, jelly, jely, soft, naram, narm, سلیکون, سلیکان, ربڑ, نرم`,
  },
  { types: ['Transparent', 'Silicon'], words: 'tpu' },
  {
    types: ['Mono colour', 'Simple'],
    words:
      'plain, simple, sada, saada, sadah, saadi, sadi, solid, basic, minimal, سادہ, سمپل, پلین, یک رنگ',
  },
  {
    types: ['Mono colour'],
    words: `mono, mono colour, mono color, monocolor, monocolour, monochrome, single colour, single color,
      one colour, one color, solid colour, solid color, plain colour, plain color, ek rang, aik rang,
      ek color, matte plain, ایک رنگ, ایک رنگ والا, ایک رنگ والے`,
  },
  {
    types: ['Girlish Covers'],
    words: `girlish, girly, girls, girl, girlie, girlies, gurls, gilrs, ladies, lady, female, women, woman,
      womens, for her, larki, larkiyon, larkion, larkiyan, larkyon, larkio, larkiyo, feminine,
      لڑکی, خاتون, خواتین, عورت, لیڈیز, گرلز, گرلش`,
  },
  {
    types: ['Name Customization'],
    words: `name, names, naam, nam, custom, customise, customize, customised, customized, customisation,
      customization, customizable, costom, costomize, customise name, personalised, personalized, personalize,
      personal, apna naam, mera naam, apne naam, name likha, naam likha, name print, naam print, with name,
      my name, initial, initials, monogram, alphabet, نام, اپنا نام, کسٹم`,
  },
  {
    types: ['Luxury'],
    words: 'luxury, luxurious, luxry, luxary, lux, premium, لگژری, پریمیم',
  },
  { types: ['Luxury'], isVague: true, words: 'fancy, fency, فینسی' },
  {
    types: ['Graphical'],
    words: 'graphical, graphic, graphics, grafic, grafik, grafical, گرافک, گرافیکل',
  },
  {
    types: ['Graphical'],
    isVague: true,
    words: `printed, print, prints, printing, printd, design, designs, designer, designing, desgin, disign, dizain,
      dezain, dizine, pattern, patterned, artistic, art, illustration, picture wala, tasveer, tasveer wala, photo wala,
      ڈیزائن, پرنٹ, پرنٹڈ`,
  },
  {
    types: ['Girlish Covers'],
    isVague: true,
    words: `cute, cutie, kawaii, aesthetic, pretty, kyut, wife, biwi, bivi, begum, begam, sister, sis, behan, behen, bahan, daughter, beti, mother, mom,
      mum, ammi, ami, amma, maa, walida, bhabhi, bhabi, girlfriend, gf, fiancee, mangetar, aunty, khala, phuppo, saheli, niece, bhanji, bhatiji,
      بیوی, بیگم, بہن, بیٹی, امی, والدہ, ماں, بھابھی, خالہ, سہیلی`,
  },
]
