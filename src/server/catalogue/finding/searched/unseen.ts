/**
 * Searches that were written down, with what must come first, before any of them was tried.
 */
export const unseenSearches = `
  iphone 13 ka back cover dikhao → iPhone 13
  samsung a14 ka cover chahiye → Galaxy A14
  Vivo y20 k liye cover → Vivo Y20
  infinix hot 30 play back covr → Infinix Hot 30 Play
  redmi note 11 pro plus cover → Redmi Note 11 Pro+
  redmi note 12pro → Redmi Note 12 Pro
  tecno spark 10c → Tecno Spark 10C
  tecno spark8c cover → Tecno Spark 8C
  pixel 7a case → Pixel 7a
  pixel7pro → Pixel 7 Pro
  googel pixel 6 → Pixel 6
  airpod pro 2 cover → AirPods Pro 2
  airpods 3rd generation case → AirPods 3
  air pods 4 case luxury → AirPods 4, Luxury
  ifone 14 promax transprent → iPhone 14 Pro Max, Transparent
  i phone 12 ka silicon cover → iPhone 12, Silicon
  iphone 11 girls wala cover → iPhone 11, Girlish Covers
  iphon 15 naam wala → iPhone 15, Name Customization
  apna naam likhwana hai iphone 13 → iPhone 13, Name Customization
  samsung s23 ultra name cover → Galaxy S23 Ultra, Name Customization
  galexy s22 plus → Galaxy S22+
  samsung s 21 ultra → Galaxy S21 Ultra
  smsung a32 back → Galaxy A32
  samsung a52 s → Galaxy A52s
  sam a51 plain → Galaxy A51, Mono colour
  a13 transparent → Galaxy A13, Transparent
  a23 soft cover → Galaxy A23, Silicon
  galaxy a71 k lye phool wala → Galaxy A71, says flower|floral|rose|gajra|blossom|daisy|petal|jasmine|lotus|wreath
  vivo v23e → Vivo V23e
  vivo v29 cover for girl → Vivo V29, Girlish Covers
  vivo y17 s → Vivo Y17s
  vevo y12s → Vivo Y12s
  vivo y100 silicone → Vivo Y100, Silicon
  vivo y 36 → Vivo Y36
  v40 lite → Vivo V40 Lite
  y91c cover → Vivo Y91C
  hot 40 pro cover → Infinix Hot 40 Pro
  hot 50i → Infinix Hot 50i
  infinix note 30 clear cover → Infinix Note 30, Transparent
  infinix note 40 pro plus → Infinix Note 40 Pro+
  infinx hot 20 s → Infinix Hot 20S
  infinix hot12 → Infinix Hot 12
  infinix hot 11 play truck art → Infinix Hot 11 Play, says truck
  spark go 2024 → Tecno Spark Go 2024
  spark 30 c → Tecno Spark 30C
  techno pova 5 → Tecno Pova 5
  pova neo 2 case → Tecno Pova Neo 2
  tecno spark 20 pro + → Tecno Spark 20 Pro+
  xiaomi 13t → Xiaomi 13T
  redmi 10c → Redmi 10C
  redmi 9 a → Redmi 9A
  readmi note 10 → Redmi Note 10
  redmi a3 back cover → Redmi A3
  redmi 13c girls → Redmi 13C, Girlish Covers
  poco x6 pro → Poco X6 Pro
  poco c65 cover → Poco C65
  pocox3 → Poco X3 Pro | Poco X3 GT | Poco X3 NFC
  poko m4 pro → Poco M4 Pro
  mi 11 lite → Mi 11 Lite
  mi note 10 → Mi Note 10
  silicone covers → Silicon
  rubber cover → Silicon
  transparent back cover → Transparent
  paani jaisa saaf cover → Transparent
  glass jaisa clear case → Transparent
  printed covers for girls → Girlish Covers
  larkiyon k cover → Girlish Covers
  name likhwane wala cover → Name Customization
  customize cover with name → Name Customization
  couple name cover → Name Customization
  plain black cover → Mono colour | Simple, black
  sada kala cover → Mono colour | Simple, black
  matte black → black
  red cover → red
  lal rang ka cover → red
  neela cover iphone 13 → iPhone 13, blue | navy
  hara cover → green
  safed silicon → Silicon, white
  pink cover iphone 11 → iPhone 11, pink
  baby pink cover samsung a12 → Galaxy A12, pink
  gulabi wala cover vivo → brand vivo, pink
  purple case for iphone → brand iphone, purple
  maroon silicone cover → Silicon, maroon
  navy blue vivo → brand vivo, navy | blue
  sky blue silicone → Silicon, blue
  golden cover → gold
  yellow cover → yellow
  mor wala cover → says peacock|mor
  peacock design case → says peacock
  truck art iphone → brand iphone, says truck
  cricket wala cover → says cricket
  rickshaw cover → says rickshaw
  butterfly cover for samsung → brand samsung, says butterfly|butterflies
  titli wala cover → says butterfly|butterflies
  flower cover iphone 14 → iPhone 14, says flower|floral|rose|gajra|blossom|daisy|petal|jasmine|lotus|wreath
  gulab wala cover → says rose|gulab
  dil wala cover → says heart
  cat cover → says cat|kitten|kitty
  billi wala cover → says cat|kitten|kitty
  marble design cover → says marble
  ajrak wala case → says ajrak
  mehndi design → says mehndi|henna
  chand sitara cover → says moon|star|crescent|stars|sitara
  glitter cover for girls → says glitter|sparkle|shimmer
  chamkeela cover → says glitter|sparkle|shimmer|specks
  stand wala cover → "Ring Stand Clear Case for Infinix Hot 40"
  ring wala cover → says ring|loop
  card holder cover → says card
  camera protection cover vivo → brand vivo, says camera
  shockproof cover samsung → brand samsung, says shock|drop|bumper|impact|knock|fall|falls
  سام سنگ کا کور → brand samsung
  آئی فون 13 کا کور → iPhone 13
  ویوو وائی 21 کور → Vivo Y21
  کالا کور → black
  گلابی کور آئی فون → brand iphone, pink
  نام والا کور → Name Customization
  شفاف کور → Transparent
  sasta cover vivo y21 → Vivo Y21, cheapest
  1000 se kam silicon → Silicon, max 1000
  cover under 900 → max 900
  s24 ultra black clear → Galaxy S24 Ultra, Transparent, black
  mehnga cover → dearest
  new cover iphone 15 pro max → iPhone 15 Pro Max
`
