// @ts-check

const methods = new Set([
  'find',
  'findByID',
  'findDistinct',
  'count',
  'create',
  'update',
  'delete',
  'duplicate',
  'findVersions',
  'findVersionByID',
  'countVersions',
  'restoreVersion',
  'findGlobal',
  'updateGlobal',
  'findGlobalVersions',
  'findGlobalVersionByID',
  'countGlobalVersions',
  'restoreGlobalVersion',
])

const rights = /\brights:\s*\S/i

/** `payload`, `req.payload`, `this.payload`, `userPayload`: by name, because that is how everyone calls it. @param {any} node @returns {boolean} */
function isPayload(node) {
  if (node.type === 'TSNonNullExpression') return isPayload(node.expression)
  const name = node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' && !node.computed ? node.property.name : ''
  return /^payload$|Payload$/.test(name)
}

/** @param {any} argument @returns {Map<string, any>} the values of an object literal by key */
const propertiesOf = (argument) =>
  new Map(
    argument?.type === 'ObjectExpression'
      ? argument.properties.flatMap((/** @type {any} */ property) =>
          property.type === 'Property' && !property.computed ? [[property.key.name ?? property.key.value, property.value]] : [],
        )
      : [],
  )

/**
 * The Local API bypasses every access rule unless told otherwise. Each call therefore passes on whose request it serves,
 * or says in a comment whose rights it uses: `// rights: the system's, because …` on the line above.
 * @type {import('eslint').Rule.RuleModule}
 */
export const localApiAccess = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'demands overrideAccess: false and req in calls of the Local API' },
    messages: {
      missing:
        'This call bypasses every access rule. Pass `overrideAccess: false` and `req` (or `user`), or say above it whose rights it uses: // rights: the system, because …',
      noActor: '`overrideAccess: false` without `req` or `user` asks as nobody. Pass `req` on, so that the signed-in person is asked for.',
      overridden: '`overrideAccess: true` needs its reason on the line above: // rights: the system, because …',
    },
  },
  create(context) {
    const comments = context.sourceCode.getAllComments()
    const lines = new Map(comments.flatMap((comment) => (comment.loc ? [/** @type {const} */ ([comment.loc.end.line, comment])] : [])))
    /** The comment may run over several lines, the word stands in any of them. @param {number} line */
    const saysRightsAbove = (line) => {
      for (let above = line - 1; ; above -= 1) {
        const comment = lines.get(above)
        if (!comment) return false
        if (rights.test(comment.value)) return true
        if (comment.loc) above = comment.loc.start.line
      }
    }
    /** Beside `overrideAccess` in the arguments, above the call, or above any statement, property or chain that it begins in. @param {any} node */
    const saysWhoseRights = (node) => {
      const [start, end] = node.range
      if (comments.some((comment) => comment.range && comment.range[0] > start && comment.range[1] < end && rights.test(comment.value)))
        return true
      for (let current = node; current && !/Function|Program|BlockStatement/.test(current.type); current = current.parent) {
        if (saysRightsAbove(current.loc.start.line)) return true
      }
      return false
    }
    return {
      CallExpression(/** @type {any} */ node) {
        const { callee } = node
        // A lean read without the access rule.
        if (callee.type === 'Identifier' && callee.name === 'leanReadUnchecked') {
          if (!saysWhoseRights(node)) context.report({ node, messageId: 'missing' })
          return
        }
        if (callee.type !== 'MemberExpression' || callee.computed || !methods.has(callee.property.name) || !isPayload(callee.object)) return
        if (saysWhoseRights(node)) return
        const given = propertiesOf(node.arguments[0])
        const override = given.get('overrideAccess')
        if (!override) return context.report({ node, messageId: 'missing' })
        if (override.type === 'Literal' && override.value === true) return context.report({ node, messageId: 'overridden' })
        if (!given.has('req') && !given.has('user')) context.report({ node, messageId: 'noActor' })
      },
    }
  },
}
