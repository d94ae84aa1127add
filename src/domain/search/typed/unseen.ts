import { queriesIn } from './queries.ts'

/**
 * Queries that were written down before any of them was tried, so that what is right of them says
 * how the search does with words that nobody prepared it for: 318 of 335 at the first try. What
 * came out wrong may be put right only by a rule or by a word of general use.
 */
export const unseenQueries = queriesIn(`
  iphone 14 pro max cover pink → model iPhone 14 Pro Max; colour pink
  iphone11 back cover → model iPhone 11
  ifone 12 mini transparent → model iPhone 12 mini; type Transparent
  apple iphone xr cover for girls → model iPhone XR; type Girlish Covers
  i phone 16 pro silicon black → model iPhone 16 Pro; type Silicon; colour black
  13 pro max cover → model iPhone 13 Pro Max
  iphone 15 plus name cover → model iPhone 15 Plus; type Name Customization
  xs max case → model iPhone XS Max
  iphone se 2020 plain black → model iPhone SE 2020; type Mono colour; colour black
  iphon 13 ka cover → model iPhone 13
  iPhone 17 Air clear case → model iPhone 17 Air; type Transparent
  iphone x cover with name → model iPhone X; type Name Customization
  iphone 7 plus cover → brand iphone; unknown 7 plus
  samsung a32 cover → model Galaxy A32
  samsung galaxy s23 ultra clear → model Galaxy S23 Ultra; type Transparent
  s22+ cover → model Galaxy S22+
  s21 fe case → model Galaxy S21 FE
  sumsung a52s black → model Galaxy A52s; colour black
  a04e cover → model Galaxy A04e
  galaxy a 51 silicon → model Galaxy A51; type Silicon
  samsung a15 5g pouch → model Galaxy A15
  a03 core back cover → model Galaxy A03 Core
  samsung j7 cover → brand samsung; unknown j7
  s25 edge transparent cover → model Galaxy S25 Edge; type Transparent
  samsung a22 phool wala cover → model Galaxy A22; motif flowers
  vivo y17s cover girls → model Vivo Y17s; type Girlish Covers
  vivo v25e back cover → model Vivo V25e
  vivo s1 cover → brand vivo; unknown s1
  y15s ka cover → model Vivo Y15s
  vivo v 21 silicone → model Vivo V21; type Silicon
  vivoy20 cover → model Vivo Y20
  y33s transparnt → model Vivo Y33s; type Transparent
  vivo x200 pro cover → model Vivo X200 Pro
  wivo y11 → model Vivo Y11
  tecno spark 10 pro cover → model Tecno Spark 10 Pro
  techno spark go 2023 → model Tecno Spark Go 2023
  spark 8c cover → model Tecno Spark 8C
  tecno pova 5 black → model Tecno Pova 5; colour black
  tekno spark 7 pro → model Tecno Spark 7 Pro
  spark30 pro girly → model Tecno Spark 30 Pro; type Girlish Covers
  tecno camon 20 cover → brand techno; unknown camon 20
  pova neo 3 cover → model Tecno Pova Neo 3
  infinix hot 30 play → model Infinix Hot 30 Play
  infnix note 30 pro cover → model Infinix Note 30 Pro
  hot 12 play back cover → model Infinix Hot 12 Play
  infinix hot10s silicone → model Infinix Hot 10S; type Silicon
  infinix smart 7 cover → brand infinix; unknown smart 7
  note 40 pro plus cover → model Infinix Note 40 Pro+
  infinix note 11 blue → model Infinix Note 11; colour blue
  redmi note 12 pro plus → model Redmi Note 12 Pro+
  redmi 9c cover → model Redmi 9C
  redmi note 8 pro girls cover → model Redmi Note 8 Pro; type Girlish Covers
  poco m4 pro → model Poco M4 Pro
  poco x3 cover → model Poco X3 Pro | Poco X3 GT | Poco X3 NFC
  xiomi 13t pro case → model Xiaomi 13T Pro
  mi 11 lite cover → model Mi 11 Lite
  redme 10c → model Redmi 10C
  red mi note 9 → model Redmi Note 9
  pixel 7a clear → model Pixel 7a; type Transparent
  google pixel 8 pro cover black → model Pixel 8 Pro; colour black
  pixal 6 cover → model Pixel 6
  pixel9 pro xl → model Pixel 9 Pro XL
  airpods pro 2 cover → model AirPods Pro 2
  air pods 3 case pink → model AirPods 3; colour pink
  airpod pro leather cover → model AirPods Pro; feature leather
  airpods 2nd generation cover → model AirPods 1/2
  airpods luxury case → brand airpods; type Luxury
  oppo a16 cover → unknown oppo a16
  realme c25 → unknown realme c25
  huawei y9 prime cover → unknown huawei y9 prime
  kala cover → colour black
  laal rang ka cover → colour red
  neela cover vivo → brand vivo; colour blue
  safed cover → colour white
  dark blue silicon cover → type Silicon; colour navy
  sky blue iphone 13 → model iPhone 13; colour blue
  off white cover samsung → brand samsung; colour cream
  golden cover → colour gold
  lavender case iphone 14 → model iPhone 14; colour purple
  butterfly wala cover → motif butterflies
  dil wala cover pink → colour pink; motif hearts
  islamic cover → motif islamic
  cricket wala cover → motif cricket
  cat cover for girls → type Girlish Covers; motif cats
  truck art cover samsung → brand samsung; motif truck art
  peacock → motif peacock
  marble cover iphone 11 → model iPhone 11; motif marble
  cover under 800 → max 800
  sasta cover vivo y21 → model Vivo Y21; sort price
  800 se kam wala cover → max 800
  iphone 13 cover below rs. 1,200 → model iPhone 13; max 1200
  cover 500 to 1000 → min 500; max 1000
  سام سنگ اے 12 کور → model Galaxy A12
  آئی فون 13 کا کور → model iPhone 13
  کالا کور → colour black
  گلابی کور ویوو وائی 21 → model Vivo Y21; colour pink
  magsafe case iphone 15 pro → model iPhone 15 Pro; feature magnetic
  shockproof cover redmi note 10 → model Redmi Note 10; feature shockproof
  where is my order → page track order
  return policy → page returns
  delivery kitne din mein hogi → page delivery
  contact number → page contact
  iphone 12pro max silicone case blue → model iPhone 12 Pro Max; type Silicon; colour blue
  i-phone 13 cover → model iPhone 13
  IPHONE 14 PRO COVER → model iPhone 14 Pro
  iphone14promax → model iPhone 14 Pro Max
  15 pro max black cover → model iPhone 15 Pro Max; colour black
  apple 13 cover → model iPhone 13
  cover for iphone 16e → model iPhone 16e
  Iphone 11pro max matte black → model iPhone 11 Pro Max; colour black
  case iphone xs → model iPhone XS
  iphone 6s cover → brand iphone; unknown 6s
  pink iphone 12 cover with heart → model iPhone 12; colour pink; motif hearts
  samsung s24ultra cover → model Galaxy S24 Ultra
  s23 ultra ka transparent cover → model Galaxy S23 Ultra; type Transparent
  galaxy s20 fe silicone → model Galaxy S20 FE; type Silicon
  samsung a05 k cover → model Galaxy A05
  samsung A-12 → model Galaxy A12
  samsang galaxy a 14 girls cover → model Galaxy A14; type Girlish Covers
  a 06 cover → model Galaxy A06
  a51 ka back cover chahiye → model Galaxy A51
  samsung note 20 ultra → brand samsung; unknown note 20 ultra
  samsung z flip 5 → brand samsung; unknown z flip 5
  samsung m31 → brand samsung; unknown m31
  galaxy s 21 ultra black → model Galaxy S21 Ultra; colour black
  a13 5g cover → model Galaxy A13 5G
  a32 5g → model Galaxy A32 5G
  vivo y 100 cover → model Vivo Y100
  vivo v40 lite cover → model Vivo V40 Lite
  vivo y03 transparent → model Vivo Y03; type Transparent
  y03t → model Vivo Y03t
  vivo y12 a → model Vivo Y12a
  vivo 1904 → brand vivo; unknown 1904
  vivo y200e cover → brand vivo; unknown y200e
  vivo v30e → model Vivo V30e
  v29 5g cover → model Vivo V29
  vivo y21s → brand vivo; unknown y21s
  vivo y91 c cover → model Vivo Y91C
  tecno spark 20c back cover → model Tecno Spark 20C
  tecno spark20 pro plus → model Tecno Spark 20 Pro+
  spark go 1 cover → model Tecno Spark Go 1
  spark 40 pro+ → model Tecno Spark 40 Pro+
  tecno pop 7 → brand techno; unknown pop 7
  pova 6 neo black → model Tecno Pova 6 Neo; colour black
  tecno spark 6 go → model Tecno Spark 6 Go
  techno pova cover → model Tecno Pova
  infinix hot 50 pro plus cover → model Infinix Hot 50 Pro+
  hot 9 play → model Infinix Hot 9 Play
  infinix note 12 g96 → model Infinix Note 12
  hot 20s ka cover → model Infinix Hot 20S
  infinix hot 11 s → model Infinix Hot 11S
  infinix zero 30 cover → brand infinix; unknown zero 30
  note 30 pro → model Infinix Note 30 Pro
  note 11 pro cover → model Infinix Note 11 Pro | Redmi Note 11 Pro
  redmi note13 pro+ 5g → model Redmi Note 13 Pro+
  redmi 13c ka silicone cover → model Redmi 13C; type Silicon
  redmi a3 cover → model Redmi A3
  redmi a2+ → model Redmi A2+
  xiaomi redmi note 11 → model Redmi Note 11
  mi 11t cover → model Xiaomi 11T
  poco c65 → model Poco C65
  poco f5 pro transparent → model Poco F5 Pro; type Transparent
  poco x6pro → model Poco X6 Pro
  note 10 lite → model Mi Note 10 Lite
  redmi 12 5g → model Redmi 12
  google pixel 6a case → model Pixel 6a
  pixel 9 pro fold → model Pixel 9 Pro Fold
  pixel 5 cover → brand googlepixel; unknown 5
  airpods pro → model AirPods Pro
  airpods 4 silicone case → model AirPods 4; word silicone
  apple airpods 3rd generation cover → model AirPods 3
  airpods simple black → brand airpods; type Simple; colour black
  earbuds cover → brand airpods
  black matte cover → colour black; feature matte
  gulabi phoolon wala cover → colour pink; motif flowers
  hara cover samsung a12 → model Galaxy A12; colour green
  peela silicon cover → type Silicon; colour yellow
  mehroon color ka cover → colour maroon
  jamni cover iphone 11 → model iPhone 11; colour purple
  rose gold cover → colour gold | pink
  navy blue redmi note 12 cover → model Redmi Note 12; colour navy
  colourful cover → colour multicolour
  black and white cover → colour black; colour white
  butterflies → motif butterflies
  flower design cover → motif flowers
  rickshaw cover → motif rickshaw
  billi wala cover → motif cats
  anime cover for samsung a50 → model Galaxy A50; motif anime
  allah name cover → motif islamic
  quotes wala case → motif quotes
  chand sitare wala → motif sky and stars
  naam wala cover → type Name Customization
  apne naam ka cover iphone 13 → model iPhone 13; type Name Customization
  customized cover vivo y20 → model Vivo Y20; type Name Customization
  couple name covers → type Name Customization; motif couple
  larkiyon ke cover → type Girlish Covers
  glitter cover → feature glitter
  sheesha wala cover → feature mirror
  card holder case iphone 14 → model iPhone 14; feature card holder
  camera protection cover a52 → model Galaxy A52; feature camera guard
  ring wala cover → feature ring or stand
  anti yellow transparent cover → type Transparent; feature does not yellow
  sabse sasta cover → sort price
  1000 tak ka cover → max 1000
  rs 700 cover → max 700
  iphone 15 cover less than 1500 rupees → model iPhone 15; max 1500
  cheap cover for samsung a12 under 900 → model Galaxy A12; max 900; sort price
  1000 se 1500 wale cover → min 1000; max 1500
  ek hazar se kam iphone cover → brand iphone; max 1000
  mobile cover → 
  best covers in pakistan → sort rating
  بلیک سلیکون کور → type Silicon; colour black
  ریڈمی نوٹ 12 کا کور → model Redmi Note 12
  نیلا کور → colour blue
  پھول والا کور → motif flowers
  order track karna hai → page track order
  mera parcel kab ayega → page track order
  delivery charges → page delivery
  exchange kaise hoga → page returns
  whatsapp number → page contact
  my cart → page cart
  login → page login
  3F2A9B1C → page track order 3F2A9B1C
  samsung s23 cover black silicone → model Galaxy S23; type Silicon; colour black
  note20 ultra cover → unknown note 20 ultra
  galaxy a34 5g back cover transparent → model Galaxy A34; type Transparent
  a04 k liye cover → model Galaxy A04
  samsung a30s silicone cover → model Galaxy A30s; type Silicon
  galaxy s22 ultra shockproof → model Galaxy S22 Ultra; feature shockproof
  samsung a33 pink cover for girls → model Galaxy A33; type Girlish Covers; colour pink
  samsung grand prime → brand samsung; unknown grand prime
  s20fe → model Galaxy S20 FE
  A52/A52s cover → model Galaxy A52; model Galaxy A52s
  iphone 13 pro original silicone case → model iPhone 13 Pro; type Silicon
  iphone 14 plus glitter → model iPhone 14 Plus; feature glitter
  iphone xsmax → model iPhone XS Max
  iphone 12/12 pro cover → model iPhone 12 Pro; model iPhone 12
  i phone 11 pro max → model iPhone 11 Pro Max
  iphone 15 magsafe clear → model iPhone 15; type Transparent; feature magnetic
  iphone16pro → model iPhone 16 Pro
  iphone 13 cover hello kitty → model iPhone 13; motif cats
  iphone x ka naam wala cover → model iPhone X; type Name Customization
  ayesha name cover iphone 11 → model iPhone 11; type Name Customization; word ayesha
  vivo y51a cover → brand vivo; unknown y51a
  vivo y20s black cover → model Vivo Y20s; colour black
  vivo y53s ka back cover → model Vivo Y53s
  vivo y73 cover with flowers → model Vivo Y73; motif flowers
  y11 silicon cover → model Vivo Y11; type Silicon
  vivo v23 5g → model Vivo V23
  vivo y90 → model Vivo Y90
  v21e transparent → model Vivo V21e; type Transparent
  vivo y100 girls cover → model Vivo Y100; type Girlish Covers
  vivo cover for girls with name → brand vivo; type Girlish Covers; type Name Customization
  infinix hot 8 back cover → model Infinix Hot 8
  infinix note 7 → model Infinix Note 7
  infinix hot 50 pro → model Infinix Hot 50 Pro
  infinix hot 20 5g → model Infinix Hot 20
  hot 11 play blue cover → model Infinix Hot 11 Play; colour blue
  infinix s5 → brand infinix; unknown s5
  infinix hot9 → model Infinix Hot 9
  infinixhot30 → model Infinix Hot 30
  infinix note30pro → model Infinix Note 30 Pro
  infinix cover sasta → brand infinix; sort price
  tecno spark 6 → model Tecno Spark 6
  tecno spark 8 pro silicone → model Tecno Spark 8 Pro; type Silicon
  tecno pova 4 pro → model Tecno Pova 4 Pro
  techno spark 10c → model Tecno Spark 10C
  spark go 2022 → model Tecno Spark Go 2022
  tecno pop 5 lte → brand techno; unknown pop 5
  tecno spark 7t → model Tecno Spark 7T
  tecno spark 40 → model Tecno Spark 40
  tecno pova neo → model Tecno Pova Neo
  tecno 20 pro plus → model Tecno Spark 20 Pro+
  redmi 9t → model Redmi 9T
  redmi note 9s cover → model Redmi Note 9S
  redmi note 10 5g cover → model Redmi Note 10 5G
  redmi a1+ cover → model Redmi A1+
  redmi14c → model Redmi 14C
  poco m3 → model Poco M3
  poco c55 back cover → model Poco C55
  xiaomi 12t pro → model Xiaomi 12T Pro
  mi note 10 → model Mi Note 10
  xiaomi note 13 pro plus → model Redmi Note 13 Pro+
  redmi note 14s → model Redmi Note 14S
  mi a3 → model Mi A3
  redmi 10a ka cover → model Redmi 10A
  pixel 6 pro → model Pixel 6 Pro
  google pixel 4a → brand googlepixel; unknown 4a
  pixel 8a ka cover → model Pixel 8a
  pixel 10 pro xl → model Pixel 10 Pro XL
  pixel7 → model Pixel 7
  airpods pro 2 transparent case → model AirPods Pro 2; type Transparent
  airpods 1 → model AirPods 1/2
  airpods third generation → model AirPods 3
  apple airpods pro 2nd generation cover black → model AirPods Pro 2; colour black
  airpods max → brand airpods; word max
  airpod cover pink → brand airpods; colour pink
  oneplus 9 pro cover → unknown oneplus 9 pro
  realme 8i → unknown realme 8i
  itel a70 → unknown itel a70
  honor x9b → unknown honor x9b
  iphone ke black cover → brand iphone; colour black
  kaali cover → colour black
  halka gulabi cover → colour pink
  dark green cover → colour green
  gehra neela cover → colour navy
  light purple case → colour purple
  white lace cover → colour white; motif lace
  maroon velvet airpods → brand airpods; colour maroon; feature velvet
  grey silicone cover samsung s21 → model Galaxy S21; type Silicon; colour grey
  beige cover → colour cream
  turquoise case → colour teal
  red cricket cover → colour red; motif cricket
  kitten cover → motif cats
  mosque cover → motif islamic
  sunflower case → motif flowers
  spiderman cover → motif superheroes
  bts cover for samsung a12 → model Galaxy A12; motif music
  cover with ring stand → feature ring or stand
  slim matte cover → feature slim; feature matte
  chain wala cover → feature strap or chain
  cover 300 rupees → max 300
  iphone 13 cover 1000 ke under → model iPhone 13; max 1000
  covers between 800 to 1200 → min 800; max 1200
  1500 se upar wale cover → min 1500
  least price cover → sort price
  سیمسنگ اے 13 کا کالا کور → model Galaxy A13; colour black
  ویوو وائی 20 → model Vivo Y20
  تتلی والا کور → motif butterflies
  سفید کور → colour white
  where's my order? → page track order
  return kaise karein → page returns
  delivery kitni hai → page delivery
  contact karna hai → page contact
  payment kaise karni hai → page payment
`)
