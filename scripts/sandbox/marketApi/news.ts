import type { Locale } from '../../../shared/i18n/locales'
import type { Book } from '../book/book'
import { securities } from '../book/securities'
import { hashOf, pick, seedOf } from '../market/random'
import { newsTexts, type Topic, topics } from './newsTexts'

const articleCount = 40
const seed = seedOf('news of the harbour')

type Place = Readonly<{ day: number; topic: Topic }>

/** An article a business day, the newest first. A later day only adds to them. */
function placesOf({ market: { calendar, lastDay } }: Book): Place[] {
  return Array.from({ length: Math.min(articleCount, lastDay + 1) }, (_, back) => {
    const day = lastDay - back
    return { day, topic: pick(topics, seed, (calendar.epochDays[day] ?? 0) * 3 + 1) }
  })
}

const idOf = (book: Book, { day }: Place): string => `N${book.market.calendar.dateOf(day).replaceAll('-', '')}`

function presentArticle(book: Book, place: Place, locale: Locale): Record<string, unknown> {
  const { calendar } = book.market
  const key = calendar.epochDays[place.day] ?? 0
  const company = pick(
    securities.filter(({ profile }) => profile.instrument === 'Stock'),
    seed,
    key * 5 + 2,
  )
  const { body, summary, title } = newsTexts[locale][place.topic]
  const fill = (text: string): string => text.replaceAll('{company}', company.name).replaceAll('{sector}', company.sector)
  const id = idOf(book, place)
  return {
    id,
    locale,
    title: fill(title),
    summary: fill(summary),
    // As blogs are: with attributes, and with a counter of readers that nobody asked for.
    html: `<h2 class="lead">${fill(title)}</h2>${body.map((text) => `<p style="margin:0">${fill(text)}</p>`).join('')}<p><a href="https://harbour.example/${locale}/${id}" onclick="track()">harbour.example</a></p><script>track(${JSON.stringify(id)})</script>`,
    author: pick(['Ragnheiður Steinsdóttir', 'Eleni Mavrou', 'Thomas Wren'], seed, key * 7 + 3),
    published: `${calendar.dateOf(place.day)}T${String(7 + (hashOf(seed, key * 11) % 10)).padStart(2, '0')}:30:00Z`,
    tags: [place.topic],
    url: `https://harbour.example/${locale}/${id}`,
  }
}

export type NewsAsk = Readonly<{ locale: Locale; tag: string | null; page: number; pageSize: number }>

export function presentNews(book: Book, { locale, page, pageSize, tag }: NewsAsk): Record<string, unknown> {
  const places = placesOf(book).filter(({ topic }) => tag === null || topic === tag)
  return {
    total: places.length,
    page,
    pageSize,
    articles: places.slice((page - 1) * pageSize, page * pageSize).map((place) => presentArticle(book, place, locale)),
  }
}

/** Null for an article that is not there. */
export function presentArticleOf(book: Book, id: string, locale: Locale): Record<string, unknown> | null {
  const place = placesOf(book).find((each) => idOf(book, each) === id)
  return place ? presentArticle(book, place, locale) : null
}
