import { helpOn, paths } from '#domain/paths.ts'
import type { TopicName } from '#domain/search/topic-labels.ts'

/** Topic of queries that are not for a product. */
export interface Topic {
  readonly name: TopicName
  /** Address of the page that answers it. */
  readonly to: string
  readonly words: string
}

/** Ordered by specificity, as the first topic with words in the query answers it. */
export const topics: readonly Topic[] = [
  {
    name: 'returns',
    to: helpOn('exchange'),
    words: `return, returns, return policy, returnable, exchange, exchange policy, replace, replacement, refund, refunds, money back, wapis, wapas, wapsi, wapis karna, wapas karna, wapis karni, wapas karni, wapis bhejna, badalna,
      badal, change karna, warranty, guarantee, garranty, defective, damaged, kharab, kharab nikla, toota, toota hua, wrong item, wrong product, wrong cover, wrong case, wrong model, wrong order, wrong parcel, galat, واپسی, واپس, وارنٹی, گارنٹی, تبدیل, تبدیلی, تبدیل کروانا, بدلنا, ایکسچینج, ریفنڈ, پیسے واپس, رقم واپس, خراب, خراب نکلا, ٹوٹا, ٹوٹا ہوا, غلط, غلط ماڈل,
      change karwana, change karwani, change krwana, change krna, tabdeel, tabdeel karna, tabdeel karwana, badalwana`,
  },
  {
    name: 'track order',
    to: paths.trackOrder(),
    words: `track, track order, tracking, track my order, tracking number, tracking id, trak, order status, order tracking, my order, mera order, meri order, where is my order, order kahan, order kidhar,
      parcel, mera parcel, order kab, status, order number, order no, order id, cancel, cancel order, cancel my order, order cancel, آرڈر, میرا آرڈر, آرڈر کہاں, آرڈر کب, آرڈر نمبر, پارسل, ٹریک, ٹریکنگ, ٹریکنگ نمبر, کینسل, آرڈر کینسل, منسوخ,
      parsal, parcal, parsel, mera parsal, order ka pata, order ka pta, order nahi aya, order nahi mila, order nai aya`,
  },
  {
    name: 'orders',
    to: paths.orders(),
    words:
      'orders, my orders, previous orders, order history, past orders, mere order, میرے آرڈر, پچھلے آرڈر',
  },
  {
    name: 'payment',
    to: helpOn('payment'),
    words: `payment, payments, payment method, payment methods, pay, easypaisa, easy paisa, jazzcash, jazz cash, bank transfer, bank, bank account, advance payment,
      cash on delivery, cod, account number, paise kaise, paisay kaise, paise dene, paisay dene, paise kese, paisay kese, credit card, debit card, installment, installments, ادائیگی, ایزی پیسہ, ایزی پیسا, ایزیپیسہ, جاز کیش, جیز کیش, کیش آن ڈیلیوری, کیش آن ڈلیوری, سی او ڈی, بینک, بینک ٹرانسفر, ٹرانسفر, اکاؤنٹ نمبر, ایڈوانس, گھر پر پیسے, گھر پر ادائیگی, اسکرین شاٹ, سکرین شاٹ,
      jaz cash, jazcash, jaaz cash, easy pesa, advance, ghar par paise, ghar pr paise, ghar pe paise, paise kat gaye, paisay kat gaye, screenshot, screen shot, account nmbr, account no`,
  },
  {
    name: 'delivery',
    to: helpOn('delivery'),
    words: `delivery, delivry, dilivery, delevery, deliver, delivery time, delivery charges, delivery charge, delivery price, delivery days, delivered, shipping, shipment, shipping charges, shipping time,
      shipping cost, ship, courier, tcs, free delivery, free shipping, home delivery, kitne din, kitnay din, kab milega, kab aye ga, kab aayega, how long, how many days, ڈیلیوری, ڈلیوری, ڈیلیوری چارجز, ڈلیوری چارجز, فری ڈیلیوری, مفت ڈیلیوری, کوریئر, کورئیر, کتنے دن, کب ملے گا, کب پہنچے گا, شپنگ`,
  },
  {
    name: 'contact',
    to: paths.help(),
    words: `contact, contact us, contact number, kontact, contct, whatsapp, whats app, watsapp, whatsup, helpline, help line, customer care, customer service, support, help, complain, complaint,
      complaints, phone number, mobile number, email, e mail, instagram, insta, facebook, tiktok, address, shop address, location, shop location, where is shop, where is your shop, shop kahan, dukan kahan, dukan, dukaan, owner, dm, rabta, raabta, where are you, located, your number, apka number, aapka number, ap ka number, aap ka number, رابطہ, رابطہ نمبر, فون نمبر, موبائل نمبر, آپ کا نمبر, واٹس ایپ, واٹساپ, واٹس اپ, وٹس ایپ, واٹساپ نمبر, واٹس ایپ نمبر, دکان, دکان کا پتہ, آپ کا پتہ, ایڈریس, مدد, ہیلپ, ہیلپ لائن, سپورٹ, شکایت, انسٹاگرام, فیس بک, فیصل آباد,
      shikayat, madad, faisalabad`,
  },
  {
    name: 'ordering',
    to: paths.help(),
    words:
      'how to order, how to buy, order kaise, order kese, order karna, kaise order, kese order, order place, place order, order, آرڈر کیسے, آرڈر کیسے کریں, آرڈر کرنا, خریدنا, کیسے خریدیں',
  },
  {
    name: 'cart',
    to: paths.cart(),
    words: 'cart, my cart, basket, view cart, shopping cart, trolley, کارٹ, میرا کارٹ, ٹوکری',
  },
  { name: 'checkout', to: paths.checkout(), words: 'checkout, check out, چیک آؤٹ' },
  {
    name: 'login',
    to: paths.login(),
    words:
      'login, log in, signin, sign in, logout, log out, forgot password, forget password, reset password, password, لاگ ان, لاگ آؤٹ, پاس ورڈ, پاسورڈ, پاس ورڈ بھول گیا, پاس ورڈ بھول گئی',
  },
  {
    name: 'register',
    to: paths.register(),
    words:
      'register, signup, sign up, create account, new account, registration, account banana, naya account, naya account banana, اکاؤنٹ بنانا, اکاؤنٹ بنائیں, نیا اکاؤنٹ, رجسٹر',
  },
  {
    name: 'profile',
    to: paths.profile(),
    words: 'profile, account, my account, my profile, settings, پروفائل, اکاؤنٹ, میرا اکاؤنٹ',
  },
  {
    name: 'privacy',
    to: helpOn('privacy'),
    words: 'privacy, privacy policy, terms, terms and conditions, policy, پرائیویسی, پالیسی',
  },
]
