import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { typedStyles } from './typedStyles.mjs'

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } } })

tester.run('typed-styles', typedStyles, {
  valid: [
    "css`color: ${token('text')};`",
    "css`--_gap: ${token('s-2')}; gap: var(--_gap, 0);`",
    'css`${media.below(600)} { gap: 0; }`',
    'css`${media.print} { display: none !important; }`',
    'css`min-inline-size: var(--trigger-width);`',
  ],
  invalid: [
    { code: 'css`color: var(--text);`', errors: [{ messageId: 'token', data: { name: 'text' } }] },
    { code: 'css`gap: var(--gap, 0);`', errors: [{ messageId: 'token' }] },
    { code: 'css`--surface: white;`', errors: [{ messageId: 'token' }] },
    { code: "const colour = 'var(--series-1)'", errors: [{ messageId: 'token' }] },
    { code: 'css`@media print { color: black; }`', errors: [{ messageId: 'media' }] },
    { code: 'css`display: none !important;`', errors: [{ messageId: 'important' }] },
  ],
})
