import { pick, seedOf } from '../market/random'

/** A name as it is written at home, and in Latin letters. */
export type GreekName = Readonly<{ name: string; nameEn: string }>

const women = [
  ['Ανθή', 'Anthi'],
  ['Βασιλική', 'Vasiliki'],
  ['Δανάη', 'Danai'],
  ['Ελένη', 'Eleni'],
  ['Θάλεια', 'Thaleia'],
  ['Ισμήνη', 'Ismini'],
  ['Καλλιόπη', 'Kalliopi'],
  ['Λουκία', 'Loukia'],
  ['Μελίνα', 'Melina'],
  ['Νιόβη', 'Niovi'],
  ['Ξανθή', 'Xanthi'],
  ['Φωτεινή', 'Foteini'],
  ['Χρύσα', 'Chrysa'],
] as const
const men = [
  ['Αλέξανδρος', 'Alexandros'],
  ['Αχιλλέας', 'Achilleas'],
  ['Βαγγέλης', 'Vangelis'],
  ['Δήμος', 'Dimos'],
  ['Θάνος', 'Thanos'],
  ['Ιάσονας', 'Iasonas'],
  ['Λευτέρης', 'Lefteris'],
  ['Μάρκος', 'Markos'],
  ['Ορέστης', 'Orestis'],
  ['Στάθης', 'Stathis'],
  ['Φάνης', 'Fanis'],
] as const
/** Surname of a man and of a woman. */
const families = [
  ['Αγραφιώτης', 'Agrafiotis', 'Αγραφιώτη', 'Agrafioti'],
  ['Γαλανίδης', 'Galanidis', 'Γαλανίδη', 'Galanidi'],
  ['Δασκαρόλης', 'Daskarolis', 'Δασκαρόλη', 'Daskaroli'],
  ['Ζωγραφίδης', 'Zografidis', 'Ζωγραφίδη', 'Zografidi'],
  ['Θαλασσινός', 'Thalassinos', 'Θαλασσινού', 'Thalassinou'],
  ['Καλαμάρης', 'Kalamaris', 'Καλαμάρη', 'Kalamari'],
  ['Λαμπρίδης', 'Lampridis', 'Λαμπρίδη', 'Lampridi'],
  ['Μαυροκώστας', 'Mavrokostas', 'Μαυροκώστα', 'Mavrokosta'],
  ['Πετρόγλου', 'Petroglou', 'Πετρόγλου', 'Petroglou'],
  ['Σαμαράκης', 'Samarakis', 'Σαμαράκη', 'Samaraki'],
  ['Βουνιώτης', 'Vouniotis', 'Βουνιώτη', 'Vounioti'],
  ['Χαλκίδης', 'Chalkidis', 'Χαλκίδη', 'Chalkidi'],
] as const

const seed = seedOf('people of the Greek firm')

/** Name of the customer with a place in the book. */
export function greekName(index: number): GreekName {
  const isWoman = pick([true, false], seed, index * 4)
  const [name, nameEn] = isWoman ? pick(women, seed, index * 4 + 1) : pick(men, seed, index * 4 + 1)
  const family = pick(families, seed, index * 4 + 2)
  const [surname, surnameEn] = isWoman ? [family[2], family[3]] : [family[0], family[1]]
  return { name: `${name} ${surname}`, nameEn: `${nameEn} ${surnameEn}` }
}
