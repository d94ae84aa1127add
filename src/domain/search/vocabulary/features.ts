import type { Theme } from './theme.ts'

/** What a case is made of or can do. */
export const features: readonly Theme[] = [
  {
    name: 'Magnetic',
    words:
      'magsafe, mag safe, megsafe, magsaf, magnet, magnetic, magnatic, wireless charging, maqnatees, میگ سیف, مقناطیس, میگنیٹ',
    also: 'snap-on',
  },
  {
    name: 'Ring or stand',
    words:
      'ring, ring holder, ring stand, finger ring, popsocket, pop socket, stand, kickstand, kick stand, holder, mobile holder, phone holder, angoothi, رنگ والا, ungli, ungli wala, انگوٹھی, انگلی, اسٹینڈ, سٹینڈ',
    also: 'loop',
    onlyInName: 'ring, stand, holder',
  },
  {
    name: 'Card holder',
    words:
      'card holder, card pocket, card slot, card, wallet, wallet case, flip, flip cover, flip case, book cover, book style, diary, purse, batwa, فلپ, card rakhne wala, کارڈ, پرس, بٹوہ',
    also: '',
    onlyInName: 'card, diary, purse',
  },
  {
    name: 'Shockproof',
    words: `shockproof, shock proof, shok proof, shockprof, shock, bumper, bamper, armor, armour, rugged, heavy duty, tough, strong, mazboot, mazbut, mazbot, drop proof,
      drop protection, unbreakable, toot proof, mota, girne se bachaye, girne se bachane wala, girne se bache, gir jaye, protective, protection, anti shock, defender, military grade, air corner, airbag, anti fall, مضبوط, ٹوٹ پروف`,
    also: 'chunky, impact, knock',
    onlyInName: 'strong, tough, shock',
  },
  {
    name: 'Two tone',
    words:
      'two tone, two color, two colour, dual tone, dual color, dual colour, do rang, do rangi, دو رنگ',
    also: '',
  },
  {
    name: 'Hard',
    words:
      'hard, hard case, hard cover, hardcase, hard back, sakht, rigid, polycarbonate, plastic, سخت',
    also: 'shell',
    onlyInName: 'hard, plastic',
  },
  {
    name: 'Slim',
    words:
      'slim, slim fit, thin, ultra thin, ultra slim, patla, patli, lightweight, light weight, skinny, پتلا, باریک',
    also: 'millimetre',
  },
  {
    name: 'Camera guard',
    words:
      'camera, camera guard, camera protection, camera cover, lens, lens guard, lens protection, lens cover, کیمرہ, کیمرا',
    also: '',
    onlyInName: 'camera, lens',
  },
  {
    name: 'Leather',
    words:
      'leather, lather, leathr, lether, ledar, chamra, chamray, pu leather, faux leather, چمڑا, لیدر',
    also: 'saddle',
  },
  {
    name: 'Edge',
    words: 'edge, rim, border, outline, kinara, kinari, kinaray, کنارہ, کناری',
    also: '',
    onlyInName: 'border, outline',
  },
  { name: 'Matte', words: 'matte, matt, mat, mate, matte finish, میٹ', also: '' },
  { name: 'Frosted', words: 'frost, frosted, smoked', also: '' },
  {
    name: 'Glossy',
    words:
      'glossy, gloss, glosy, shiny, shine, shining, chamakdar, chamakta, chrome, metallic, metal, چمکیلا پن',
    also: 'foil',
  },
  {
    name: 'Glitter',
    words:
      'glitter, gliter, glitr, glittery, glitery, gliters, sparkle, sparkly, sparkling, chamak, chamki, chamkila, chamkeela, chamkili, bling, shimmer, sitara glitter, sequins, rhinestone, stone wala, liquid glitter, waterfall, گلیٹر, ✨, چمکیلا, چمکدار',
    also: 'star dust, specks',
  },
  {
    name: 'Mirror',
    words: 'mirror, mirrored, sheesha, shisha, aaina, aina, شیشہ, آئینہ',
    also: '',
  },
  {
    name: 'Glass',
    words: 'glass, glass back, tempered, tempered glass, glass case, گلاس, kanch, kaanch, کانچ',
    also: '',
    onlyInName: 'glass',
  },
  {
    name: 'Strap or chain',
    words:
      'strap, chain, zanjeer, lanyard, crossbody, wrist strap, hanging, dori, sling, زنجیر, ڈوری, چین',
    also: '',
  },
  {
    name: 'Pearls',
    words: 'pearl, pearl chain, pearl strap, moti, bead, موتی',
    also: '',
  },
  { name: 'Pom pom', words: 'pom pom, pompom, fluffy, fur, furry, fuzzy, plush', also: '' },
  {
    name: 'Grip',
    words: 'grip, non slip, nonslip, anti slip, antislip, anti skid, ribbed, textured, rough',
    also: 'mesh',
  },
  {
    name: 'Dust proof',
    words: 'dust proof, dustproof, dust flap, dust plug, dust',
    also: '',
    onlyInName: 'dust',
  },
  {
    name: 'Cooling',
    words: 'cooling, breathable, heat, mesh, net, jali, jaali, thanda',
    also: 'breathe',
    onlyInName: 'heat, net',
  },
  {
    name: 'Does not yellow',
    words:
      'anti yellow, anti yellowing, non yellowing, nonyellowing, no yellowing, yellowing, not yellow, peela na ho, not turn yellow, turn yellow, turns yellow, turning yellow, turned yellow, peela nahi hota, peela na',
    also: 'slow yellow',
    onlyInName: 'yellowing',
  },
  {
    name: 'Velvet',
    words:
      'velvet, makhmal, makhmali, fabric, cloth, kapra, microfiber, microfibre, suede, denim look, مخمل',
    also: '',
  },
  {
    name: 'Hook or key ring',
    words: 'hook, carabiner, keychain, key chain, key ring, clip, keyring, چابی',
    also: '',
  },
  { name: 'Gold foil', words: 'gold foil, foil, gold line', also: '' },
  {
    name: 'Neon',
    words: 'neon, neon sign, glow, glow in the dark, glowing, led, light wala, نیون',
    also: '',
  },
]
