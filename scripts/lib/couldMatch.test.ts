/** @jest-environment jest-fixed-jsdom */
import { expect, it } from '@jest/globals'
import { type Asked, asksOnlyTagAndClasses, couldMatch } from './couldMatch.mjs'

document.body.innerHTML = `
  <main class="page  Wide"><p class="a b">one <a class="link" href="/x" title="a, b">two</a></p>
  <div><button type="button" disabled>three</button><svg><linearGradient class="c"></linearGradient></svg></div></main>`

const selectors = [
  '*',
  'p',
  'P.a',
  '.a',
  '.a.b',
  '.a.c',
  '.b, .c',
  'p > a',
  'p>a.link',
  'p a:hover',
  'p :link',
  'div :disabled',
  'a[href]',
  'a[title="a, b"]',
  'p:has(> .link)',
  'a[href="/x"] , .none',
  ':is(.a, .c)',
  'p:not(.c, :is(.b .d))',
  'button + svg',
  'button ~ svg > .c',
  'linearGradient',
  '#none',
  '.wide',
  'main.Wide p',
  '.none > p',
  ':root',
  'html body',
  '[HREF]',
  'a[ href ]:hover',
  '[href^="/"][title]',
  'p[class|="a"] > [href]',
  'p\n>\ta.link',
  'main p  .link',
  'div button[disabled]',
  'svg > *',
  '.a >:first-child',
  '.a + div > :is(button, a)',
]

const known = (element: Element): Asked => ({
  tag: element.localName,
  classes: element.getAttribute('class') ?? '',
  hasAttribute: (name) => element.hasAttribute(name),
  parent: () => element.parentElement && known(element.parentElement),
})

it.each(selectors)('%s matches no element that is said to be out of its reach', (selector) => {
  const missed = [...document.querySelectorAll('*')].filter(
    (element) =>
      element.matches(selector) &&
      !(
        couldMatch(known(element), selector) &&
        couldMatch({ tag: element.localName, classes: element.getAttribute('class') ?? '' }, selector)
      ),
  )
  expect(missed).toEqual([])
})

it('tells by tag and class what cannot match', () => {
  const element = { tag: 'p', classes: 'a\nb' }
  const out = ['a', '.c', 'div > .c', '.a.c', '.a > a:hover', '.c, a[title]'].filter((selector) => couldMatch(element, selector))
  expect(out).toEqual([])
})

it('tells by attributes and by what stands above what cannot match', () => {
  const link = document.querySelector('.link')
  const out = ['[disabled]', 'a[rel="x"]', 'div > a', 'div a', '.c .link', 'p[title] > *', '.page > .link'].filter(
    (selector) => !link || couldMatch(known(link), selector),
  )
  expect(out).toEqual([])
})

it('knows what is asked of tag and classes alone', () => {
  const asked = ['p', '.a.b', 'p.a, *', 'P', 'p > a', '.a:hover', 'a[href]', '#a', '', ':root', '.a\\:b', 'p,'].filter(
    asksOnlyTagAndClasses,
  )
  expect(asked).toEqual(['p', '.a.b', 'p.a, *', 'P'])
})

it('leaves to the engine what it cannot read', () => {
  expect(['.a\\:b', '& > .c', '.ä'].map((selector) => couldMatch({ tag: 'div', classes: '' }, selector))).toEqual([true, true, true])
})
