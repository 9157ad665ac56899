// @ts-check

/** Set by react-aria on what it floats. */
const fromLibrary = new Set(['trigger-width'])

const tokens = /(var\(|^|[\s;{])--([a-z][\w-]*)(?=\s*[:,)]|$)/g

/**
 * Tokens and media queries are written through `token()`, `property()` and `media`, whose names the type check knows; a misspelt custom
 * property would be no error anywhere and show as a missing colour. What belongs to one component is called `--_name`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const typedStyles = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'refuses tokens, media queries and !important written as text' },
    messages: {
      token:
        "Write token('{{name}}') or property('{{name}}') from portal/ui/tokens; a property of this component alone is called --_{{name}}.",
      media: 'Write the query with `media` from portal/ui/media.',
      important: 'Raise the specificity (`&&`) instead; !important belongs to `media.print` and `media.forcedColours` alone.',
    },
  },
  create(context) {
    const check = (/** @type {any} */ node, /** @type {string} */ text, mayInsist = false) => {
      for (const [, , name = ''] of text.matchAll(tokens))
        if (!fromLibrary.has(name)) context.report({ node, messageId: 'token', data: { name } })
      if (text.includes('@media')) context.report({ node, messageId: 'media' })
      if (!mayInsist && text.includes('!important')) context.report({ node, messageId: 'important' })
    }
    return {
      TemplateLiteral: (/** @type {any} */ { quasis, expressions }) =>
        quasis.forEach((/** @type {any} */ part, /** @type {number} */ index) => {
          const query = expressions[index - 1]?.property?.name
          check(part, part.value.cooked ?? '', query === 'print' || query === 'forcedColours')
        }),
      Literal: (/** @type {any} */ node) => {
        if (typeof node.value === 'string') check(node, node.value)
      },
    }
  },
}
