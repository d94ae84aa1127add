/** Words for a phone case as such, which distinguish no case. */
export const cases = `
  cover, covers, kover, kavar, cavar, covar, caver, cower, coverr, covr, cvr, cober, coverz, case, cases, kes, keis, casing, cas,
  back cover, backcover, back case, phone cover, mobile cover, mobile case, phone case, cell cover, pouch, pouches, pauch, poch,
  pocket cover, shell, skin cover, کور, کیس, بیک کور, پاؤچ
`

/**
 * Words without significance in a shop for phone cases: its goods as such, politeness, praise, and
 * function words of Urdu and English.
 */
export const meaningless = `
  back, bak, bck, mobile, mobail, mobil, moblie, mobiles, mob, phone, phon, fone, foon, phones, cell, cellphone, smartphone, device,
  handset, model, modal, models, brand, company, type, wise, series, بیک, موبائل, فون, ماڈل,

  for, fr, 4 my, of, with, wid, and, or, the, an, a, my, me, mine, in, on, to, from, is, are, it, its, this, that, these, your, you, u, i,
  im, am, be, by, at, as, any, some, all, every, what, which, who, how, when, where, there, has, have, had, having, want, wants, need, needs, looking,
  look, find, search, show, give, get, buy, buying, purchase, sell, send, do, does, did, can, could, would, will, should, like,
  please, plz, pls, plzz, pliz, kindly, hi, hello, hey, salam, aoa, assalam o alaikum, sir, mam, bhai, bro, brother, dear, api, baji, yar, yaar,
  thanks, thank, thx, ok, also, just, only, one, two, piece, pieces, pcs, pc, pair, set, item, items, product, products, stuff, thing, pakistan,
  pakistani price, online, shop, store, shopping, available, availability, stock, sale, discount, offer, offers, deal, deals, rate, rates,
  price, prices, prize, pric, cost, qeemat, keemat, qimat, daam, was, were, been, being, them, they, she, we, our, us, then, into, out, off, up, down, put, make, made, makes, use, used, using, come, comes, because, about, without, today, now, long, time, still, too, much, many, few, other, another, same, different,
  both, each, first, last, next, back side, behind, before, after, old, big, small, large, right, left, if, but, so, than, not, no, yes, more, very, really, new phone,
  gift, gifts, tohfa, tohfay, birthday, anniversary, valentine, valentines, eid, eidi, number, size, daraz, olx, present, husband, shohar, son, beta, father, dad, abbu, abu, baba, friend, dost, fiance, mangni, salgirah, wedding gift, gift wala, surprise, somebody, someone, something, everything, everybody, everyone, anything, anybody, anyone, anywhere, everywhere,
  boys, boy, men, mens, man, male, gents, gent, him, his, her, larka, larke, larkon, larko, mard, unisex, kids, kid, baby, child, children, bachon, bachay, bacha, bachi, bachiyan,
  color, colour, colors, colours, colur, clr, color wala, rang, rung, rangg, shade, style, stylish, styl, look, finish, type, quality, original,
  orignal, branded, high quality, nice, good, beautiful, lovely, cool, unique, awesome, amazing, great, decent, perfect, trendy,
  pyara, pyari, pyare, khoobsurat, khubsurat, haseen, acha, achi, achay, achha, achhi, accha, zabardast, mast, kamal, mazay, light, clean, vs, versus,
  dark, gehra, gehri, gahra, halka, halki, deep, bright, full, half, side, sides, front, body, protection, protective, protect, protector case,
  accessories, accessory, khol, cod, cash on delivery, free delivery, home delivery, free shipping, free, delivery free, 5g, 4g, 3g, lte, dual sim, gen, generation,

  kar, karna, karni, karne, karo, karein, karen, karain, karta, karti, karte, karwana, karwani, karwa, kijiye, hota, hoti, hote, hogi, hoge, raha, rahi, rahe, gaya, gayi, gaye, aaya, aya, aye, aaye, aata, ata, ati, aana, ana, jana, jata, jati, jaye,
  dekhna, dekho, dekhao, bhejo, bhej, bhejna, laga, lagta, lagti, lagana, pasand, sakta, sakti, sakte, btao, btayen, btaen, rakhna, rakh, wapis karna, thik, theek, zara, abhi, aaj, kal, phir, lekin, magar, nahi, nahin, nhi, na, mat, bas, kyun, kyu,
  sa, si, thora, thori, wala, wali, wale, waley, waali, waala, vala, vali, walla, walay, waly, walah, ka, ki, ke, kay, k, ko, say, se, sy, mein, mai, main, mei, men, me, par, pe, pr,
  hai, hain, hy, he, ho, hon, hu, tha, thi, aur, or, ya, yeh, ye, wo, woh, koi, kuch, kya, kia, kiya, kaun, kon, kaunsa, konsa, kahan, kaha, kab, kaise, kaisay, kesay, kitna, kitne, kitni,
  mujhe, mujhay, muje, mujhko, mera, meri, mere, meray, apna, apni, apne, aap, ap, ap ke, hum, humein, uska, uski, uss, us, is ka,
  chahiye, chahie, chahye, chaiye, chaye, chahe, chahyay, chahiay, chahiyay, chahia, chyie, chaheye, chayie, chaiyay, do, dou, de, dein, den, dedo, de do, dena, dikhao, dikhaen, dikhayen, dikhaye, dikhain,
  batao, batain, bataye, lena, leni, lene, lia, liya, liye, lie, liay, lye, ke liye, kay liye, k liye, bana, bane, bani, banwana, banwa, likha, likhi, likhwana, likhwa, hua, hui, huwa, likh, ho ga, jo, jis, jaisa, jaisi, sirf, bhi, bohat, bohot, bahut, saath, sath, sab, milega, mil, milay, mile ga, hoga,
  ڈسکاؤنٹ, رعایت, سیل, آفر, کوالٹی, والا, والی, والے, کا, کی, کے, کو, سے, میں, پر, لیے, لئے, ہے, ہیں, اور, یا, مجھے, میرا, میری, میرے, اپنا, چاہیے, چاہئے, چاہیئے, چاہتا, چاہتی, دکھائیں, دکھاؤ, دکھا, دیں, دو, کوئی, کچھ, ایک, رنگ, کلر, لیئے, کیلئے, کیلیے, قیمت, پرائس,
  سب, سبھی, تمام, تحفہ, گفٹ, سالگرہ, عید, شوہر, بیٹا, ابو, والد, دوست, بھائی, بچہ, بچوں, مرد, لڑکا, لڑکے, لڑکوں, کیا, کون, کونسا, کب, کہاں, کتنا, یہ, وہ, نہ, نہیں, ہو, ہوا, ہوئی,
  مل, ملے, گا, گی, سکتا, سکتے, سکتی, جی, پلیز, براہ, مہربانی, اچھا, اچھی, خوبصورت, پیارا, پیاری, زبردست, صرف, بھی, تو, سا, سی, جیسا, جیسی, جس, پہ, ساتھ, کر, کرنا, دینا, لینا,
  لکھا, لکھی, لکھنا, لکھوانا, لکھوانی, لکھوا, بنا, بنانا, بنوانا, بنوا, بنوانی, کروانا, کریں, کرو, لگا, لگانا, دیکھنا, دیکھیں, دکھانا, بھیجیں, بھیج, بتائیں, بتاؤ, لینی, لوں, پسند, بہت, ذرا, سائز
`
