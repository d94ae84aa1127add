import type { Brand, CaseType } from '#domain/catalogue/brands.ts'

/**
 * Remarks of one kind in the two ways people here write. `{model}` stands for the customer's phone,
 * `{city}` for where the parcel went.
 */
export interface Remarks {
  readonly english: readonly string[]
  readonly romanUrdu: readonly string[]
}

const praiseByType: Readonly<Record<CaseType, Remarks>> = {
  Transparent: {
    english: [
      'Properly clear, my {model} still looks like my {model}.',
      'No rainbow patches on the back, which was my problem with the last one.',
      'Two months of use and it is still clear.',
      'Slim and see-through, exactly what I was after.',
      'The raised lip saved my screen already.',
      'Wet-look marks are gone, finally.',
      'You can see the colour of the phone, and that is all I wanted.',
      'Feels sturdier than the clear covers from the market.',
    ],
    romanUrdu: [
      'Bilkul saaf hai, phone ka asli colour nazar aata hai.',
      'Do mahine ho gaye, abhi tak peela nahi hua.',
      'Market wale cover se kaafi behtar quality hai.',
      'Patla bhi hai aur mazboot bhi.',
      '{model} par bilkul fit aaya.',
      'Phone haath se gira, phone bach gaya, cover bhi theek hai.',
    ],
  },
  Graphical: {
    english: [
      'The print is sharper than in the picture.',
      'Got asked about it three times on the first day.',
      'Colours are rich without being cheap.',
      'The artwork goes right up to the edge, no white border.',
      'Looks hand painted from a little distance.',
      'My whole class wants one now.',
      'The print has not scratched although I keep keys in the same pocket.',
      'Beautiful work on my {model}.',
    ],
    romanUrdu: [
      'Print bohat zabardast hai, tasveer se bhi acha.',
      'Sab poochte hain kahan se liya.',
      'Rang bilkul waise hain jaise website par thay.',
      'Design dil ko laga, sach mein desi.',
      '{model} par bohat jachta hai.',
      'Ek mahina ho gaya, print zara bhi kharab nahi hua.',
    ],
  },
  'Mono colour': {
    english: [
      'The colour is deeper than on my screen, and I like it more.',
      'Simple, matte, no logo. Thank you.',
      'Fingerprints do not show at all.',
      'It makes my {model} look more expensive.',
      'Buttons press well, which is rare at this price.',
      'Clean edges and a good grip.',
      'The matte finish has not gone shiny yet.',
      'Goes with everything I own.',
    ],
    romanUrdu: [
      'Colour bohat decent hai.',
      'Matte finish kamaal ki hai, ungliyon ke nishan nahi aate.',
      'Simple cheez pasand karne walon ke liye best.',
      'Haath mein grip achi hai, phisalta nahi.',
      '{model} ke liye perfect.',
      'Roz ke istemal ke baad bhi rang nahi utra.',
    ],
  },
  Silicon: {
    english: [
      'So soft that I keep touching it.',
      'Grip is excellent, even with wet hands.',
      'Fell from the bed twice, nothing happened.',
      'It does not slip off the car dashboard any more.',
      'The lining inside is a nice surprise.',
      'Fits my {model} tightly at every corner.',
      'Collects some lint, but washes clean in a minute.',
      'Comfortable for long calls.',
    ],
    romanUrdu: [
      'Itna naram hai ke haath se rakhne ka dil nahi karta.',
      'Grip bohat achi, pasine wale haath mein bhi nahi phisla.',
      'Bachay ne do dafa giraya, phone salamat.',
      'Dhoya to bilkul naya jaisa ho gaya.',
      '{model} par tight fit hai, dheela nahi.',
      'Silicon ki quality asli lagti hai.',
    ],
  },
  'Girlish Covers': {
    english: [
      'Prettier than in the photos, honestly.',
      'My sister took it from me on the first day, ordering another.',
      'Cute, but not childish.',
      'Gifted it to my best friend and she loved it.',
      'It matches half of the dupattas at home.',
      'Details are so neat, nothing peels.',
      'Perfect for eid pictures.',
      'Finally something pretty for the {model}.',
    ],
    romanUrdu: [
      'Itna pyara hai ke sab friends ne poocha.',
      'Behan ko gift diya, woh bohat khush hui.',
      'Bilkul tasveer jaisa, balke us se bhi pyara.',
      'Eid ke joray ke saath match kar gaya.',
      '{model} ke liye aisa cover kahin nahi mila tha.',
      'Bohat nafees kaam hai, kuch utra nahi.',
    ],
  },
  'Name Customization': {
    english: [
      'They got the spelling right, and the letters are crisp.',
      'Had my daughter’s name done, she shows it to everybody.',
      'Sent the name by message, reply came the same evening.',
      'Gave it on a birthday, best reaction in years.',
      'The name is centred perfectly on my {model}.',
      'The letters have not faded after daily use.',
      'Looks like it came from the company that way.',
      'Nobody takes my phone by mistake in the office now.',
    ],
    romanUrdu: [
      'Naam bilkul sahi likha, spelling ki koi ghalti nahi.',
      'Message par naam bheja, unhon ne foran jawab diya.',
      'Bhai ki saalgirah par diya, bohat khush hua.',
      'Likhai bohat khoobsurat hai.',
      '{model} par naam bilkul darmiyan mein aaya.',
      'Roz use karne par bhi naam nahi mita.',
    ],
  },
  Simple: {
    english: [
      'Snug, the lid does not come off in the bag.',
      'Exactly a cover, nothing more, and a good one.',
      'Easy to find in my bag now.',
      'Soft and does not collect dust like my old one.',
      'Charging works without taking it off.',
      'Good fit on my {model}.',
      'The light at the front is still visible.',
    ],
    romanUrdu: [
      'Simple sa hai magar fitting zabardast.',
      'Dhakkan bilkul nahi nikalta.',
      'Bag mein ab foran mil jaate hain.',
      '{model} ke liye bilkul theek size.',
      'Charging cover ke saath hi ho jati hai.',
    ],
  },
  Luxury: {
    english: [
      'Looks far more expensive than it was.',
      'Took it to a wedding and people thought it was a brand.',
      'The finish is flawless, no glue marks anywhere.',
      'Feels solid and shuts with a lovely click.',
      'Bought it as an engagement gift, lovely piece.',
      'It has aged well on my {model}.',
      'Worth the price, I was unsure at first.',
    ],
    romanUrdu: [
      'Dekhne mein bohat mehnga lagta hai.',
      'Shaadi par saath tha, sab ne tareef ki.',
      'Finishing kamaal ki hai, koi daagh nahi.',
      '{model} ke liye is se acha nahi dekha.',
      'Gift ke liye best choice thi.',
    ],
  },
}

const happyEnds: Remarks = {
  english: [
    'Delivery to {city} took eleven days.',
    'Reached {city} in ten days, well packed.',
    'Packing was simple but safe.',
    'Cash on delivery made it easy.',
    'Took two, so shipping was free.',
    'Ordered for my mother as well.',
    'Would buy again.',
    'The courier called before coming, good.',
    'Support answered my message within a few hours.',
    'Good value after the discount.',
    'Cut-outs are exact.',
    'My second order from this shop.',
    'The 10-12 days are true, so order early.',
    'Recommended to everyone at work.',
    'Same as described, nothing to complain about.',
    'It was worth the wait.',
    'Happy with it.',
  ],
  romanUrdu: [
    '{city} mein gyarah din mein mil gaya.',
    'Packing achi thi.',
    'Cash on delivery tha is liye koi fikar nahi hui.',
    'Do mangwaye to delivery free ho gayi.',
    'Agla cover bhi yahin se aayega.',
    'Qeemat ke hisab se bohat acha.',
    'Rider ne aane se pehle call ki.',
    'Ghar walon ke liye bhi order kar diya.',
    'Thora intezar karna para magar faida hua.',
    'Allah barkat de, acha kaam kar rahe hain.',
    'Message ka jawab usi din aa gaya.',
    'Jo dikhaya wohi bheja.',
    'Recommended hai.',
    'Paisay wasool.',
  ],
}

const shrugs: Remarks = {
  english: [
    'It is okay. The colour differs a bit from the picture.',
    'Good cover, but it took the full twelve days to reach {city}.',
    'Decent for the price, I expected it to be thicker.',
    'Average. It does the job and that is it.',
    'Quality is fine, the box arrived dented.',
    'Looks good, picks up dust at the edges.',
    'The cover is good, the reply on my question took a day.',
  ],
  romanUrdu: [
    'Theek hai, tasveer mein rang thora alag tha.',
    'Cover acha hai magar {city} pohanchne mein poore barah din lage.',
    'Quality darmiyani hai, is qeemat mein chalega.',
    'Acha hai lekin mujhe thora mota chahiye tha.',
    'Fitting theek, kinare par mitti jam jati hai.',
    'Guzara hai, bohat khaas nahi.',
    'Dabba daba hua mila, cover theek tha.',
  ],
}

const complaints: Remarks = {
  english: [
    'I chose the wrong model, and exchanging it cost me another two weeks.',
    'Too bulky for my pocket, went back to my old one.',
    'Shade is clearly different from the picture.',
    'Came after fourteen days, and I had to ask twice.',
    'The edge scratches easily, expected better.',
  ],
  romanUrdu: [
    'Rang tasveer se bilkul alag nikla.',
    'Chaudah din lage, do dafa message karna para.',
    'Jaldi scratch par jate hain, umeed zyada thi.',
    '{model} par fit to hai magar bohat bhaari lagta hai.',
    'Ghalat model chun liya, badalne mein waqt laga.',
  ],
}

const concessions: Remarks = {
  english: [
    'Support was polite about it, at least.',
    'The design itself is nice.',
    'For the price I will not return it.',
    'Fit was correct, to be fair.',
    'Packing was fine.',
    'Maybe I was unlucky.',
  ],
  romanUrdu: [
    'Support walay tameez se baat karte hain, yeh acha hai.',
    'Design waise acha hai.',
    'Is qeemat mein kya kahun.',
    'Packing theek thi.',
    'Shayad meri qismat.',
  ],
}

/** What only the owner of a phone would remark on. */
const phoneEnds: Remarks = {
  english: [
    'Fits with a glass protector on.',
    'Camera edge is raised, which I like.',
    'Charging cable goes in without fighting.',
  ],
  romanUrdu: [
    'Camera wali jagah bilkul sahi kati hui hai.',
    'Glass protector ke saath bhi fit hai.',
  ],
}
const phoneShrugs: Remarks = {
  english: [
    'The buttons were stiff in the first week, better now.',
    'Nice to look at, a little slippery for my taste.',
    'Fits, though the lower corner sits a little loose on my {model}.',
  ],
  romanUrdu: ['Buttons shuru mein sakht thay, ab theek hain.'],
}
const phoneComplaints: Remarks = {
  english: [
    'The corner came loose after a month.',
    'Slippery on glass tables, my {model} slid off once.',
    'Not for me: the buttons are too stiff on my {model}.',
  ],
  romanUrdu: ['Ek mahine baad kona dheela ho gaya.', 'Buttons bohat sakht hain, maza nahi aaya.'],
}

const clearEarphonesPraise: Remarks = {
  english: [
    'Clear as glass, my {model} still looks like itself.',
    'Does not go foggy from fingerprints.',
    'Light, clear, and the lid stays on.',
    'No scratches on my {model} since I have it.',
    'Exactly the tint of the picture.',
    'Opens and closes without any fight.',
  ],
  romanUrdu: [
    'Bilkul saaf cover hai, scratch se bachata hai.',
    '{model} ka asli rang nazar aata hai.',
    'Halka phulka, jaib mein bhari nahi lagta.',
    'Dhakkan mazbooti se band hota hai.',
  ],
}

/** First sentences of a happy customer of this kind of case. */
export function praise(kind: Brand['kind'], caseType: CaseType): Remarks {
  return kind === 'earphones' && caseType === 'Transparent'
    ? clearEarphonesPraise
    : praiseByType[caseType]
}

/** First sentences of somebody who gives three stars or fewer. */
export function criticism(kind: Brand['kind'], rating: number): Remarks {
  const general = rating === 3 ? shrugs : complaints
  return kind === 'phone' ? joined(general, rating === 3 ? phoneShrugs : phoneComplaints) : general
}

/** Second sentences: the content are pleased, the others grant something all the same. */
export function afterthoughts(kind: Brand['kind'], rating: number): Remarks {
  if (rating <= 3) return concessions
  return kind === 'phone' ? joined(happyEnds, phoneEnds) : happyEnds
}

function joined(first: Remarks, second: Remarks): Remarks {
  return {
    english: [...first.english, ...second.english],
    romanUrdu: [...first.romanUrdu, ...second.romanUrdu],
  }
}
