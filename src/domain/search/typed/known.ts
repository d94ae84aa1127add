import { queriesIn } from './queries.ts'

/** What shoppers in Pakistan type, brand after brand and wish after wish, and what they mean by it. */
export const knownQueries = queriesIn(`
  iphone 13 → model iPhone 13
  iphone13 → model iPhone 13
  i phone 14 → model iPhone 14
  iphone 15 → model iPhone 15
  iphone15 → model iPhone 15
  iphone15pro → model iPhone 15 Pro
  iphone 15pro max → model iPhone 15 Pro Max
  iphone 15 promax → model iPhone 15 Pro Max
  14 pro max → model iPhone 14 Pro Max
  pro max 14 iphone → model iPhone 14 Pro Max
  13 mini cover → model iPhone 13 mini
  iphone 13 pro max cover → model iPhone 13 Pro Max
  iphone 12 pro back cover → model iPhone 12 Pro
  iphone xr cover → model iPhone XR
  xr cover → model iPhone XR
  iphone x s max → model iPhone XS Max
  iphone x case → model iPhone X
  iphone 11 ka cover → model iPhone 11
  iphone 11 wala cover → model iPhone 11
  iphone se cover → series iPhone SE
  iphone se 2022 cover → model iPhone SE 2022
  iphone air cover → model iPhone 17 Air
  ip 13 pro → model iPhone 13 Pro
  iphone pro max cover → series iPhone Pro Max
  infinix note 12 g96 → brand infinix; unknown note 12 g96
  samsung a12 a99 → model Galaxy A12; unknown a99
  samsung grand prime → brand samsung; unknown grand prime
  samsung grand prime plus → brand samsung; unknown grand prime plus
  airpods max cover → unknown airpods max
  iphone 8 plus cover → brand iphone; unknown 8 plus
  iphone 18 → brand iphone; unknown 18
  apple cover → brand iphone | airpods
  apple iphone 12 → model iPhone 12
  iphon 14 plus → model iPhone 14 Plus
  ifone 11 pro → model iPhone 11 Pro
  iphone 13 or 14 cover → model iPhone 13; model iPhone 14
  iphone 15 & 16 pro → model iPhone 16 Pro; model iPhone 15
  iphone 13 128gb cover → model iPhone 13
  cover 13 → model iPhone 13 | Xiaomi 13 | Redmi 13
  15 pro → model iPhone 15 Pro
  samsung a12 → model Galaxy A12
  samsng a12 → model Galaxy A12
  samsng galaxy a12 → model Galaxy A12
  samsung galaxy a12 → model Galaxy A12
  a12 → model Galaxy A12
  a13 → model Galaxy A13
  a 12 cover → model Galaxy A12
  a12 samsung cover → model Galaxy A12
  a12+ → model Galaxy A12; word plus
  a14 → model Galaxy A14
  a16 → model Galaxy A16
  s24 → model Galaxy S24
  s24 ultra → model Galaxy S24 Ultra
  s24ultra → model Galaxy S24 Ultra
  ultra s24 → model Galaxy S24 Ultra
  s24+ → model Galaxy S24+
  s24 plus cover → model Galaxy S24+
  samsung s24 fe → model Galaxy S24 FE
  s23 ultra girls cover → model Galaxy S23 Ultra; type Girlish Covers
  samsung 24 ultra → model Galaxy S24 Ultra
  galaxy a52s 5g → model Galaxy A52s
  samsung a03s cover → model Galaxy A03s
  a13 5g → model Galaxy A13 5G
  samsung a series covers → series Galaxy A
  samsnga12 → model Galaxy A12
  samsunga12cover → model Galaxy A12
  sumsang s22 → model Galaxy S22
  galexy a35 → model Galaxy A35
  a12 and a13 covers → model Galaxy A12; model Galaxy A13
  samsung cover → brand samsung
  samsung note 10 plus → brand samsung; unknown note 10 plus
  samsung z flip 5 → brand samsung; unknown z flip 5
  galaxy m12 → brand samsung; unknown m12
  vivo y21 → model Vivo Y21
  vivo y21 cover → model Vivo Y21
  y21 → model Vivo Y21
  y21 vivo → model Vivo Y21
  Y-21 → model Vivo Y21
  vivo y 21 → model Vivo Y21
  vivoy21cover → model Vivo Y21
  vivo y21t → model Vivo Y21T
  vivo y21 t → model Vivo Y21T
  vivo y21s → brand vivo; unknown y21s
  vivo y33s → model Vivo Y33s
  vivo 21 → model Vivo V21 | Vivo Y21
  vivo y series → series Vivo Y
  vevo y20 → model Vivo Y20
  v23e cover → model Vivo V23e
  vivo v60 lite case → model Vivo V60 Lite
  vivo x100 pro → model Vivo X100 Pro
  vivo y1s → model Vivo Y1s
  tecno spark 20 → model Tecno Spark 20
  techno spark 20 → model Tecno Spark 20
  spark 20 → model Tecno Spark 20
  spark20 → model Tecno Spark 20
  sparc 10 pro → model Tecno Spark 10 Pro
  spark 20 pro plus → model Tecno Spark 20 Pro+
  spark 20 c → model Tecno Spark 20C
  tecno spark → series Tecno Spark
  spark go → series Tecno Spark Go
  tecno spark go 2024 → model Tecno Spark Go 2024
  sparkgo2024 → model Tecno Spark Go 2024
  spark go 1s cover → model Tecno Spark Go 1S
  tecno pova neo 2 → model Tecno Pova Neo 2
  pova 5 → model Tecno Pova 5
  tecno pova curve → model Tecno Pova Curve
  tecno camon 30 → brand techno; unknown camon 30
  camon 20 → unknown camon 20
  infinix hot 40i → model Infinix Hot 40i
  hot40i → model Infinix Hot 40i
  hot 40 i → model Infinix Hot 40i
  infinix hot 30 → model Infinix Hot 30
  hot 10 play cover → model Infinix Hot 10 Play
  infnix hot 11s → model Infinix Hot 11S
  infinix note 12 → model Infinix Note 12
  note 30 vip → model Infinix Note 30 VIP
  infinix note 50x → model Infinix Note 50x
  infinix hot cover → series Infinix Hot
  infinix zero 8 → brand infinix; unknown zero 8
  hot 8 cover → model Infinix Hot 8
  hot pink cover → colour pink
  redmi note 13 → model Redmi Note 13
  redme note 13 → model Redmi Note 13
  redminote13 → model Redmi Note 13
  note 13 pro → model Redmi Note 13 Pro
  note 13 pro plus → model Redmi Note 13 Pro+
  note 12 → model Infinix Note 12 | Redmi Note 12
  note 10 → model Infinix Note 10 | Redmi Note 10 | Mi Note 10
  xiaomi note 10 → model Redmi Note 10 | Mi Note 10
  redmi 12c → model Redmi 12C
  redmi 12 → model Redmi 12
  red mi 9c → model Redmi 9C
  redmi a3x → model Redmi A3x
  redmi note cover → series Redmi Note
  redmi cover → series Redmi
  poco → series Poco
  poco x3 pro → model Poco X3 Pro
  poco x3 nfc cover → model Poco X3 NFC
  pocox3 → model Poco X3 Pro | Poco X3 GT | Poco X3 NFC
  poco c40 → model Poco C40
  xiaomi 13 → model Xiaomi 13
  mi 13 → model Xiaomi 13 | Redmi 13
  mi 11 → model Mi 11
  mi 10t → model Mi 10T
  xiomi 12 lite → model Xiaomi 12 Lite
  redmi k50 → brand xiaomi; unknown k50
  google pixel 7 → model Pixel 7
  pixel 7 pro → model Pixel 7 Pro
  pixel6a → model Pixel 6a
  pixal 8 → model Pixel 8
  google 9 pro → model Pixel 9 Pro
  pixel fold → model Pixel Fold
  pixel cover → brand googlepixel
  airpods pro 2 → model AirPods Pro 2
  airpods pro 2nd gen → model AirPods Pro 2
  airpods 2 → model AirPods 1/2
  airpods 4 cover → model AirPods 4
  airpod 3 → model AirPods 3
  air pods cover → brand airpods
  apple airpods pro cover → model AirPods Pro
  airpods plain cover → brand airpods; type Simple
  airpods luxury cover → brand airpods; type Luxury
  airpods transparent → brand airpods; type Transparent
  nokia 3310 → unknown nokia 3310
  nokia3310 cover → unknown nokia 3310
  oppo cover → unknown oppo
  oppo a16 → unknown oppo a16
  oppo reno 8 pro → unknown oppo reno 8 pro
  realme c25 black → unknown realme c25; colour black
  one plus 9 → unknown one plus 9
  j7 cover → unknown j7
  silicone → type Silicon
  silicon → type Silicon
  silicone cover → type Silicon
  silicn cover → type Silicon
  soft cover → type Silicon
  rubber case → type Silicon
  clear → type Transparent
  clear case → type Transparent
  see through cover → type Transparent
  see-through → type Transparent
  transparent → type Transparent
  transparnt → type Transparent
  trasparant cover → type Transparent
  jelly cover → type Silicon
  plain cover → type Mono colour | Simple
  plain vivo y21 → model Vivo Y21; type Mono colour
  simple cover iphone 12 → model iPhone 12; type Mono colour
  sada cover → type Mono colour | Simple
  mono colour → type Mono colour
  single colour cover → type Mono colour
  girls → type Girlish Covers
  girls cover → type Girlish Covers
  girly case → type Girlish Covers
  ladies cover → type Girlish Covers
  larkiyon wala cover → type Girlish Covers
  cute cover → type Girlish Covers
  graphic cover → type Graphical
  printed cover → type Graphical
  designer cover → type Graphical
  name cover → type Name Customization
  naam wala → type Name Customization
  naam likha hua cover → type Name Customization
  custom name case → type Name Customization
  customize cover → type Name Customization
  personalised case → type Name Customization
  hard case → feature hard
  hard cover vivo y21 → model Vivo Y21; feature hard
  back cover → 
  mobile cover → 
  pouch → 
  cover for mobile phone → 
  black → colour black
  kala → colour black
  kaala cover → colour black
  black silicone → type Silicon; colour black
  black silicon → type Silicon; colour black
  blackcase → colour black
  balckcase → colour black
  blck cover → colour black
  laal → colour red
  lal cover → colour red
  gulabi → colour pink
  gulaabi cover → colour pink
  neela → colour blue
  navy → colour navy
  navy blue cover → colour navy
  dark blue → colour navy
  off white → colour cream
  offwhite case → colour cream
  safaid cover → colour white
  sufaid → colour white
  hara → colour green
  peela → colour yellow
  sky blue cover → colour blue
  skyblue → colour blue
  firozi cover → colour teal
  jamni → colour purple
  sunehri → colour gold
  rose gold case → colour gold | pink
  surmai → colour grey
  gray cover → colour grey
  silver cover → colour grey
  mehroon → colour maroon
  chocolate colour cover → colour brown
  rang birangi cover → colour multicolour
  black and pink cover → colour black; colour pink
  pink cover for girls → type Girlish Covers; colour pink
  phool wala → motif flowers
  phoolwala cover → motif flowers
  floral case → motif flowers
  flower print cover → motif flowers
  gulab wala cover → motif roses
  titli wala → motif butterflies
  dil wala cover → motif hearts
  mor wala cover → motif peacock
  peacock cover → motif peacock
  truck art → motif truck art
  truckart cover → motif truck art
  ajrak → motif ajrak
  mehndi cover → motif mehndi
  islamic calligraphy → motif islamic; motif calligraphy
  allah name cover → motif islamic
  cricket → motif cricket
  car wala cover → motif cars
  gaari wala cover → motif cars
  anime → motif anime
  naruto cover → motif anime
  quotes cover → motif quotes
  shayari wala cover → motif quotes
  marble cover → motif marble
  pakistan flag cover → motif pakistan
  army cover → motif army
  gaming cover → motif games
  couple cover → motif couple
  number plate cover → motif number plate
  🌸 cover → motif flowers
  butterfly 🦋 cover → motif butterflies
  glitter → feature glitter
  chamak wala cover → feature glitter
  shock proof cover → feature shockproof
  mazboot cover → feature shockproof
  matte black → colour black
  magsafe → feature magnetic
  card holder → feature card holder
  camera cover → feature camera guard
  leather cover → feature leather
  patla cover → feature slim
  moti wala cover → feature pearls
  under 1000 → max 1000
  below rs 1,500 → max 1500
  cover under rs. 1,000 → max 1000
  1000 se kam → max 1000
  1000 tak → max 1000
  1000 ke andar → max 1000
  rs1,500 → max 1500
  1k se kam → max 1000
  hazar se kam → max 1000
  dedh hazar tak → max 1500
  1500 se zyada → min 1500
  above 1500 → min 1500
  500-1000 → min 500; max 1000
  between 500 and 1000 → min 500; max 1000
  1000 se 1500 tak → min 1000; max 1500
  iphone 14 pro max 1000 → model iPhone 14 Pro Max; max 1000
  vivo y21 under 1000 → model Vivo Y21; max 1000
  sasta → sort price
  sasta cover → sort price
  cheap cover for vivo y21 → model Vivo Y21; sort price
  cheapest → sort price
  mehnga cover → sort -price
  new covers → sort newest
  best rated cover → sort rating
  a black silicone cover for my Vivo Y21 under Rs. 1,000, cash on delivery → model Vivo Y21; type Silicon; colour black; max 1000
  gift for an iPhone 13 in pink with a name → model iPhone 13; type Name Customization; colour pink
  clear case for a Samsung A14 → model Galaxy A14; type Transparent
  the cheapest for a Tecno Spark 20 → model Tecno Spark 20; sort price
  mujhe vivo y21 ka kala silicone cover chahiye → model Vivo Y21; type Silicon; colour black
  redmi note 12 ke liye transparent cover → model Redmi Note 12; type Transparent
  iphone 11 ka gulabi phool wala cover 1000 se kam → model iPhone 11; colour pink; motif flowers; max 1000
  samsung a12 girls cover pink butterfly → model Galaxy A12; type Girlish Covers; colour pink; motif butterflies
  آئی فون 15 → model iPhone 15
  آئی فون ۱۳ پرو میکس → model iPhone 13 Pro Max
  سام سنگ اے 14 → model Galaxy A14
  ویوو وائی 21 کالا کور → model Vivo Y21; colour black
  وائی 21 → model Vivo Y21
  ریڈمی نوٹ 13 → model Redmi Note 13
  ٹیکنو سپارک 20 → model Tecno Spark 20
  انفینکس ہاٹ 30 → model Infinix Hot 30
  لال کور → colour red
  شفاف کور → type Transparent
  نام والا کور → type Name Customization
  لڑکیوں کے کور → type Girlish Covers
  سستا کور → sort price
  ۱۰۰۰ سے کم → max 1000
  موبائل کور → 
  track order → page track order
  track my order → page track order
  order kahan hai → page track order
  where is my parcel → page track order
  cancel order → page track order
  1A2B3C4D → page track order 1A2B3C4D
  order #1a2b3c4d → page track order 1A2B3C4D
  delivery time → page delivery
  delivery charges kitne hain → page delivery
  kitne din mein delivery → page delivery
  delivery in lahore → page delivery
  return → page returns
  return policy → page returns
  exchange → page returns
  wapsi → page returns
  contact → page contact
  contact us → page contact
  whatsapp → page contact
  cash on delivery → page payment
  payment method → page payment
  jazzcash → page payment
  my orders → page orders
  login → page login
  cart → page cart
  broken heart cover → motif hearts; word broken
  leather book → feature leather; word book
  karakoram → motif mountains
  golf → word golf
  xyzzy → word xyzzy
`)
