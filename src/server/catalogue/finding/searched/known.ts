/** What shoppers type, brand after brand and wish after wish, and what the first page shows them. */
export const knownSearches = `
  vivo y21 → Vivo Y21
  vivoy21 → Vivo Y21
  y21 → Vivo Y21
  Vivo Y 21 cover → Vivo Y21
  y21 vivo case → Vivo Y21
  wivo y21 → Vivo Y21
  vivo y21 silicone → Vivo Y21, Silicon
  vivo y21 k liye silicone cover → Vivo Y21, Silicon
  vivo v21 → Vivo V21
  vivo v25 pro girls → Vivo V25 Pro, Girlish Covers
  vivo y20 cover → Vivo Y20
  vivo y12s → Vivo Y12s
  vivo y200 → Vivo Y200
  vivo y91 silicone cover → Vivo Y91, Silicon
  vivo x80 pro → Vivo X80 Pro
  vivo 21 → Vivo V21 | Vivo Y21
  vivo clear case → brand vivo, Transparent
  vivo ka cover → brand vivo
  ویوو وائی 21 → Vivo Y21
  ویوو → brand vivo
  iphone 15 → iPhone 15
  iphone15 → iPhone 15
  i phone 15 → iPhone 15
  iphone 15 pro max → iPhone 15 Pro Max
  iphone15promax → iPhone 15 Pro Max
  15 pro max cover → iPhone 15 Pro Max
  ifone 13 → iPhone 13
  iphon 12 pro → iPhone 12 Pro
  iphone 13 mini → iPhone 13 mini
  iphone xr → iPhone XR
  xs max → iPhone XS Max
  iphone se 2022 → iPhone SE 2022
  iphone 11 black cover → iPhone 11, black
  iphone 14 pro max girlish cover → iPhone 14 Pro Max, Girlish Covers
  iphone 13 name cover → iPhone 13, Name Customization
  iphone 12 flower → iPhone 12, says flower|floral|rose|gajra|blossom|daisy|petal|jasmine|lotus|wreath
  iphone 16e → iPhone 16e
  iphone 17 air → iPhone 17 Air
  آئی فون 15 → iPhone 15
  آئی فون 14 پرو میکس → iPhone 14 Pro Max
  apple iphone 11 back cover → iPhone 11
  samsung a14 → Galaxy A14
  samsng a12 → Galaxy A12
  sumsung a32 → Galaxy A32
  galaxy a52s → Galaxy A52s
  a 13 cover → Galaxy A13
  s24 ultra → Galaxy S24 Ultra
  s24ultra → Galaxy S24 Ultra
  samsung s23 plus → Galaxy S23+
  s22+ → Galaxy S22+
  samsung s21 fe → Galaxy S21 FE
  samsung a51 silicone → Galaxy A51, Silicon
  samsung a14 clear case → Galaxy A14, Transparent
  galaxy a71 naam wala cover → Galaxy A71, Name Customization
  galaxy s20 transparent → Galaxy S20, Transparent
  samsung a03 core → Galaxy A03 Core
  samsung truck art → brand samsung, says truck
  سام سنگ اے 14 → Galaxy A14
  infinix hot 40 → Infinix Hot 40
  infinix hot40i → Infinix Hot 40i
  hot40i → Infinix Hot 40i
  infnix note 30 → Infinix Note 30
  infinix note 12 → Infinix Note 12
  infinix hot 11s → Infinix Hot 11S
  infinix hot 10 play → Infinix Hot 10 Play
  infinix note 40 pro → Infinix Note 40 Pro
  hot 50 silicone → Infinix Hot 50, Silicon
  note 50 infinix → Infinix Note 50
  infinix note 11 name cover → Infinix Note 11, Name Customization
  انفینکس ہاٹ 40 → Infinix Hot 40
  tecno spark 20 → Tecno Spark 20
  techno spark 10 pro → Tecno Spark 10 Pro
  spark 20c → Tecno Spark 20C
  tecno spark go 2024 → Tecno Spark Go 2024
  spark40 → Tecno Spark 40
  tecno pova 6 pro → Tecno Pova 6 Pro
  pova neo 3 → Tecno Pova Neo 3
  tecno spark 8 silicon cover → Tecno Spark 8, Silicon
  tecno clear cover → brand techno, Transparent
  ٹیکنو سپارک 20 → Tecno Spark 20
  redmi note 13 → Redmi Note 13
  redme note 13 → Redmi Note 13
  redmi note13 pro plus → Redmi Note 13 Pro+
  redmi note 10 → Redmi Note 10
  note 11 redmi → Redmi Note 11
  redmi 13c → Redmi 13C
  redmi 9a → Redmi 9A
  redmi a2 → Redmi A2
  xiaomi 13t pro → Xiaomi 13T Pro
  xiomi 12 → Xiaomi 12
  poco x3 pro → Poco X3 Pro
  poco f5 → Poco F5
  poco m4 pro cover → Poco M4 Pro
  mi 11 → Mi 11
  mi 10t → Mi 10T
  redmi note 12 transparent → Redmi Note 12, Transparent
  redmi girls cover → brand xiaomi, Girlish Covers
  ریڈمی نوٹ 13 → Redmi Note 13
  pixel 8 → Pixel 8
  google pixel 7a → Pixel 7a
  pixal 6 pro → Pixel 6 Pro
  pixel 9 pro xl → Pixel 9 Pro XL
  pixel fold → Pixel Fold
  pixel black cover → brand googlepixel, black
  airpods pro 2 → AirPods Pro 2
  airpods 3 → AirPods 3
  air pods pro cover → AirPods Pro
  airpod 4 case → AirPods 4
  airpods 2 → AirPods 1/2
  airpods luxury → brand airpods, Luxury
  airpods transparent cover → brand airpods, Transparent
  ایئر پوڈز → brand airpods
  silicone → Silicon
  silicon cover → Silicon
  silicone back cover → Silicon
  cilicon → Silicon
  rubber → Silicon
  transparent → Transparent
  transparnt → Transparent
  clear case → Transparent
  see through → Transparent
  seethrough cover → Transparent
  plain cover → Mono colour | Simple
  mono colour → Mono colour
  matte plain → Mono colour
  girls cover → Girlish Covers
  girlish → Girlish Covers
  ladies cover → Girlish Covers
  larkiyon wala cover → Girlish Covers
  name cover → Name Customization
  naam wala cover → Name Customization
  customized → Name Customization
  costomize cover → Name Customization
  luxury → Luxury
  graphical cover → Graphical
  شفاف کور → Transparent
  سلیکون کور → Silicon
  لڑکیوں کے کور → Girlish Covers
  black silicone → Silicon, black
  blacksilicone → Silicon, black
  kala cover → black
  laal cover → red
  gulabi cover → pink
  neela silicon → Silicon, blue
  safed cover → white
  hari cover → green
  peela cover → yellow
  mehroon cover → maroon
  firozi cover → teal
  sunehri → gold
  bhura cover → brown
  jamni → purple
  grey matte → grey, says matte grey
  navy blue case → navy | blue
  off white cover → cream
  orange cover → orange
  pink iphone cover → brand iphone, pink
  blackcase → black
  balck cover → black
  گلابی کور → pink
  کالا سلیکون → Silicon, black
  truck art → says truck
  truckart vivo → brand vivo, says truck
  peacock → says peacock|mor
  peacok cover → says peacock|mor
  ajrak → says ajrak
  rickshaw → says rickshaw
  cricket → says cricket
  butterfly → says butterfly|butterflies
  titli → says butterfly|butterflies
  marble → says marble|carrara|ziarat
  gajra → says gajra|jasmine
  mehndi → says mehndi|henna
  kitten → says cat|kitten
  markhor → says markhor
  چائے → says chai|doodh patti
  glitter cover → says glitter|specks|waterfall
  magsafe → says magnet|magnets|magnetic
  card holder → says card
  red cover → red
  under 800 → max 800
  sasta silicone cover → Silicon, cheapest
  1000 se kam girls cover → Girlish Covers, max 1000
  cheapest tecno spark 20 → Tecno Spark 20, cheapest
  silicone above 1000 → Silicon, min 1000
  mehnga cover iphone → brand iphone, dearest
  nokia 3310 → nothing
  oppo a5 → nothing
  realme c25 cover → nothing
  qwxz → nothing
  track order → nothing
  Night Rickshaw Case → "Night Rickshaw Case"
  Rickshaw in the Rain Case for Poco F3 → "Rickshaw in the Rain Case"
  vivo y21 black silicone → Vivo Y21, Silicon, black
  poco f3 peacock cover → Poco F3, says peacock
  galaxy a14 name cover teal → Galaxy A14, Name Customization, teal
  iphone 11 magsafe → iPhone 11, says magnet|magnets|magnetic
  sleepy kitten cover → says sleepy kitten
`
