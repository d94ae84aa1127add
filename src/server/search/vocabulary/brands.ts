import type { BrandSlug } from '#domain/catalogue/brands.ts'

/**
 * Other spellings of the brands and of the first words of their models. Words of the table of
 * brands itself ('samsung', 'galaxy', 'redmi') need no row.
 */
export const brandSpellings: Readonly<Record<string, string>> = {
  iphone: `i phone, iphon, ifone, i fone, ifon, ipone, iphne, iphoen, ihpone, aifon, aiphone, eyephone,
    iph, ip, آئی فون, آئفون, ای فون`,
  samsung: `samsng, samsang, sumsung, samsong, sumsang, samsug, samung, smsung, smasung, samsun, sam sung,
    sam, smsng, سام سنگ, سامسنگ, سیمسنگ, سمسنگ`,
  galaxy: 'galexy, glaxy, gelaxy, galaksy, galxy, glxy, گلیکسی, گیلیکسی',
  vivo: 'wivo, vevo, viwo, vivoo, veevo, viva, vvo, vio, ویوو, وی وو, ویو',
  tecno: 'techno, tekno, tecnoo, teckno, tachno, tecno mobile, ٹیکنو, ٹیکنوں',
  infinix: 'infnix, infinx, infinex, infinics, infiniks, infynix, infinixs, infnx, انفینکس, انفنکس',
  google: 'gogle, googl, googal, گوگل',
  pixel: 'pixal, piksel, pixle, pixl, picsel, پکسل',
  xiaomi:
    'xiomi, xaomi, shaomi, xioami, xiaome, shiaomi, xaiomi, xiaomy, ziaomi, شاؤمی, شیاؤمی, زیاؤمی',
  redmi: 'redme, redmy, ridmi, remi, radmi, red mi, readmi, readme, rdmi, redmii, ریڈمی, ریڈ می',
  poco: 'poko, pocco, pocophone, poco phone, پوکو',
  airpods: `airpod, air pods, air pod, earpods, earpod, airpords, airpot, airpots, airbuds, airport pods, earbuds,
    earbud, ear buds, earphone, earphones, ear phone, ear pods, hands free case, ایئرپوڈز, ایئر پوڈز, ائیر پوڈز, ایئرپوڈ, ایئر فون, ائیر فون, ایئر بڈز, ائیر بڈز`,
}

/** Words that mean one of several brands, without further words. */
export const sharedBrandWords: readonly {
  readonly brands: readonly BrandSlug[]
  readonly words: string
}[] = [{ brands: ['iphone', 'airpods'], words: 'apple, aple, appl, ایپل' }]

/** Other spellings of the words in model names; the key is the table's own word. */
export const modelSpellings: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  pro: 'proo, pero, prro, prow, پرو',
  max: 'mex, maxx, mx, میکس',
  'pro max': 'promax, pm, prm, promex, pro mex, pmax, پرومیکس',
  'pro plus': 'proplus',
  plus: 'pluss, plas, پلس',
  ultra: 'ultraa, altra, ulra, ultr, utlra, الٹرا',
  mini: 'minni, miny, منی',
  lite: 'lyte, لائٹ, لائیٹ',
  note: 'not, noot, nott, notes, نوٹ',
  hot: 'hott, hto, hoot, ہاٹ',
  spark: 'sparc, sprk, spak, sparks, sparkk, سپارک, اسپارک',
  pova: 'powa, poova, پووا',
  go: 'goo, گو',
  neo: 'نیو',
  play: 'پلے',
  fold: 'foldable, فولڈ',
}

/** Letters of model numbers as spelt in Urdu: 'وائی 21' and 'وائے 21' are 'y21'. */
export const spokenLetters: Readonly<Record<string, readonly string[]>> = {
  a: ['اے'],
  s: ['ایس'],
  v: ['وی', 'وے'],
  x: ['ایکس', 'اکس'],
  y: ['وائی', 'وائے', 'وائ'],
  c: ['سی'],
  f: ['ایف', 'اف'],
  m: ['ایم'],
  t: ['ٹی'],
  i: ['آئی', 'آئ'],
  e: ['ای'],
  p: ['پی'],
  r: ['آر'],
}

/** Phones and devices without cases. The words after one are its model. */
export const strangers = `oppo, opo, oppo reno, reno, realme, real me, reelme, relme, nokia, nokya, huawei, hawai, hauwei, huwai,
  huawai, honor, honour, oneplus, one plus, itel, qmobile, q mobile, motorola, moto, lg, sony, xperia, htc, zte, lenovo, alcatel,
  tcl, calme, dcode, sparx, asus, rog, blackberry, nothing phone, sharp aquos, aquos, vgo tel, vgotel, iqoo, meizu, ipad,
  tablet, macbook, laptop, apple watch, iwatch, smart watch, smartwatch, watch, galaxy buds, buds, galaxy tab, z flip, z fold, galaxy fold, galaxy flip, camon, phantom, narzo, nova, zenfone, magic,
  grand prime, grand neo, grand duos, core prime, galaxy grand, galaxy ace, galaxy mega, duos, vivo nex, nex, airpods max, airpod max,
  redmi go, redmi pad, mi pad, mi band, redmi buds,
  اوپو, ریئل می, رئیل می, نوکیا, ہواوے, ون پلس, موٹرولا, سونی, آنر, آئی پیڈ, ٹیبلٹ, لیپ ٹاپ, کیمون, فینٹم`
