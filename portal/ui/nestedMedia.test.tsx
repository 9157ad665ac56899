import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { css, StyleSheetManager, styled } from 'styled-components'

let nestedMedia: typeof import('./nestedMedia').nestedMedia

const loadFor = async (canNest: boolean): Promise<void> => {
  jest.resetModules()
  Object.assign(globalThis, { CSS: { supports: () => canNest } })
  ;({ nestedMedia } = await import('./nestedMedia'))
}

/** The rules that a component is given, its class written as `.own`. */
function rulesOf(Component: ComponentType): string[] {
  const target = document.createElement('div')
  const { container } = render(
    <StyleSheetManager stylisPlugins={[nestedMedia]} target={target} disableCSSOMInjection>
      <Component />
    </StyleSheetManager>,
  )
  const own = container.firstElementChild?.classList.item(1) ?? ''
  const text = target.textContent.replaceAll(`.${own}`, '.own').replaceAll(`.${container.firstElementChild?.classList[0]}`, '.component')
  // A rule starts with its selector or with its block, after the end of another.
  return text
    .replace(/data-styled[^}]*\}/g, '')
    .split(/(?<=\})(?=\.own[:{]|@media[^{}]*\{\W*(?:tr|\.))/)
    .filter((rule) => rule.trim())
}

describe('the rules of a component where the browser can nest', () => {
  beforeAll(() => loadFor(true))

  it('are all rules of style, in the order in which they are written', () => {
    const Box = styled.div`
      color: red;
      @media print {
        color: black;
      }
      &:hover {
        top: 0;
      }
      @container (max-width: 32rem) {
        color: blue;
      }
      @supports (top: 0) {
        top: 1px;
      }
    `
    expect(rulesOf(Box)).toEqual([
      '.own{color:red;}',
      '.own{@media print{&{color:black;}}}',
      '.own:hover{top:0;}',
      '.own{@container (max-width: 32rem){&{color:blue;}}}',
      '.own{@supports (top: 0){&{top:1px;}}}',
    ])
  })

  it('keep what a selector means, wherever the component stands in it', () => {
    const Box = styled.div`
      @media print {
        > p {
          top: 0;
        }
        &&:is(th, td)::before {
          top: 1px;
        }
        [data-with-drawer] & {
          top: 2px;
        }
      }
      &::after {
        @media print {
          top: 4px;
        }
      }
    `
    expect(rulesOf(Box)).toEqual([
      '.own{@media print{& >p{top:0;}&&:is(th, td)::before{top:1px;}[data-with-drawer] &{top:2px;}}}',
      '.own{@media print{&::after{top:4px;}}}',
    ])
  })

  it('stay as they are where a selector starts with the name of an element, which not all such browsers take', () => {
    const Box = styled.div`
      @media print {
        tr:hover & {
          top: 0;
        }
      }
    `
    expect(rulesOf(Box)).toEqual(['@media print{tr:hover .own{top:0;}}'])
  })

  it('stay as they are where they name the component by another class than its own', () => {
    const Box = styled.div`
      @media print {
        & + & {
          top: 0;
        }
      }
    `
    expect(rulesOf(Box)).toEqual(['@media print{.component+.component{top:0;}}'])
  })

  it('are written the same for blocks that several components share', () => {
    const shared = css`
      @media (hover: hover) {
        &:hover {
          top: 0;
        }
      }
    `
    const [One, Other] = [
      styled.b`
        ${shared}
      `,
      styled.i`
        ${shared}
      `,
    ]
    expect(rulesOf(One)).toEqual(['.own{@media (hover: hover){&:hover{top:0;}}}'])
    expect(rulesOf(Other)).toEqual(rulesOf(One))
  })
})

it('the rules of a component stay as they are where the browser cannot nest', async () => {
  await loadFor(false)
  const Box = styled.div`
    @media print {
      color: black;
    }
  `
  expect(rulesOf(Box)).toEqual(['@media print{.own{color:black;}}'])
})
