import { describe, expect, it } from '@jest/globals'
import { cutModule } from './laterDeclarations'

const code = `import { base } from './base.js';
const shared = 1;
/** Of the rare one alone. */
function helper() { return shared }
export const Common = /*@__PURE__*/ base(shared);
export const Rare = /*@__PURE__*/ base(() => [Common, helper()]);
function _rare() { return Rare }
export { _rare as rare };
`

describe('a module that is cut in two', () => {
  const { first, later } = cutModule(code, /^(?:Rare|_rare)$/, './it.js')

  it('keeps what the first screens use, and hands on all that it had', () => {
    expect(first).toContain('export const Common')
    expect(first).toContain("export * from './it.js?later'")
    expect(first).not.toMatch(/Rare|helper/)
  })

  it('moves what was named, under the names that it had, with the helpers of that alone', () => {
    expect(later).toContain('export const Rare = /*@__PURE__*/ base(')
    expect(later).toContain('export { _rare as rare }')
    expect(later).toContain('function helper()')
    expect(later).not.toContain('export const Common')
  })

  it('shares what both use', () => {
    expect(later).toContain("import { base } from './base.js'")
    expect(later).toContain("import { shared, Common } from './it.js'")
    expect(first).toContain('export { shared }')
  })
})
