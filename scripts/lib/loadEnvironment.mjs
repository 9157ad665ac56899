// @ts-check
// Preloaded by the one-shot commands (`npm run seed`, `worker`, `doctor`…): the same settings as under `npm start`, `.env` included.
import { childEnvironment, root, startSettings, withEnvFile } from './environment.mjs'

const given = withEnvFile(root, process.env)
const { TMPDIR: _own, TMP: _too, TEMP: _also, ...shared } = childEnvironment(given, startSettings(given))
Object.assign(process.env, Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== undefined)))
