/** Words next to an amount, by their effect. */
export const moneyWords = {
  rupees:
    'rs, rupees, rupee, rupay, rupaye, rupaya, rupees only, rupiya, rupe, ruppees, pkr, r s, روپے, روپیہ, روپیے',
  /** Upper limit, before the amount. */
  atMost: `under, below, less than, lessthan, lower than, within, upto, up to, uptil, up till, max, maximum, at most, not more than, no more than,
    budget, my budget, budget of, in budget, cheaper than, bellow, belo, undr, andar`,
  /** Upper limit, after the amount. */
  orLess: `se kam, sy kam, say kam, kam, se neeche, se niche, se nichay, sy neeche, se sasta, se saste, tak, takk, tk, ke andar, k andar, kay andar, ke under, k under,
    ke ander, k ander, ke andr, or less, and below, or below, budget, ke budget, mein, me, mai, main, wala, wali, wale, walay, se km, se kum, sy km, max, maximum, only, sirf,
    سے کم, تک, کے اندر, میں, والا`,
  /** Lower limit, before the amount. */
  atLeast:
    'above, over, more than, greater than, min, minimum, at least, starting from, starting, higher than, from',
  /** Lower limit, after the amount. */
  orMore: `se zyada, se ziada, sy zyada, se zyda, se ziyada, say zyada, se upar, sy upar, se oopar, se uper, sy uper, zyada, and above, or more, or above, and up,
    سے زیادہ, سے اوپر`,
  /** Between two amounts. */
  to: 'to, se, sy, say, and, till, tak, aur, or, until, سے',
  /** Before or after two amounts. */
  between:
    'between, from, range, price range, ke darmiyan, ke beech, k beech, ke darmyan, ke bich, درمیان',
  /** Thousand, and words that multiply an amount. */
  thousand: 'hazar, hazaar, hazr, hzar, thousand, hazer, ہزار',
  hundred: 'sau, so, soo, hundred, سو',
} as const

/** Small numbers before 'hazar' and 'sau'. */
export const numberWords: Readonly<Record<string, number>> = {
  ek: 1,
  aik: 1,
  one: 1,
  do: 2,
  two: 2,
  teen: 3,
  three: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  five: 5,
  che: 6,
  chay: 6,
  saat: 7,
  sat: 7,
  aath: 8,
  ath: 8,
  eight: 8,
  nau: 9,
  no: 9,
  das: 10,
  dus: 10,
  barah: 12,
  bara: 12,
  pandra: 15,
  pandrah: 15,
  dedh: 1.5,
  derh: 1.5,
  dhai: 2.5,
  ایک: 1,
  دو: 2,
  تین: 3,
  پانچ: 5,
}

/** Words for a sort order, by the listing's own names. */
export const sortWords = {
  price: `sort by price, price low to high, low to high, by price, sasta, sasti, saste, sastay, sasty, sastaa, sasta wala, cheap, cheapest, chep, cheep, chip price, cheaper, low price, lowest price, lowest, low cost, low budget, less price, least, least price, kam price,
    kam qeemat, kam keemat, kam paise, kam paison, munasib, affordable, inexpensive, economical, reasonable, budget friendly, sab se sasta, sabse sasta, kam rate, سستا, سب سے سستا, کم قیمت, کم پیسے, مناسب`,
  '-price':
    'mehnga, mehngi, mehnge, mahnga, mehenga, mehngay, expensive, costly, costliest, most expensive, high price, highest price, price high to low, high to low, مہنگا, سب سے مہنگا',
  rating: `best, best rated, top rated, top, most loved, popular, best seller, best selling, bestseller, most sold, famous, mashhoor, trending, recommended,
    sab se acha, sabse acha, sab se achi, best quality, best reviews, highest rated, rating, good rating, behtareen, behtarin, behtreen, umda, sab se umda, بہترین, سب سے اچھا, سب سے اچھی, ریٹنگ, مقبول, مشہور`,
  newest:
    'new, newest, latest, latst, new arrival, new arrivals, naya, nayi, naye, nai, nae, new design, latest design, نیا, نئے, نئی, تازہ',
} as const
