/** How somebody writes: English, Roman Urdu, or whichever comes first. */
export type Voice = 'english' | 'roman-urdu' | 'both'

/** A name under which sample reviews stand: nobody wrote them, and nobody has an account of it. */
export interface DemoAuthor {
  readonly name: string
  readonly city: string
  readonly voice: Voice
}

export const demoAuthors: readonly DemoAuthor[] = [
  { name: 'Ayesha Khan', city: 'Lahore', voice: 'english' },
  { name: 'Bilal Ahmed', city: 'Karachi', voice: 'roman-urdu' },
  { name: 'Fatima Noor', city: 'Islamabad', voice: 'english' },
  { name: 'Hamza Sheikh', city: 'Faisalabad', voice: 'both' },
  { name: 'Zainab Malik', city: 'Multan', voice: 'both' },
  { name: 'Usman Tariq', city: 'Rawalpindi', voice: 'english' },
  { name: 'Mahnoor Aslam', city: 'Sialkot', voice: 'english' },
  { name: 'Saad Qureshi', city: 'Hyderabad', voice: 'roman-urdu' },
  { name: 'Hina Raza', city: 'Peshawar', voice: 'both' },
  { name: 'Imran Baloch', city: 'Quetta', voice: 'roman-urdu' },
  { name: 'Kiran Abbasi', city: 'Sukkur', voice: 'english' },
  { name: 'Danish Iqbal', city: 'Gujranwala', voice: 'both' },
  { name: 'Rabia Yousaf', city: 'Bahawalpur', voice: 'roman-urdu' },
  { name: 'Talha Siddiqui', city: 'Karachi', voice: 'english' },
]
