/** How somebody writes: English, Roman Urdu, or whichever comes first. */
export type Voice = 'english' | 'roman-urdu' | 'both'

/** A shopper of the demo catalogue; known to everybody by name, able to sign in as nobody. */
export interface DemoCustomer {
  readonly name: string
  readonly email: string
  readonly city: string
  readonly voice: Voice
}

/** The cast that writes the demo reviews. */
export const demoCustomers: readonly DemoCustomer[] = [
  customer('Ayesha Khan', 'Lahore', 'english'),
  customer('Bilal Ahmed', 'Karachi', 'roman-urdu'),
  customer('Fatima Noor', 'Islamabad', 'english'),
  customer('Hamza Sheikh', 'Faisalabad', 'both'),
  customer('Zainab Malik', 'Multan', 'both'),
  customer('Usman Tariq', 'Rawalpindi', 'english'),
  customer('Mahnoor Aslam', 'Sialkot', 'english'),
  customer('Saad Qureshi', 'Hyderabad', 'roman-urdu'),
  customer('Hina Raza', 'Peshawar', 'both'),
  customer('Imran Baloch', 'Quetta', 'roman-urdu'),
  customer('Kiran Abbasi', 'Sukkur', 'english'),
  customer('Danish Iqbal', 'Gujranwala', 'both'),
  customer('Rabia Yousaf', 'Bahawalpur', 'roman-urdu'),
  customer('Talha Siddiqui', 'Karachi', 'english'),
]

function customer(name: string, city: string, voice: Voice): DemoCustomer {
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@example.com`, city, voice }
}
