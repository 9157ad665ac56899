import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { localApiAccess } from './localApiAccess.mjs'

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } })

tester.run('local-api-access', localApiAccess, {
  valid: [
    "await payload.find({ collection: 'users', overrideAccess: false, req })",
    "await req.payload.update({ collection: 'users', id, data, overrideAccess: false, user })",
    "await payload.count({ collection: 'users', overrideAccess: isBypassed, req: request })",
    "// rights: the system's, nobody is signed in yet.\nconst user = await payload.find({ collection: 'users' })",
    "// rights: the worker's own;\n// the row says whose rights apply to the rest.\nawait payload.create({ collection: 'logs', data, overrideAccess: true })",
    "/* rights: the server's */\nreturnOf(payload.delete({ collection: 'logs', id }))",
    "await payload.create({\n  collection: 'reports',\n  data,\n  // rights: people may not write reports.\n  overrideAccess: true,\n})",
    "const both = [\n  // rights: the server's\n  payload.find({ collection: 'users' }),\n]",
    "leanRead(req, { collection: 'portals', select: ['name'] })",
    "// rights: the caller's\nleanReadUnchecked(req, { collection: 'portals', select: ['name'] })",
    '[1].find((n) => n === 1)',
    "payload.db.updateOne({ collection: 'users' })",
    "map.delete('users')",
  ],
  invalid: [
    { code: "leanReadUnchecked(req, { collection: 'portals', select: ['name'] })", errors: [{ messageId: 'missing' }] },
    { code: "await payload.find({ collection: 'users' })", errors: [{ messageId: 'missing' }] },
    { code: "await req.payload.findByID({ collection: 'users', id, req })", errors: [{ messageId: 'missing' }] },
    { code: 'await payload.update(options)', errors: [{ messageId: 'missing' }] },
    { code: 'await payload!.findGlobal({ ...options })', errors: [{ messageId: 'missing' }] },
    { code: "await this.payload.delete({ collection: 'users', overrideAccess: false })", errors: [{ messageId: 'noActor' }] },
    {
      code: "// In its own right.\nawait payload.findVersions({ collection: 'pages', overrideAccess: true, req })",
      errors: [{ messageId: 'overridden' }],
    },
    { code: "// rights:\nawait payload.find({ collection: 'users' })", errors: [{ messageId: 'missing' }] },
    { code: "// rights: the system's\nawait first()\nawait payload.find({ collection: 'users' })", errors: [{ messageId: 'missing' }] },
    {
      code: "// rights: the system's\nfunction all() {\n  return payload.find({ collection: 'users' })\n}",
      errors: [{ messageId: 'missing' }],
    },
  ],
})
