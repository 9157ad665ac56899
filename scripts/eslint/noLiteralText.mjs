// @ts-check

/** Attributes that a user reads or hears. */
const readAttributes = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
  'errorMessage',
  'heading',
  'caption',
  'summary',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
])

const hasLetters = (/** @type {string} */ text) => /\p{L}/u.test(text.replace(/&\w+;/g, ''))

/** The text that an expression puts on the screen, when it is written out in place. @param {any} node @returns {any[]} nodes with text */
function literalsIn(node) {
  if (!node) return []
  if (node.type === 'Literal') return typeof node.value === 'string' && hasLetters(node.value) ? [node] : []
  if (node.type === 'TemplateLiteral')
    return node.quasis.some((/** @type {any} */ part) => hasLetters(part.value.cooked ?? '')) ? [node] : []
  if (node.type === 'ConditionalExpression') return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
  if (node.type === 'LogicalExpression') return literalsIn(node.right)
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return literalsIn(node.expression)
  return []
}

/** Every text stands in the three catalogues, or two languages would show the third. @type {import('eslint').Rule.RuleModule} */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'refuses user-facing text outside the message catalogues' },
    messages: { literal: 'Text for users stands in the catalogues. Add a key to messages in en, is and el, and show that.' },
  },
  create(context) {
    const report = (/** @type {any} */ node) => context.report({ node, messageId: 'literal' })
    return {
      JSXText(/** @type {any} */ node) {
        if (hasLetters(node.value)) report(node)
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(/** @type {any} */ node) {
        literalsIn(node.expression).forEach(report)
      },
      JSXAttribute(/** @type {any} */ node) {
        if (!readAttributes.has(node.name.name)) return
        literalsIn(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value).forEach(report)
      },
    }
  },
}
