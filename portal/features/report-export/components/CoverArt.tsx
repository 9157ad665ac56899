import { SeaChart } from '../../../ui/SeaChart'
import { coverChart } from '../model/coverChart'

/** A sea chart: contours and soundings, the one ornament of the report. */
export const CoverArt = () => <SeaChart chart={coverChart} />
