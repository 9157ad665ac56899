import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { currencyCodes } from '../domain/currency'
import { decimal, money } from '../domain/money'
import { intlLocales, locales } from '../i18n/locales'
import { currencySymbol, formatMoney, moneyParts } from './money'
import { formatCompactMoney } from './compactMoney'

const nb = '\u00a0'

describe('formatMoney', () => {
  it.each([
    ['1640000', 'GBP', 'en', '£1,640,000.00'],
    ['-1317.80', 'GBP', 'en', '−£1,317.80'],
    ['0', 'GBP', 'en', '£0.00'],
    ['1234.5', 'CAD', 'en', 'C$1,234.50'],
    ['1234.5', 'AUD', 'en', 'A$1,234.50'],
    ['1234.5', 'USD', 'en', '$1,234.50'],
    ['1234.5', 'INR', 'en', '₹1,234.50'],
    ['1234.5', 'JPY', 'en', '¥1,235'],
    ['-1234567.5', 'ISK', 'en', `−kr${nb}1,234,568`],
    ['12.3', 'CHF', 'en', `CHF${nb}12.30`],
    ['-1317.80', 'GBP', 'is', `−1.317,80${nb}£`],
    ['1234567', 'ISK', 'is', `1.234.567${nb}kr.`],
    ['1234.56', 'EUR', 'el', `1.234,56${nb}€`],
    ['1234567', 'ISK', 'el', `1.234.567${nb}kr`],
    ['12.3', 'SEK', 'is', `12,30${nb}SEK`],
  ] as const)('%s %s in %s is %s', (amount, currency, locale, expected) => {
    expect(formatMoney(money(amount, currency), locale)).toBe(expected)
  })

  it('puts a plus on gains when asked, and no sign on zero', () => {
    expect(formatMoney(money('11526.73', 'GBP'), 'en', { signed: true })).toBe('+£11,526.73')
    expect(formatMoney(money('-6831.2', 'GBP'), 'en', { signed: true })).toBe('−£6,831.20')
    expect(formatMoney(money('22907.33', 'GBP'), 'el', { signed: true })).toBe(`+22.907,33${nb}£`)
    for (const zero of ['0', '0.004', '-0.004', '-0', '-0.00']) {
      expect(formatMoney({ amount: decimal(zero), currency: 'GBP' }, 'en', { signed: true })).toBe('£0.00')
    }
  })

  it('rounds half away from zero, with the digits asked for', () => {
    expect(formatMoney(money('1.005', 'GBP'), 'en')).toBe('£1.01')
    expect(formatMoney(money('-1.005', 'GBP'), 'en')).toBe('−£1.01')
    expect(formatMoney(money('1234.5', 'GBP'), 'en', { digits: 0 })).toBe('£1,235')
    expect(formatMoney(money('4.2186', 'GBP'), 'en', { digits: 4 })).toBe('£4.2186')
  })

  it('keeps the digits that a binary number would lose', () => {
    expect(formatMoney(money('123456789012345678.91', 'GBP'), 'en')).toBe('£123,456,789,012,345,678.91')
    expect(formatMoney(money('-9007199254740993.12', 'EUR'), 'el')).toBe(`−9.007.199.254.740.993,12${nb}€`)
  })

  it('writes numbers as the Unicode CLDR has them for each language', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.constantFrom(...locales), (pence, locale) => {
        const reference = new Intl.NumberFormat(intlLocales[locale], {
          style: 'currency',
          currency: 'GBP',
          currencyDisplay: 'narrowSymbol',
          signDisplay: 'negative',
        })
        expect(formatMoney(money(pence / 100, 'GBP'), locale)).toBe(reference.format(pence / 100).replace('-', '−'))
      }),
    )
  })

  it('never prints NaN, an undefined, a hyphen or a signed zero', () => {
    const amount = fc.integer({ min: -1e15, max: 1e15 }).map((units) => units / 1e6)
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...locales),
        fc.boolean(),
        (value, currency, locale, signed) => {
          for (const text of [
            formatMoney(money(value, currency), locale, { signed }),
            formatCompactMoney(money(value, currency), locale, { signed }),
          ]) {
            expect(text).not.toMatch(/NaN|undefined|Infinity|-/)
            expect(/[1-9]/.test(text) || !/[−+]/.test(text)).toBe(true)
          }
        },
      ),
    )
  })
})

describe('moneyParts', () => {
  it('parts the hero figure', () => {
    expect(moneyParts(money('2312459.37', 'GBP'), 'en')).toEqual({
      sign: '',
      symbol: '£',
      symbolFirst: true,
      gap: '',
      integer: '2,312,459',
      fraction: '.37',
    })
    expect(moneyParts(money('-2312459.37', 'EUR'), 'el')).toEqual({
      sign: '−',
      symbol: '€',
      symbolFirst: false,
      gap: nb,
      integer: '2.312.459',
      fraction: ',37',
    })
  })

  it('has no fraction where the currency has none', () => {
    expect(moneyParts(money('310800000', 'ISK'), 'is')).toMatchObject({ integer: '310.800.000', fraction: '', symbol: 'kr.' })
  })

  it('joins to the formatted amount', () => {
    const { sign, symbol, gap, integer, fraction } = moneyParts(money('-5', 'ISK'), 'en')
    expect(sign + symbol + gap + integer + fraction).toBe(formatMoney(money('-5', 'ISK'), 'en'))
  })
})

describe('formatCompactMoney', () => {
  it.each([
    ['2312459.37', 'GBP', 'en', '£2.31m'],
    ['851000', 'GBP', 'en', '£851k'],
    ['851265.06', 'GBP', 'en', '£851.27k'],
    ['2300000', 'GBP', 'en', '£2.30m'],
    ['912.4', 'GBP', 'en', '£912.40'],
    ['-851000', 'GBP', 'en', '−£851k'],
    ['999994.99', 'GBP', 'en', '£999.99k'],
    ['999995', 'GBP', 'en', '£1m'],
    ['999.995', 'GBP', 'en', '£1k'],
    ['999.99', 'GBP', 'en', '£999.99'],
    ['3512000000', 'GBP', 'en', '£3,512m'],
    ['310800000', 'ISK', 'en', `kr${nb}310.80m`],
    ['310800000', 'ISK', 'is', `310,80${nb}m.${nb}kr.`],
    ['851000', 'EUR', 'el', `851${nb}χιλ.${nb}€`],
    ['2312459.37', 'EUR', 'el', `2,31${nb}εκ.${nb}€`],
    ['0', 'GBP', 'en', '£0.00'],
  ] as const)('%s %s in %s is %s', (amount, currency, locale, expected) => {
    expect(formatCompactMoney(money(amount, currency), locale)).toBe(expected)
  })

  it('puts a plus on gains when asked', () => {
    expect(formatCompactMoney(money('42447.52', 'GBP'), 'en', { signed: true })).toBe('+£42.45k')
  })
})

describe('currencySymbol', () => {
  it('tells the dollars and the crowns apart', () => {
    for (const locale of locales) {
      const symbols = currencyCodes.map((code) => currencySymbol(code, locale))
      expect(new Set(symbols).size).toBe(symbols.length)
    }
  })
})
