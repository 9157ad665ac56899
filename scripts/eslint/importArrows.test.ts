import { describe, expect, it } from '@jest/globals'
import { ESLint, Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { root } from '../lib/environment.mjs'
import { importArrows } from './importArrows.mjs'

const complaints = (file: string, code: string): string[] => {
  const linter = new Linter({ cwd: root })
  const found = linter.verify(
    code,
    [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { quayside: { rules: { 'import-arrows': importArrows } } },
        rules: { 'quayside/import-arrows': 'error' },
      },
    ] as unknown as Linter.Config[],
    { filename: `${root}/${file}` },
  )
  return found.map(({ message }) => message)
}

const portal =
  'The portal reaches only shared/. Move what both sides need into shared/, or ask for it over an endpoint whose contract stands in shared/contracts.'
const brands =
  'The portal gets the public part of its own brand from the server. Take it from the session; import only types of shared/brands/brandSchema.'
const shared =
  'shared/ runs anywhere and reaches nobody. Pass what this needs as a parameter, or move this file to the folder that it depends on.'
const sibling =
  'A feature imports no sibling. Let the route in portal/app compose both, or move what they share to portal/wealth, portal/ui, portal/lib or shared/.'
const config =
  'Only the entries, the Next shell, scripts and tests import payload.config.ts. Take `payload` from the request, or as a parameter.'
const aria = 'Only portal/ui imports react-aria. Use its wrapped component, or add one there.'
const kit =
  'The kit serves any screen. Pieces that know wealth stand in portal/wealth, which may import the kit; pass what this needs as a parameter.'
const wealth = 'portal/wealth serves every feature and knows none. Pass what this needs as a parameter.'
const charts = 'Only portal/charts imports chart.js. Use its wrapped chart, or add one there.'
const zod = "Whole zod is 90 kB in the browser. Write: import * as z from 'zod/mini'."

describe('import arrows', () => {
  it.each([
    ['portal/lib/apiClient.ts', "import { brands } from '../../cms/server/brands'", portal],
    [
      'portal/features/holdings/components/HoldingsTable.tsx',
      "import type { Account } from '../../../../collections/payload-types'",
      portal,
    ],
    ['portal/app/routes.tsx', "const page = () => import('../../jobs/worker')", portal],
    ['portal/app/routes.tsx', "export { seed } from '../../scripts/seed'", portal],
    ['portal/lib/brand.ts', "import akta from '../../shared/brands/akta.json'", brands],
    ['portal/lib/brand.ts', "import { brandSchema } from '../../shared/brands/brandSchema'", brands],
    ['shared/domain/money.ts', "import { settings } from '../../cms/server/settings'", shared],
    ['shared/format/money.ts', "import { Amount } from '../../portal/ui/Amount'", shared],
    ['portal/features/holdings/components/HoldingsTable.tsx', "import { useClients } from '../../clients/clients.read'", sibling],
    ['portal/features/holdings/Holdings.tsx', "import { useClients } from '../clients/clients.read'", sibling],
    ['portal/features/holdings/Holdings.tsx', "export * from '../clients'", sibling],
    ['cms/server/services/session/signIn.ts', "import config from '../../../../payload.config'", config],
    ['cms/endpoints/users/login.ts', "import config from '@payload-config'", config],
    ['jobs/pdf/render.ts', "const config = await import('../../payload.config')", config],
    ['portal/features/clients/components/ClientList.tsx', "import { Button } from 'react-aria-components'", aria],
    ['portal/charts/LineChart.tsx', "import { useFocusRing } from '@react-aria/focus'", aria],
    ['portal/ui/Card.tsx', "import { Ledger } from '../wealth/Ledger'", kit],
    ['portal/lib/paths.ts', "import { routes } from '../app/routes'", kit],
    ['portal/wealth/Ledger.tsx', "import { useAccount } from '../features/account/account.read'", wealth],
    ['portal/ui/Sparkline.tsx', "import { Chart } from 'chart.js'", charts],
    ['portal/features/performance/components/Returns.tsx', "import { Line } from 'react-chartjs-2'", charts],
    ['shared/contracts/report.ts', "import { z } from 'zod'", zod],
    ['portal/lib/apiClient.ts', "import type { ZodType } from 'zod'", zod],
  ])('%s may not hold: %s', (file, code, message) => {
    expect(complaints(file, code)).toEqual([message])
  })

  it.each([
    ['portal/features/holdings/components/HoldingsTable.tsx', "import { groupBySector } from '../model/groupBySector'"],
    ['portal/features/holdings/api/getHoldings.ts', "import { holdingsResponse } from '../../../../shared/contracts/wealth/holdings'"],
    ['portal/app/pages/Home.tsx', "import { Holdings } from '../../features/holdings/components/Holdings'"],
    ['portal/lib/brand.ts', "import type { PublicBrand } from '../../shared/brands/brandSchema'"],
    ['portal/lib/brand.ts', "import { type PublicBrand } from '../../shared/brands/brandSchema'"],
    ['portal/wealth/Ledger.tsx', "import { VisuallyHidden } from '../ui/VisuallyHidden'"],
    ['portal/ui/Button.tsx', "import { Button } from 'react-aria-components'"],
    ['portal/charts/LineChart.tsx', "import { Line } from 'react-chartjs-2'"],
    ['portal/lib/apiClient.test.ts', "import { startServer } from '../../tests/helpers/startServer'"],
    ['shared/contracts/report.ts', "import * as z from 'zod/mini'"],
    ['cms/server/settings.ts', "import { z } from 'zod'"],
    ['cms/web.ts', "import config from '../payload.config'"],
    ['jobs/worker.ts', "const config = await import('../payload.config')"],
    ['cms/app/(payload)/layout.tsx', "import config from '@payload-config'"],
    ['scripts/seed.ts', "import config from '../payload.config'"],
    ['cms/server/app.test.ts', "import config from '../../payload.config'"],
  ])('%s may hold: %s', (file, code) => {
    expect(complaints(file, code)).toEqual([])
  })
})

describe('eslint.config.mjs', () => {
  const rulesOf = async (file: string): Promise<Record<string, unknown[]>> => {
    const calculated = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as { rules: Record<string, unknown[]> }
    return calculated.rules
  }
  const error = 2

  it.each([
    'portal/lib/paths.ts',
    'shared/domain/money.ts',
    'cms/server/settings.ts',
    'collections/Users/index.ts',
    'jobs/worker.ts',
    'cms/web.ts',
  ])('holds the arrows and refuses console in %s', async (file) => {
    const rules = await rulesOf(file)
    expect(rules['quayside/import-arrows']).toEqual([error])
    expect(rules['no-console']?.[0]).toBe(error)
  })

  it.each(['cms/server/services/report/requestReport.ts', 'collections/hooks/logActivity.ts', 'jobs/worker.ts'])(
    'watches the Local API in %s',
    async (file) => {
      expect((await rulesOf(file))['quayside/local-api-access']).toEqual([error])
    },
  )

  it('refuses literal text in the portal and focused tests anywhere', async () => {
    expect((await rulesOf('portal/ui/Card.tsx'))['quayside/no-literal-text']).toEqual([error])
    expect((await rulesOf('portal/features/clients/model/letters.test.ts'))['jest/no-focused-tests']?.[0]).toBe(error)
    expect((await rulesOf('tests/api/login.test.ts'))['jest/no-disabled-tests']?.[0]).toBe(error)
  })
})
