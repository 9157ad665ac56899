import { signIn } from '../../tests/helpers/client'

export const brands = ['akta', 'bowmore', 'iolcus'] as const
export type Brand = (typeof brands)[number]

/** Ids that the addresses of a brand's screens are made of. */
export type World = Readonly<{
  /** The home of the investor. */
  account: string
  portfolio: string
  holding: string
  /** An account of the advisor's list, and its largest portfolio. */
  client: string
  clientPortfolio: string
  /** Of somebody with one portfolio. */
  single: string
  /** A page and a post of the firm's content, and a process. */
  page: string
  post: string
  process: string
}>

type Rows = Readonly<{
  clients?: readonly { id: string; portfolioCount: number }[]
  portfolios?: readonly { id: string; value: { amount: string } | null }[]
  holdings?: readonly { id: string; assetClass: string }[]
}>

/** The first record of a brand in a collection; empty where there is none. The platform admin sees those of every brand, whatever host they are on. */
async function firstOf(brand: Brand, collection: string): Promise<string> {
  const admin = await signIn('admin@quayside.example', { brand })
  const { docs } = (await admin.get(`/api/${collection}?limit=1&depth=0&sort=createdAt&where[brand][equals]=${brand}`)).body as { docs?: readonly { id: string }[] }
  return docs?.[0]?.id ?? ''
}

export async function worldOf(brand: Brand): Promise<World> {
  const person = async (name: string) => {
    const client = await signIn(`${name}@${brand}.example`, { brand })
    const ask = async (path: string): Promise<Rows> => (await client.get(`/api/wealth/${path}`)).body as Rows
    const { accounts, home } = (await client.get('/api/session')).body as { accounts: readonly { id: string }[]; home: string }
    return { ask, home, account: accounts[0]?.id ?? '' }
  }
  const investor = await person('investor')
  const portfolio = (await investor.ask(`accounts/${investor.account}`)).portfolios?.[0]?.id ?? ''
  const { holdings = [] } = await investor.ask(`portfolios/${portfolio}/holdings`)
  const single = await person('single')
  const advisor = await person('advisor')
  const { clients = [] } = await advisor.ask(`clients?portal=${brand}`)
  const client = clients.find(({ portfolioCount }) => portfolioCount > 1) ?? clients[0]
  return {
    account: investor.account,
    portfolio,
    holding: holdings.find(({ assetClass }) => assetClass !== 'Cash')?.id ?? '',
    client: client?.id ?? '',
    clientPortfolio: (await advisor.ask(`accounts/${client?.id}`)).portfolios?.[0]?.id ?? '',
    page: await firstOf(brand, 'pages'),
    post: await firstOf(brand, 'posts'),
    process: await firstOf(brand, 'processes'),
    single: (await single.ask(`accounts/${single.account}`)).portfolios?.[0]?.id ?? '',
  }
}
