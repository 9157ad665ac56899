import { pick, seedOf } from '../market/random'

/** Where a client is from: decides names and the usual currency. */
export type Origin = 'british' | 'icelandic' | 'greek'

/** Invented clients who come first; later ones are put together from the lists below. */
const firstPeople = [
  'Ruth Adeyinka-Moss',
  'Hugh Balcarrow',
  'Amelia Bexthorne',
  'Priya Calloway-Iyer',
  'Fiona Dunmallet',
  'Dominic Faircloth-Ng',
  'Oona Fernhurst',
  'Simon Garrowby',
  'Beatrice Hallamshaw',
  'Rory Inchmere',
  'Noor Jessamine-Clarke',
  'Ewan Kilbrannan',
  'Susannah Lathbury',
  'Anjali Nettlefold-Rao',
  'William Oakhanger',
  'Grace Pellinor',
  'Helena Rothesby',
  'Martin Sandwith',
  'Ines Stellamore',
  'Arthur Wetherlam',
  'Magnus Corrigall',
  'Frances Underhay',
] as const

const british = {
  given:
    'Abigail Adrian Alice Alistair Anthea Barnaby Bridget Callum Cecily Charlotte Clive Daphne Duncan Edith Edmund Eleanor Elspeth Felix Flora Gareth Georgina Gillian Harriet Henry Hester Isobel Jasper Joanna Keir Leonora Lionel Marcus Margaret Miriam Nadia Neil Olive Owen Patience Piers Quentin Rohan Rosalind Rupert Samira Sebastian Sheila Tamsin Theodore Tobias Ursula Vivian Winifred Zara'.split(
      ' ',
    ),
  family:
    'Alderbrook Appleyarde Ashcombe Barrowfield Birkenhaw Blackmere Bramhope Brindlewood Carrowmoor Chatterley-Owusu Copperwaite Cranmoor Dallowgill Dunscar Easterbrook-Shah Ellerbeck Fallowes Farrington-Cole Fenwarren Gillingthorpe Greatorex-Li Hagworth Harkaway Hollinshade Inglethorpe Jarrowby Kesterton Kirkhallam Lambrigg Langstroth Larkhall Mallowdale Marlingford Mickleover-Khan Netherby-Hall Norbreck Ormerod-Singh Osgathorpe Penrudd Pickersgale Quernby Ravenstock Rimington-Cole Sallowfield Sedgemere Skelwith Tarrington Thackthwaite Thornthwaite Tyldesmere Ullathorne Vexley Wainfleet Wansbeck Whinfell Winterscale Yarrowdale'.split(
      ' ',
    ),
}
const icelandic = {
  women: 'Anna Birna Dagný Elísabet Freyja Guðrún Hildur Ingibjörg Katrín Lilja Ragnheiður Sigríður Sólveig Þórunn'.split(' '),
  men: 'Arnar Bjarki Davíð Einar Friðrik Gunnar Hallgrímur Jökull Kári Magnús Ólafur Sigurður Sindri Þórður'.split(' '),
  fathers: 'Arnalds Bergþórs Einars Finnboga Gríms Halldórs Jökuls Kolbeins Orms Skarphéðins Snorra Steingríms Teits Þorvalds Ævars'.split(
    ' ',
  ),
}
const greek = {
  women: 'Anthi Chryssa Danae Eleni Fotini Ismini Kalliopi Loukia Melina Niovi Xanthi'.split(' '),
  men: 'Achilleas Alexandros Dimos Fanis Iasonas Lefteris Markos Orestis Stathis Thanos Vangelis'.split(' '),
  families: [
    ['Agrafiotis', 'Agrafioti'],
    ['Chalkidis', 'Chalkidi'],
    ['Daskarolis', 'Daskaroli'],
    ['Galanidis', 'Galanidi'],
    ['Kalamaris', 'Kalamari'],
    ['Lampridis', 'Lampridi'],
    ['Mavrokostas', 'Mavrokosta'],
    ['Petroglou', 'Petroglou'],
    ['Samarakis', 'Samaraki'],
    ['Thalassinos', 'Thalassinou'],
    ['Vouniotis', 'Vounioti'],
    ['Zografidis', 'Zografidi'],
  ] as const,
}

const seed = seedOf('people')

/** Name of the client with a place in the book; `british` ones of the first places are written out above. */
export function personName(index: number, origin: Origin): string {
  if (origin === 'icelandic') {
    const isWoman = pick([true, false], seed, index * 4)
    const father = pick(icelandic.fathers, seed, index * 4 + 1)
    return `${pick(isWoman ? icelandic.women : icelandic.men, seed, index * 4 + 2)} ${father}${isWoman ? 'dóttir' : 'son'}`
  }
  if (origin === 'greek') {
    const isWoman = pick([true, false], seed, index * 4)
    const [man, woman] = pick(greek.families, seed, index * 4 + 1)
    return `${pick(isWoman ? greek.women : greek.men, seed, index * 4 + 2)} ${isWoman ? woman : man}`
  }
  const first = firstPeople[index]
  if (first) return first
  // A stride that shares no factor with the number of pairs meets every pair once before it repeats one.
  const place = (index * 1009) % (british.given.length * british.family.length)
  return `${british.given[Math.floor(place / british.family.length)] ?? ''} ${british.family[place % british.family.length] ?? ''}`
}

const plainLetters: Record<string, string> = { þ: 'th', ð: 'd', æ: 'ae', ö: 'o', ø: 'o' }

/** An address under the reserved domain `.example`, so that no mail can reach anybody. Different for each account. */
export function emailOf(name: string, accountId: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[þðæöø]/g, (letter) => plainLetters[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z -]/g, '')
    .trim()
    .replace(/ +/g, '.')
  return `${plain}.${accountId.replace(/\D/g, '')}@clients.example`
}
