import { describe, expect, it } from '@jest/globals'
import { cutModule } from './laterDeclarations'

const code = `import { base } from './base.js';
export { other } from './other.js';
const shared = 1;
/** Of the rare one alone. */
function helper() { return shared }
export function needed() { return 'Rare' }
export const Common = /*@__PURE__*/ base(shared, { helper: needed });
export const Rare = /*@__PURE__*/ base(() => [Common, helper()]);
function _rare() { return Rare }
export { _rare as rare };
`

describe('a module that is cut in two', () => {
  const { first, later, laterNames } = cutModule(code, /^Common$/, './it.js')

  it('keeps what was named with all that this mentions, and hands on all that it had', () => {
    expect(first).toContain('export const Common')
    expect(first).toContain('export function needed')
    expect(first).toContain("export * from './it.js?later'")
    expect(first).toContain('export { other }')
    expect(first).not.toMatch(/const Rare|function helper/)
  })

  it('moves the rest, under the names that it had', () => {
    expect(later).toContain('export const Rare = /*@__PURE__*/ base(')
    expect(later).toContain('export { _rare as rare }')
    expect(later).toContain('function helper()')
    expect(later).not.toContain('export const Common')
    expect(laterNames).toEqual(['helper', 'Rare', '_rare', '_rare'])
  })

  it('shares what both use', () => {
    expect(later).toContain("import { base } from './base.js'")
    expect(later).toContain("import { shared, Common } from './it.js'")
    expect(first).toContain('export { shared }')
  })
})
