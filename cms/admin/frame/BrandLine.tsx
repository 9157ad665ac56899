import { themeInputs } from '../../../shared/theme/inputs'
import type { Brand } from '../../../shared/brands/brandSchema'
import { Swatched } from '../cells/words'
import { fill } from '../texts/fill'
import type { panelTexts } from '../texts/panelTexts'

type Props = Readonly<{
  brand: Pick<Brand, 'displayName' | 'theme'>
  /** All brands share these records: the choice leaves none out. */
  isShared?: boolean
  texts: ReturnType<typeof panelTexts>
}>

/** Under a heading: that one brand's records are shown, which the switch says too where the menu is in sight. */
export const BrandLine = ({ brand, isShared = false, texts: { frame } }: Props) => (
  <p className="qs-brandline">
    {isShared ? (
      frame.sharedByBrands
    ) : (
      <Swatched colours={themeInputs[brand.theme].accent}>{fill(frame.onlyBrand, { brand: brand.displayName })}</Swatched>
    )}
  </p>
)
