/** Conversions by Björn Ottosson, https://bottosson.github.io/posts/oklab/, as in CSS Color 4. */
type Triple = readonly [number, number, number]

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * Math.max(c, 0) ** (1 / 2.4) - 0.055)

/** Channels 0 to 1 of `#rrggbb`. Throws a `RangeError` on any other text. */
export function parseHex(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`)
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

export const toHex = (rgb: Triple): string =>
  `#${rgb
    .map((c) =>
      Math.round(c * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Lightness, and how far from grey along green to red and blue to yellow; of channels 0 to 1. */
export function toOklab(rgb: Triple): Triple {
  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (c: number) => Math.min(1, Math.max(0, fromLinear(c)))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** What CSS writes as `color-mix(in oklab, first percent%, second)`, of channels 0 to 1. */
export function mixOklab(first: Triple, percent: number, second: Triple): Triple {
  const share = percent / 100
  const [a, b] = [toOklab(first), toOklab(second)]
  const mixed = (i: 0 | 1 | 2) => a[i] * share + b[i] * (1 - share)
  return fromOklab([mixed(0), mixed(1), mixed(2)])
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** Contrast of two colours `#rrggbb`, 1 to 21, by WCAG 2.2. */
export function contrastRatio(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
