/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from '@jest/globals'
// Before the page of its own that it quickens: the styles of the test's page are plain ones of jsdom.
import { quickenStyles } from '../../tests/helpers/quickStyles.mjs'
import { JSDOM } from 'jsdom'

const sheet = `
  main { color: rgb(1, 2, 3) } .a { display: flex } .a.b { display: grid; color: red } .hidden, [data-gone] { visibility: hidden }
  .a > .c { pointer-events: none } .a .d { background-color: blue } p + .e { display: none } .unset { display: unset } svg .s { color: green }
  @media screen { .f { opacity: 0.5 } } @media print { .f { opacity: 0 } } .g:first-child { margin: 1px } .g:not(.h) > i { caret-color: red }`
const body = `
  <main class="a"><p class="a b">one <span class="c">two</span><i class="d unset">three</i></p><p class="e">four</p>
  <div class="hidden"><b class="f" style="color: blue; width: 3px">five</b><b class="f">six</b></div><div data-gone><i>seven</i></div>
  <ul><li class="g"><i>eight</i></li><li class="g h"><i>nine</i></li></ul><button disabled>ten</button><input type="hidden"><svg><g class="s"></g></svg></main>`

const inner = new JSDOM('<!doctype html>').window
const pages = [inner.document, document]
quickenStyles(inner)
for (const page of pages) {
  page.head.innerHTML = `<style>${sheet}</style>`
  page.body.innerHTML = body
}

const stylesOf = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => {
    const style = page.defaultView?.getComputedStyle(element)
    return [element.outerHTML.slice(0, 40), Array.from(style ?? [], (name) => `${name}: ${style?.getPropertyValue(name)}`)]
  })

/** The same in both pages, by the product's own and the plain way. */
const change = (make: (page: Document) => void) => pages.forEach(make)
const one = (page: Document, selector: string) => page.querySelector<HTMLElement>(selector) ?? page.body
const sheetOf = (page: Document) => page.styleSheets[0] as CSSStyleSheet

describe('a quickened page computes what a plain one computes', () => {
  it.each<[string, (page: Document) => void]>([
    ['as it is', () => undefined],
    ['after a class', (page) => one(page, 'p').classList.add('hidden')],
    ['after an attribute', (page) => one(page, 'ul').setAttribute('data-gone', '')],
    ['after a style of an element above', (page) => (one(page, 'main').style.pointerEvents = 'none')],
    ['after an element before', (page) => one(page, 'ul').prepend(page.createElement('li'))],
    ['after an element is moved', (page) => one(page, 'main').append(one(page, '.d'))],
    [
      'after a rule that is put in',
      (page) => {
        sheetOf(page).insertRule('.f { display: table; visibility: visible }', 3)
        one(page, 'b').title = 'a change of the page'
      },
    ],
    [
      'after a rule that is taken out',
      (page) => {
        sheetOf(page).deleteRule(0)
        one(page, 'b').title = 'another'
      },
    ],
    ['after a sheet', (page) => page.head.insertAdjacentHTML('beforeend', '<style>li { display: inline; color: olive }</style>')],
    ['after a sheet that goes', (page) => one(page, 'style').remove()],
    ['after the focus', (page) => one(page, 'input:not([type]), button').focus()],
  ])('%s', (_, make) => {
    change(make)
    expect(stylesOf(inner.document)).toEqual(stylesOf(document))
  })
})

it('gives out a style that nobody can change for others', () => {
  const style = inner.getComputedStyle(one(inner.document, 'main'))
  expect(() => style.setProperty('color', 'blue')).toThrow()
})
