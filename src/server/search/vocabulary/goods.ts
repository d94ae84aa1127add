/**
 * Goods of other shops, in singular, without words that are printed on cases ('shirt', 'flower') or
 * name a part of them ('strap').
 */
export const goods = `
  shoe, shoes, sandal, slipper, sneaker, heels, jogger, chappal, khussa, joota, joote, jootay, juta, jute, jutay, jooti, jutti, boots,
  kurta, kurti, shalwar, kameez, qameez, abaya, hijab, trouser, jeans, pant, pants, hoodie, jacket, coat, dress, frock, saree, lehenga, suit,
  clothes, kapde, kapray, t shirt, tshirt, tee shirt, watch strap, smart watch strap, apple watch strap, watch band, ghari, ghadi, wrist watch, wristwatch, sock, underwear, cap, scarf, shawl, belt, handbag, backpack, bag, purse bag, luggage,
  perfume, attar, itar, makeup, make up, lipstick, shampoo, soap, cream jar, lotion, facewash, sunglasses, glasses frame, spectacles, chashma, chashmay,
  jewellery, jewelry, necklace, earring, earrings, jhumka, bracelet, nose pin,
  charger, charging cable, cable, usb, usb c, type c cable, data cable, adapter, adaptor, power bank, powerbank, headphone, headphones, handsfree, hands free,
  speaker, memory card, sim card, battery, screen protector, glass protector, protector glass, tempered glass, selfie stick, tripod, ring light, mouse, keyboard,
  television, tv, lcd, fridge, refrigerator, washing machine, iron, fan, air conditioner, camera lens, drone,
  book, books, notebook, pencil, pens, bottle, water bottle, mug, pillow, bedsheet, bed sheet, curtain, carpet, furniture, sofa, chair, table lamp, lamp, blanket,
  bicycle, motor oil, tyre, helmet, car cover, bike cover, sofa cover, pillow cover,
  grocery, sugar, rice, aata, chocolate box, cake, burger, medicine, vitamin, toys, doll,
  جوتا, جوتے, جوتی, چپل, سینڈل, کرتا, کرتی, شلوار, قمیض, کپڑے, عبایا, عینک, چشمہ, پرفیوم, عطر, بیگ, چارجر, کیبل, ہینڈز فری, پاور بینک,
  ہیڈفون, بیٹری, کتاب, قلم, گھڑی, زیور
`
